#include "conform/report.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"

namespace entente::conform {
namespace {

constexpr size_t kVerdicts = kVerdictWords.size();
constexpr std::array<const char*, kVerdicts> kHeads = {"agreed",  "preference", "differs",
                                                       "skipped", "errored",    "timed out"};

std::string SectionTitle(const std::string& section) {
  static const std::map<std::string, std::string> kTitles = {
      {"6.A", "basic checks"}, {"6.B", "coasts"},        {"6.C", "circular movement"}, {"6.D", "supports"},
      {"6.E", "head to head"}, {"6.F", "convoys"},       {"6.G", "adjacent convoys"},  {"6.H", "retreats"},
      {"6.I", "building"},     {"6.J", "civil disorder"}};
  const auto found = kTitles.find(section);
  return found == kTitles.end() ? "" : found->second;
}

std::string Escaped(const std::string& text) {
  return absl::StrReplaceAll(text, {{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\"", "&quot;"}});
}

Json CountsOf(const EngineRun& run, const std::string* section) {
  Json counts = Json::object();
  for (size_t v = 0; v < kVerdicts; ++v) {
    const Verdict verdict = static_cast<Verdict>(v);
    counts[kVerdictWords[v]] = section != nullptr ? run.Count(verdict, *section) : run.Count(verdict);
  }
  return counts;
}

std::string Row(const std::string& name, const Json& counts) {
  std::string row = absl::StrFormat("%-24s", name);
  for (const char* word : kVerdictWords) {
    const size_t count = counts[word].get<size_t>();
    absl::StrAppendFormat(&row, "%11s", count == 0 ? std::string("-") : absl::StrCat(count));
  }
  return row + "\n";
}

// "reasons: 80 of 95 failures as the case says".
std::string ReasonsOf(const EngineRun& run) {
  int told = 0, same = 0;
  for (const CaseVerdict& one : run.cases) {
    told += one.reasons;
    same += one.same_reasons;
  }
  return told == 0 ? "no reasons given" : absl::StrCat(same, " of ", told, " reasons of failed orders as expected");
}

constexpr absl::string_view kStyle = R"(
:root{color-scheme:light dark;--line:#8884;--good:#1a7f37;--fair:#9a6700;--bad:#cf222e;--dim:#6e7781}
body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{border-bottom:1px solid var(--line);padding:.3rem .6rem;text-align:right}
th:first-child,td:first-child{text-align:left}thead th{vertical-align:bottom}
.agreed{color:var(--good)}.preference{color:var(--fair)}.differs,.errored,.timed_out{color:var(--bad)}.skipped{color:var(--dim)}
.verdict{font-weight:600}details{margin:.4rem 0}ul{margin:.2rem 0}code{overflow-wrap:anywhere}
@media(max-width:40rem){body{font-size:14px}th,td{padding:.2rem}}
)";

// The cell of a section: "12 of 12", coloured by its worst verdict.
std::string Cell(const EngineRun& run, const std::string& section) {
  size_t all = 0;
  Verdict worst = Verdict::kAgreed;
  for (const CaseVerdict& one : run.cases) {
    if (one.section() != section) continue;
    ++all;
    worst = std::max(worst, one.verdict);
  }
  if (all == 0) return "<td>-</td>";
  return absl::StrCat("<td class=\"", kVerdictWords[static_cast<size_t>(worst)], "\">",
                      run.Count(Verdict::kAgreed, section), " of ", all, "</td>");
}

std::string SectionTable(const std::vector<EngineRun>& runs) {
  std::vector<std::string> sections;
  for (const EngineRun& run : runs) {
    for (const std::string& section : run.Sections()) {
      if (std::find(sections.begin(), sections.end(), section) == sections.end()) sections.push_back(section);
    }
  }
  std::string html =
      "<table><caption>Cases in which the engine agrees</caption><thead><tr><th scope=\"col\">section</th>";
  for (const EngineRun& run : runs) absl::StrAppend(&html, "<th scope=\"col\">", Escaped(run.name()), "</th>");
  html += "</tr></thead><tbody>";
  for (const std::string& section : sections) {
    absl::StrAppend(&html, "<tr><th scope=\"row\">", Escaped(section), " ", SectionTitle(section), "</th>");
    for (const EngineRun& run : runs) html += Cell(run, section);
    html += "</tr>\n";
  }
  for (size_t v = 0; v < kVerdicts; ++v) {
    absl::StrAppend(&html, "<tr><th scope=\"row\">", kHeads[v], "</th>");
    for (const EngineRun& run : runs) {
      absl::StrAppend(&html, "<td class=\"", kVerdictWords[v], "\">", run.Count(static_cast<Verdict>(v)), "</td>");
    }
    html += "</tr>\n";
  }
  return html + "</tbody></table>\n";
}

std::string CaseHtml(const CaseVerdict& one) {
  const char* word = kVerdictWords[static_cast<size_t>(one.verdict)];
  std::string html =
      absl::StrCat("<details><summary>", Escaped(one.id), " ", Escaped(one.title), ": <span class=\"verdict ", word,
                   "\">", kHeads[static_cast<size_t>(one.verdict)], "</span>");
  if (!one.rules.empty()) absl::StrAppend(&html, ", as under <code>", Escaped(one.rules), "</code>");
  html += "</summary><ul>";
  for (const std::string& detail : one.details) absl::StrAppend(&html, "<li>", Escaped(detail), "</li>");
  if (absl::string_view(one.link).substr(0, 8) == "https://") {
    absl::StrAppend(&html, "<li><a href=\"", Escaped(one.link), "\">why it is skipped</a></li>");
  }
  return html + "</ul></details>\n";
}

std::string EngineHtml(const EngineRun& run) {
  std::string html = absl::StrCat("<h2>", Escaped(run.name()), "</h2>\n<p>");
  for (const char* member : {"language", "licence", "homepage"}) {
    const std::string text = MemberText(run.implementation, member);
    if (!text.empty()) absl::StrAppend(&html, Escaped(text), member == std::string("homepage") ? "" : " · ");
  }
  absl::StrAppend(&html, "</p>\n<p>", ReasonsOf(run), ".</p>\n");
  for (const CaseVerdict& one : run.cases) {
    if (one.verdict != Verdict::kAgreed) html += CaseHtml(one);
  }
  return html;
}

}  // namespace

std::vector<std::string> LinesOf(const CaseVerdict& verdict) {
  std::vector<std::string> lines = {absl::StrCat(verdict.id, " ", verdict.title, ": ",
                                                 kHeads[static_cast<size_t>(verdict.verdict)],
                                                 verdict.rules.empty() ? "" : ", as under " + verdict.rules)};
  for (const std::string& detail : verdict.details) lines.push_back("  " + detail);
  if (!verdict.link.empty()) lines.push_back("  " + verdict.link);
  return lines;
}

std::string TableOf(const EngineRun& run) {
  std::string table = absl::StrFormat("%-24s", "section");
  for (const char* head : kHeads) absl::StrAppendFormat(&table, "%11s", head);
  table += "\n";
  for (const std::string& section : run.Sections()) {
    table += Row(section + " " + SectionTitle(section), CountsOf(run, &section));
  }
  table += Row("all", CountsOf(run, nullptr));
  return absl::StrCat(table, run.name(), ": ", run.Count(Verdict::kAgreed), " of ", run.cases.size(), " cases agreed; ",
                      ReasonsOf(run), "\n");
}

std::string JsonReport(const std::vector<EngineRun>& runs) {
  Json engines = Json::array(), cases = Json::object();
  for (const EngineRun& run : runs) {
    Json sections = Json::object();
    for (const std::string& section : run.Sections()) sections[section] = CountsOf(run, &section);
    engines.push_back({{"implementation", run.implementation},
                       {"dialect", run.dialect},
                       {"cases", run.cases.size()},
                       {"totals", CountsOf(run, nullptr)},
                       {"sections", sections}});
    for (const CaseVerdict& one : run.cases) {
      cases[one.id]["title"] = one.title;
      cases[one.id]["verdicts"][run.name()] = kVerdictWords[static_cast<size_t>(one.verdict)];
    }
  }
  return Json{{"engines", engines}, {"cases", cases}}.dump() + "\n";
}

std::string HtmlReport(const std::vector<EngineRun>& runs) {
  std::string html = absl::StrCat(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
      "content=\"width=device-width\"><title>DATC scoreboard</title><style>",
      kStyle, "</style></head><body><main>\n<h1>DATC scoreboard</h1>\n",
      "<p>The cases of the Diplomacy Adjudicator Test Cases, played by engines. <b>agreed</b>: the board afterwards, "
      "the "
      "dislodged units with their retreats, and the outcome of each order are those of the case. <b>preference</b>: "
      "the "
      "engine follows another choice of rules that the document describes.</p>\n");
  html += SectionTable(runs);
  for (const EngineRun& run : runs) html += EngineHtml(run);
  return html + "</main></body></html>\n";
}

std::string Badge(const EngineRun& run) {
  const size_t agreed = run.Count(Verdict::kAgreed), all = run.cases.size();
  const char* colour = agreed == all ? "#1a7f37" : agreed * 10 >= all * 9 ? "#9a6700" : "#cf222e";
  const std::string score = absl::StrCat(agreed, " of ", all);
  return absl::StrCat(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"130\" height=\"20\" role=\"img\" aria-label=\"DATC: ", score,
      "\"><title>DATC: ", score,
      "</title><rect width=\"46\" height=\"20\" fill=\"#444\"/><rect x=\"46\" width=\"84\" "
      "height=\"20\" fill=\"",
      colour,
      "\"/><g fill=\"#fff\" font-family=\"Verdana,DejaVu Sans,sans-serif\" font-size=\"11\" "
      "text-anchor=\"middle\"><text "
      "x=\"23\" y=\"14\">DATC</text><text x=\"88\" y=\"14\">",
      score, "</text></g></svg>\n");
}

}  // namespace entente::conform
