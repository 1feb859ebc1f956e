"""Checks JSON documents against a JSON Schema with PyPI `jsonschema`.

usage: validate_payload.py SCHEMA FILE

FILE holds one JSON document a line (as `plumbline score --payload` prints them), or one document.
Prints the number of valid documents; exit code 1 names the line and place of the first fault.
"""

import json
import sys

import jsonschema


def documents(text):
    """(line number, document) for every document of the text."""
    try:
        whole = json.loads(text)
    except json.JSONDecodeError:
        for number, line in enumerate(text.splitlines(), start=1):
            if line.strip():
                yield number, json.loads(line)
    else:
        yield 1, whole


def main(schema_path, file_path):
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    with open(file_path, encoding="utf-8") as file:
        text = file.read()
    count = 0
    for number, document in documents(text):
        error = jsonschema.exceptions.best_match(validator.iter_errors(document))
        if error is not None:
            place = "/".join(str(part) for part in error.absolute_path) or "(root)"
            print(f"{file_path}:{number}: {place}: {error.message}", file=sys.stderr)
            return 1
        count += 1
    print(f"{count} valid")
    return 0 if count else 1


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2]))
