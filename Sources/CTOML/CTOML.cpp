#include "CTOML.h"

#include <cstdlib>
#include <cstring>
#include <sstream>
#include <stdexcept>
#include <string_view>

// toml++ 3.3 asserts on some malformed keys: a debug build aborts, and with NDEBUG the assertion becomes
// an assumption, which is undefined behaviour. Either would take a host down for a bad settings file,
// so a failed assertion is an exception here, in every build.
#undef NDEBUG
#define TOML_ASSERT(expr) \
  ((expr) ? static_cast<void>(0) : throw std::logic_error("the text cannot be understood"))
#define TOML_EXCEPTIONS 1
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
  try {
    toml::table parsed = toml::parse(std::string_view(text, length));
    std::ostringstream rendered;
    rendered << toml::json_formatter(parsed);
    *json = copy(rendered.str());
    return nullptr;
  } catch (const toml::parse_error &error) {
    std::ostringstream message;
    const auto &where = error.source().begin;
    message << where.line << ":" << where.column << ": " << error.description();
    return copy(message.str());
  } catch (const std::exception &error) {
    return copy(error.what());
  }
}

void plumbline_toml_free(char *text) { std::free(text); }
