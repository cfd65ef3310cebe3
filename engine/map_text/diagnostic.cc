#include "map_text/diagnostic.h"

namespace entente {

std::string Diagnostic::ToString() const {
  std::string where = file;
  if (line > 0) where += ":" + std::to_string(line);
  if (column > 0) where += ":" + std::to_string(column);
  std::string message = where + (is_error ? ": error: " : ": warning: ") + code + ": " + text;
  for (const std::string& step : include_chain) message += "\n  included from " + step;
  return message;
}

}  // namespace entente
