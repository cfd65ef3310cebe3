// Writes the diagnostics of a map text, as lines for people or as JSON.
#ifndef ENTENTE_ENGINE_MAP_FORMS_DIAGNOSTIC_FORMS_H_
#define ENTENTE_ENGINE_MAP_FORMS_DIAGNOSTIC_FORMS_H_

#include <span>
#include <string>

#include "json/json_writer.h"
#include "map_language/diagnostic.h"

namespace entente {

enum class DiagnosticChoice : uint8_t { kAll, kErrors };

// Writes [{"severity","code","file","line","column","message","include_chain":[..]}]; unknown lines and columns are left
// out. Names of files that are not UTF-8 count as Latin-1.
void WriteDiagnostics(std::span<const Diagnostic> diagnostics, JsonWriter& out,
                      DiagnosticChoice choice = DiagnosticChoice::kAll);
std::string DiagnosticsJson(std::span<const Diagnostic> diagnostics, DiagnosticChoice choice);
// The same as lines: Diagnostic::ToString.
std::string DiagnosticsText(std::span<const Diagnostic> diagnostics, DiagnosticChoice choice);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_FORMS_DIAGNOSTIC_FORMS_H_
