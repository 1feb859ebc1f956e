// TOML through toml++, flattened to text so that Swift sees no C++ type.
#pragma once
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif

/// Parses `length` bytes of TOML. On success returns NULL and stores a JSON rendering of the
/// document in `*json` (release it with `plumbline_toml_free`). On failure returns an error text
/// "line:column: reason" (release it likewise) and leaves `*json` NULL.
char *plumbline_toml_to_json(const char *text, size_t length, char **json);
void plumbline_toml_free(char *text);

#ifdef __cplusplus
}
#endif
