#include "conform/scoreboard_page.h"

#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "conform/report.h"

namespace entente::conform {
namespace {

constexpr absl::string_view kHead = R"(<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none';style-src 'unsafe-inline'">
<title>DATC scoreboard</title><style>
:root{color-scheme:light dark;--ink:#1f2328;--back:#fff;--line:#d0d7de;--soft:#f3f5f7;--good:#176f2c;--fair:#7d4e00;--bad:#b3202c;--dim:#57606a;--link:#0a58b0}
@media(prefers-color-scheme:dark){:root{--ink:#e6edf3;--back:#0f1419;--line:#3a434d;--soft:#1a2129;--good:#56d364;--fair:#e3b341;--bad:#ff8a80;--dim:#a3adb8;--link:#79b8ff}}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--back);max-width:64rem;margin:0 auto;padding:1rem}
h1{font-size:1.7rem;line-height:1.2}h2{margin-top:2.5rem;border-top:1px solid var(--line);padding-top:1rem}h3{font-size:1rem;margin:1.2rem 0 .3rem}
a{color:var(--link)}:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.wide{overflow-x:auto;margin:1rem 0}table{border-collapse:collapse;min-width:100%}caption{text-align:left;font-weight:600;padding-bottom:.4rem}
th,td{border-bottom:1px solid var(--line);padding:.35rem .6rem;text-align:right;white-space:nowrap}
th[scope=row],thead th:first-child{text-align:left;position:sticky;left:0;background:var(--back)}thead th{vertical-align:bottom;white-space:normal}
tr.all th,tr.all td{font-weight:600}
.agreed{color:var(--good)}.preference,.rule{color:var(--fair)}.differs,.errored,.timed_out,.fault,.unexplained{color:var(--bad)}.skipped,.words{color:var(--dim)}
.verdict,.kind{font-weight:600}
details{border:1px solid var(--line);border-radius:.4rem;margin:.4rem 0}summary{cursor:pointer;padding:.4rem .7rem}details>ul,details>p{margin:.2rem .7rem .6rem}
ul{padding-left:1.2rem}li{overflow-wrap:anywhere}code,pre{background:var(--soft);border-radius:.3rem}code{padding:0 .25rem;overflow-wrap:anywhere}
pre{padding:.6rem;white-space:pre-wrap;overflow-wrap:anywhere}dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin:.6rem 0}dt{color:var(--dim)}dd{margin:0;overflow-wrap:anywhere}pre code{padding:0}
.why{display:block;font-size:.93em}.dim{color:var(--dim)}.badge{vertical-align:middle}
@media(max-width:40rem){th,td{padding:.3rem .4rem;font-size:.9rem}thead th:first-child,th[scope=row]{max-width:9.5rem;white-space:normal}dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}
</style></head><body><main>
<h1>DATC scoreboard</h1>
)";

constexpr absl::string_view kIntroduction = R"(<p>Engines for Diplomacy play the cases of the
<i>Diplomacy Adjudicator Test Cases</i>. Each verdict compares the board afterwards, the dislodged units with their retreats, and
the outcome of every order, as far as the engine gives them.</p>
<dl><dt class="agreed">agreed</dt><dd>all are those of the case</dd>
<dt class="preference">preference</dt><dd>they are those of the case under another choice of rules that the case names</dd>
<dt class="differs">differs</dt><dd>neither</dd>
<dt class="skipped">skipped</dt><dd>the engine says that it cannot play the case, and why</dd>
<dt class="errored">errored, timed out</dt><dd>it failed or ended, or gave no answer in time</dd></dl>
)";

constexpr absl::string_view kKinds =
    R"(<p>Each preference and each difference has an explanation of one of three kinds.</p>
<dl><dt class="rule">rule</dt><dd>the engine follows another choice of rules</dd>
<dt class="fault">fault</dt><dd>the engine breaks a rule</dd>
<dt class="words">words</dt><dd>its board is right, but what it says of an order is not what the author of the cases says</dd></dl>
)";

std::string Escaped(absl::string_view text) {
  return absl::StrReplaceAll(text, {{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\"", "&quot;"}});
}

const char* WordOf(Verdict verdict) { return kVerdictWords[static_cast<size_t>(verdict)]; }
const char* HeadOf(Verdict verdict) { return kVerdictHeads[static_cast<size_t>(verdict)]; }

// "engine-1": the anchor of an engine's part.
std::string AnchorOf(size_t engine) { return absl::StrCat("engine-", engine + 1); }

std::string TableBegin(absl::string_view caption, absl::string_view first) {
  return absl::StrCat("<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"", caption,
                      "\"><table><caption>", caption, "</caption><thead><tr><th scope=\"col\">", first, "</th>");
}
constexpr absl::string_view kTableEnd = "</tbody></table></div>\n";

// Each engine with its counts.
std::string TotalsTable(const std::vector<EngineRun>& runs) {
  std::string html = TableBegin("Cases by verdict", "engine");
  for (const char* head : kVerdictHeads) absl::StrAppend(&html, "<th scope=\"col\">", head, "</th>");
  html += "</tr></thead><tbody>\n";
  for (size_t i = 0; i < runs.size(); ++i) {
    absl::StrAppend(&html, "<tr><th scope=\"row\"><a href=\"#", AnchorOf(i), "\">", Escaped(runs[i].name()),
                    "</a></th>");
    for (size_t v = 0; v < kVerdictWords.size(); ++v) {
      const size_t count = runs[i].Count(static_cast<Verdict>(v));
      absl::StrAppend(&html, "<td class=\"", count == 0 ? "dim" : kVerdictWords[v], "\">", count, "</td>");
    }
    html += "</tr>\n";
  }
  return absl::StrCat(html, kTableEnd);
}

// For colors: what is skipped is not as bad as what differs.
int Weight(Verdict verdict) { return verdict == Verdict::kSkipped ? 1 : 2 * static_cast<int>(verdict); }

// "12 of 12", colored by the worst verdict.
std::string Cell(const EngineRun& run, const std::string& section) {
  size_t all = 0;
  Verdict worst = Verdict::kAgreed;
  for (const CaseVerdict& one : run.cases) {
    if (one.section() != section) continue;
    ++all;
    if (Weight(one.verdict) > Weight(worst)) worst = one.verdict;
  }
  if (all == 0) return "<td class=\"dim\">none</td>";
  return absl::StrCat("<td class=\"", WordOf(worst), "\">", run.Count(Verdict::kAgreed, section), " of ", all, "</td>");
}

std::string SectionTable(const std::vector<EngineRun>& runs) {
  std::vector<std::string> sections;
  std::string html = TableBegin("Cases in which the engine agrees, by section", "section");
  for (const EngineRun& run : runs) {
    absl::StrAppend(&html, "<th scope=\"col\">", Escaped(run.name()), "</th>");
    for (const std::string& section : run.Sections()) {
      if (!absl::c_linear_search(sections, section)) sections.push_back(section);
    }
  }
  html += "</tr></thead><tbody>\n";
  for (const std::string& section : sections) {
    absl::StrAppend(&html, "<tr><th scope=\"row\">", Escaped(section), " ", SectionTitle(section), "</th>");
    for (const EngineRun& run : runs) html += Cell(run, section);
    html += "</tr>\n";
  }
  html += "<tr class=\"all\"><th scope=\"row\">all</th>";
  for (const EngineRun& run : runs) {
    absl::StrAppend(&html, "<td>", run.Count(Verdict::kAgreed), " of ", run.cases.size(), "</td>");
  }
  return absl::StrCat(html, "</tr>\n", kTableEnd);
}

std::string WhyHtml(const Explanation& one) {
  return absl::StrCat(
      "<span class=\"why\"><span class=\"kind ", one.kind, "\">", one.kind, "</span>",
      one.rule.empty() ? "" : ", " + Escaped(one.rule), ": ", Escaped(one.text),
      one.varies ? " Its answer varies from run to run." : "",
      one.shown_by.empty() ? "" : absl::StrCat(" <span class=\"dim\">(case ", Escaped(one.shown_by), ")</span>"),
      "</span>");
}

// A case that is not agreed: its verdict with the explanations; what differs can be opened.
std::string CaseHtml(const EngineRun& run, const CaseVerdict& one, const Explanations* explanations) {
  std::string html =
      absl::StrCat("<details><summary>", Escaped(one.id), " ", Escaped(one.title), ": <span class=\"verdict ",
                   WordOf(one.verdict), "\">", HeadOf(one.verdict), "</span>");
  if (!one.rules.empty()) absl::StrAppend(&html, ", as under <code>", Escaped(one.rules), "</code>");
  if (explanations != nullptr) {
    const std::vector<const Explanation*> found = explanations->Of(run, one);
    for (const Explanation* each : found) html += WhyHtml(*each);
    if (found.empty()) html += "<span class=\"why unexplained\">not explained yet</span>";
  }
  html += "</summary><ul>";
  for (const std::string& detail : one.details) absl::StrAppend(&html, "<li>", Escaped(detail), "</li>");
  return html + "</ul></details>\n";
}

// The cases that are skipped for the same reason together.
std::string SkippedHtml(const EngineRun& run) {
  std::vector<std::pair<std::string, std::vector<const CaseVerdict*>>> reasons;
  for (const CaseVerdict& one : run.cases) {
    if (one.verdict != Verdict::kSkipped) continue;
    const std::string reason = absl::StrJoin(one.details, "; ");
    auto found = absl::c_find_if(reasons, [&](const auto& known) { return known.first == reason; });
    if (found == reasons.end()) found = reasons.insert(reasons.end(), {reason, {}});
    found->second.push_back(&one);
  }
  std::string html;
  for (const auto& [reason, cases] : reasons) {
    absl::StrAppend(
        &html, "<details><summary>", cases.size(), " <span class=\"verdict skipped\">skipped</span>: ", Escaped(reason),
        "</summary><p>",
        absl::StrJoin(cases, ", ", [](std::string* text, const CaseVerdict* one) { *text += Escaped(one->id); }));
    if (absl::StartsWith(cases.front()->link, "https://")) {
      absl::StrAppend(&html, " (<a href=\"", Escaped(cases.front()->link), "\">why</a>)");
    }
    html += "</p></details>\n";
  }
  return html;
}

std::string Fact(const char* name, const std::string& html) {
  return html.empty() ? "" : absl::StrCat("<dt>", name, "</dt><dd>", html, "</dd>");
}

std::string FactsHtml(const EngineRun& run, const Explanations* explanations, const EngineNotes* notes) {
  const auto of = [&](const char* member) { return Escaped(MemberText(run.implementation, member)); };
  const std::string homepage = of("homepage");
  std::string html = absl::StrCat("<dl>", Fact("version", of("version")), Fact("language", of("language")),
                                  Fact("licence", of("licence")));
  if (absl::StartsWith(homepage, "https://")) {
    html += Fact("homepage", absl::StrCat("<a href=\"", homepage, "\">", homepage, "</a>"));
  }
  absl::StrAppend(&html, Fact("played", Escaped(run.date)), Fact("map", Escaped(MemberText(run.dialect, "map"))),
                  Fact("reasons", ReasonsOf(run)));
  if (explanations != nullptr && absl::c_any_of(run.cases, NeedsExplanation)) {
    html += Fact("explained", KindsOf(run, *explanations));
  }
  if (notes != nullptr) {
    absl::StrAppend(&html,
                    Fact("adapter", notes->adapter.empty() ? "" : "<code>" + Escaped(notes->adapter) + "</code>"),
                    Fact("note", Escaped(notes->note)));
  }
  html += "</dl>\n";
  if (notes != nullptr && !notes->run.empty()) {
    absl::StrAppend(&html, "<h3>How to run it</h3>\n<pre><code>", Escaped(absl::StrJoin(notes->run, "\n")),
                    "</code></pre>\n");
  }
  return html;
}

std::string EngineHtml(const EngineRun& run, size_t number, const Explanations* explanations) {
  std::string html = absl::StrCat("<section aria-labelledby=\"", AnchorOf(number), "\"><h2 id=\"", AnchorOf(number),
                                  "\">", Escaped(run.name()), " <span class=\"badge\">", Badge(run), "</span></h2>\n");
  html += FactsHtml(run, explanations, explanations == nullptr ? nullptr : explanations->NotesOf(run));
  if (run.Count(Verdict::kAgreed) < run.cases.size()) html += "<h3>Cases in which it does not agree</h3>\n";
  for (const CaseVerdict& one : run.cases) {
    if (NeedsExplanation(one)) html += CaseHtml(run, one, explanations);
  }
  return html + SkippedHtml(run) + "</section>\n";
}

}  // namespace

std::string ScoreboardPage(const std::vector<EngineRun>& runs, const Explanations* explanations) {
  std::string html = absl::StrCat(kHead, kIntroduction);
  if (explanations != nullptr) {
    absl::StrAppend(&html, kKinds);
    if (!explanations->note.empty()) absl::StrAppend(&html, "<p>", Escaped(explanations->note), "</p>\n");
  }
  html += TotalsTable(runs) + SectionTable(runs);
  for (size_t i = 0; i < runs.size(); ++i) html += EngineHtml(runs[i], i, explanations);
  return html + "</main></body></html>\n";
}

}  // namespace entente::conform
