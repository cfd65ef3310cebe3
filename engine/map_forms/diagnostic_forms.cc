#include "map_forms/diagnostic_forms.h"

#include "base/text.h"

namespace entente {
namespace {

void WriteDiagnostic(const Diagnostic& diagnostic, JsonWriter& out) {
  out.BeginObject();
  out.Member("severity", diagnostic.is_error ? "error" : "warning");
  out.Member("code", diagnostic.code);
  out.Member("file", Utf8FromUtf8OrLatin1(diagnostic.file));
  if (diagnostic.line > 0) out.Member("line", diagnostic.line);
  if (diagnostic.column > 0) out.Member("column", diagnostic.column);
  out.Member("message", diagnostic.text);
  out.Key("include_chain");
  out.BeginArray();
  for (const std::string& step : diagnostic.include_chain) out.String(Utf8FromUtf8OrLatin1(step));
  out.EndArray();
  out.EndObject();
}

bool IsChosen(const Diagnostic& diagnostic, DiagnosticChoice choice) {
  return diagnostic.is_error || choice == DiagnosticChoice::kAll;
}

}  // namespace

void WriteDiagnostics(std::span<const Diagnostic> diagnostics, JsonWriter& out, DiagnosticChoice choice) {
  out.BeginArray();
  for (const Diagnostic& diagnostic : diagnostics) {
    if (IsChosen(diagnostic, choice)) WriteDiagnostic(diagnostic, out);
  }
  out.EndArray();
}

std::string DiagnosticsJson(std::span<const Diagnostic> diagnostics, DiagnosticChoice choice) {
  std::string json;
  JsonWriter writer(json);
  WriteDiagnostics(diagnostics, writer, choice);
  return json;
}

std::string DiagnosticsText(std::span<const Diagnostic> diagnostics, DiagnosticChoice choice) {
  std::string lines;
  for (const Diagnostic& diagnostic : diagnostics) {
    if (IsChosen(diagnostic, choice)) lines += diagnostic.ToString() + "\n";
  }
  return lines;
}

}  // namespace entente
