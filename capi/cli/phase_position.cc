#include "phase_position.h"

#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "output.h"

namespace entente_cli {

bool PhasePosition::Read(entente_exchange* exchange, const entente_document* document, uint32_t phase,
                         entente_error& error, const entente_text_options* texts) {
  entente_status status = ENTENTE_ERR_BUFFER_TOO_SMALL;
  for (size_t size = bytes(); status == ENTENTE_ERR_BUFFER_TOO_SMALL;) {
    words_.resize((size + sizeof(uint64_t) - 1) / sizeof(uint64_t));
    status =
        entente_exchange_read(exchange, document, phase, texts, &map_, &rules_, words_.data(), bytes(), &size, &error);
  }
  return status == ENTENTE_OK;
}

bool PhasePosition::Describe(entente_position_info& info, entente_error& error) const {
  info = Sized<entente_position_info>();
  return entente_position_describe(map_, data(), &info, &error) == ENTENTE_OK;
}

std::string NoteOnSequence(entente_exchange* exchange, const entente_document* document) {
  PhasePosition position;
  auto error = Sized<entente_error>();
  entente_position_info info;
  std::optional<entente_position_info> latest;
  bool is_over = false;
  const uint32_t count = entente_document_phase_count(document);
  for (uint32_t i = 0; i < count; ++i) {
    if (!position.Read(exchange, document, i, error) || !position.Describe(info, error)) return "";
    const std::string place = absl::StrCat("phases[", i, "]: ", info.phase_name, " stands behind the ");
    is_over |= info.end_kind != ENTENTE_END_NONE;
    if (info.end_kind != ENTENTE_END_NONE) continue;  // it has no phase of its own
    if (is_over) return place + "end of the game";
    const bool is_earlier =
        latest.has_value() && std::pair(info.year, info.place_in_flow) < std::pair(latest->year, latest->place_in_flow);
    if (is_earlier) return absl::StrCat(place, "later ", latest->phase_name);
    latest = info;
  }
  return "";
}

bool GameEnd::Read(const PhasePosition& position, const std::string& before, entente_error& error) {
  auto info = Sized<entente_position_info>();
  auto map = Sized<entente_map_info>();
  if (!position.Describe(info, error) || entente_map_describe(position.map_, &map, &error) != ENTENTE_OK) return false;
  end = info.end_kind;
  winners = info.winners;
  if (!Fill(phrase, &error, entente_position_end_phrase, position.map_, position.data(), nullptr)) {
    return false;
  }
  // A position with an end has no phase. Without the end, the copy has the phase in which the game ended.
  PhasePosition going_on = position;
  if (entente_position_set_end(position.map_, going_on.words_.data(), ENTENTE_END_NONE, 0, &error) != ENTENTE_OK ||
      !going_on.Describe(info, error)) {
    return false;
  }
  const bool is_known =
      end == ENTENTE_END_NONE || before == info.phase_name || absl::string_view(info.phase_name) != map.begin_phase;
  phase = is_known ? info.phase_name : "";
  return true;
}

std::vector<uint32_t> PowersIn(uint64_t powers) {
  std::vector<uint32_t> numbers;
  for (uint32_t power = 0; power < 64; ++power) {
    if ((powers >> power & 1) != 0) numbers.push_back(power);
  }
  return numbers;
}

std::vector<std::string> PowerNames(const entente_map* map, uint64_t powers) {
  std::vector<std::string> names;
  for (const uint32_t power : PowersIn(powers)) names.emplace_back(entente_map_power_name(map, power));
  return names;
}

std::vector<std::string> PowerIds(const entente_map* map, uint64_t powers) {
  std::vector<std::string> ids;
  for (const uint32_t power : PowersIn(powers)) ids.emplace_back(entente_map_power_id(map, power));
  return ids;
}

bool ReadPowers(const entente_map* map, absl::string_view option, absl::string_view names, uint64_t& powers,
                std::string& wrong) {
  if (names == "none") return true;
  auto error = Sized<entente_error>();
  for (const absl::string_view name : absl::StrSplit(names, ',')) {
    uint32_t power = 0;
    if (entente_map_find_power(map, name.data(), name.size(), &power, &error) != ENTENTE_OK) {
      wrong = absl::StrCat(option, " ", names, ": ", error.message);
      return false;
    }
    powers |= uint64_t{1} << power;
  }
  return true;
}

}  // namespace entente_cli
