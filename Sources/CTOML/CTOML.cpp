#include "CTOML.h"

#include <cstdlib>
#include <cstring>
#include <sstream>
#include <string_view>
#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

namespace {
char *copy(const std::string &text) {
  char *bytes = static_cast<char *>(std::malloc(text.size() + 1));
  if (bytes != nullptr) std::memcpy(bytes, text.c_str(), text.size() + 1);
  return bytes;
}
}  // namespace

char *plumbline_toml_to_json(const char *text, size_t length, char **json) {
  *json = nullptr;
  toml::parse_result parsed = toml::parse(std::string_view(text, length));
  if (!parsed) {
    std::ostringstream message;
    const auto &where = parsed.error().source().begin;
    message << where.line << ":" << where.column << ": " << parsed.error().description();
    return copy(message.str());
  }
  std::ostringstream rendered;
  rendered << toml::json_formatter(parsed.table());
  *json = copy(rendered.str());
  return nullptr;
}

void plumbline_toml_free(char *text) { std::free(text); }
