#include "conform/perft.h"

#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace entente::conform {
namespace {

// How many orders a list or a number is.
size_t SizeOf(const Json& orders) { return orders.is_number_unsigned() ? orders.get<size_t>() : orders.size(); }

size_t TotalOf(const Json& orders) {
  size_t total = 0;
  for (const Json& each : orders) total += SizeOf(each);
  return total;
}

bool AreCounts(const Json& orders) {
  return orders.is_object() && absl::c_all_of(orders, [](const Json& each) { return each.is_number_unsigned(); });
}

std::string NameOf(const LegalCount& counted) {
  return absl::StrCat(MemberText(counted.phase, "map"), " ", MemberText(counted.phase, "name"));
}

// The orders of a list that another one has not.
void AppendAbsent(const Json& list, const Json& other, const char* what, std::vector<std::string>& lines) {
  if (!list.is_array() || !other.is_array()) return;
  for (const Json& order : list) {
    if (order.is_string() && !absl::c_linear_search(other, order)) {
      lines.push_back(absl::StrCat("  it ", what, " ", order.get<std::string>()));
    }
  }
}

}  // namespace

std::string TextOf(const LegalCount& counted) {
  std::string text;
  for (const auto& [unit, list] : counted.orders.items()) {
    absl::StrAppend(&text, text.empty() ? "" : ", ", unit, " ", SizeOf(list));
  }
  return absl::StrCat(NameOf(counted), ": ", TotalOf(counted.orders), " orders; ", text);
}

std::string LineOf(const LegalCount& counted) {
  Json line = {{"map", counted.phase["map"]}, {"name", counted.phase["name"]}, {"state", counted.phase["state"]}};
  line["total"] = TotalOf(counted.orders);
  for (const auto& [unit, list] : counted.orders.items()) line["orders"][unit] = SizeOf(list);
  return Written(line);
}

std::string ReadCounts(const std::string& text, const std::string& map, std::vector<LegalCount>& counts,
                       size_t& others) {
  int number = 0;
  for (const absl::string_view part : absl::StrSplit(text, '\n')) {
    ++number;
    if (part.empty()) continue;
    Json line;
    ReadJson(part, line);
    if (!line.is_object() || MemberText(line, "map").empty() || MemberText(line, "name").empty() ||
        !line.contains("state") || !line.contains("orders") || !AreCounts(line["orders"])) {
      return absl::StrCat("line ", number,
                          ": expected a position with \"map\", \"name\", \"state\", and \"orders\" with a number ",
                          "for each unit, as perft --json writes it");
    }
    if (MemberText(line, "map") != map) {
      ++others;
      continue;
    }
    LegalCount& one = counts.emplace_back();
    one.orders = line["orders"];
    one.phase = {{"map", line["map"]}, {"name", line["name"]}, {"state", line["state"]}};
  }
  return "";
}

std::vector<std::string> Compare(const LegalCount& expected, const Told& told) {
  if (told.reply != Reply::kAnswered) return {absl::StrCat(WordOf(told.reply), ": ", told.message)};
  if (!told.result.contains("orders") || !told.result["orders"].is_object()) return {"expected \"orders\", an object"};
  const Json& answer = told.result["orders"];
  std::vector<std::string> lines;
  for (const auto& [unit, list] : answer.items()) {
    if (list.is_array() || list.is_number_unsigned() || list.is_null()) continue;
    lines.push_back(absl::StrCat("expected \"orders.", unit, "\" to be an array or a number of orders"));
  }
  if (!lines.empty()) return lines;
  for (const auto& [unit, list] : expected.orders.items()) {
    const Json other = answer.contains(unit) ? answer[unit] : Json::array();
    if (SizeOf(other) == SizeOf(list)) continue;
    lines.push_back(absl::StrCat(unit, ": ", SizeOf(list), " orders; the other engine: ", SizeOf(other)));
    AppendAbsent(list, other, "lacks", lines);
    AppendAbsent(other, list, "has also", lines);
  }
  for (const auto& [unit, list] : answer.items()) {
    if (!expected.orders.contains(unit) && SizeOf(list) > 0) {
      lines.push_back(absl::StrCat(unit, ": no orders; the other engine: ", SizeOf(list)));
    }
  }
  return lines;
}

}  // namespace entente::conform
