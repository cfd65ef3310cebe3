#include "record.h"

#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <vector>

#include "cli/handle.h"
#include "order_choice.h"

namespace entente::playthroughs {
namespace {

using entente_cli::Fill;
using entente_cli::Out;
using entente_cli::Sized;

std::string Hex(uint64_t hash) {
  char text[17];
  std::snprintf(text, sizeof text, "%016" PRIx64, hash);
  return text;
}

class Record {
 public:
  Record(const std::string& map, const std::string& rules) : numbers_(map + " " + rules) {
    auto read = Sized<entente_rules>();
    // A handle is there at the end of the statement that makes it.
    Fails(entente_map_builtin(map.data(), map.size(), Out(map_), &error_));
    if (failed_ || Fails(entente_rules_read(map_.get(), rules.data(), rules.size(), &read, &error_))) return;
    Fails(entente_game_new(map_.get(), &read, nullptr, Out(game_), &error_));
    if (failed_ || Fails(entente_map_describe(map_.get(), &map_info_, &error_))) return;
    position_.resize((entente_position_size(map_.get()) + 7) / 8);
    Line("playthrough 1\nmap " + map + "\nrules " + rules + "\nfingerprint " + std::to_string(map_info_.fingerprint));
  }

  std::string Play(size_t most_bytes) {
    while (!failed_ && text_.size() <= most_bytes && Describe() && info_.end_kind == ENTENTE_END_NONE) {
      WritePhase();
      const std::vector<PowerLines> handed_in = ChooseOrders(game_.get(), numbers_);
      for (const PowerLines& power : handed_in) Submit(power);
      Fails(entente_game_process(game_.get(), &error_));
      WriteResults(handed_in);
    }
    WriteEnd();
    return failed_ ? std::string("error: ") + error_.message + "\n" : text_;
  }

 private:
  bool Fails(entente_status status) {
    failed_ = failed_ || status != ENTENTE_OK;
    return failed_;
  }
  void Line(const std::string& line) { text_ += line + "\n"; }
  bool Describe() { return !Fails(entente_game_describe(game_.get(), &info_, &error_)); }

  const char* PowerId(entente_power power) const { return entente_map_power_id(map_.get(), power); }
  std::string Place(entente_location place) const { return entente_map_location_id(map_.get(), place); }
  std::string UnitText(const entente_unit& unit) const {
    return (unit.unit_type == ENTENTE_ARMY ? "A " : "F ") + Place(unit.location);
  }

  // "phase S1901M hash 9f.. units 22 dislodged 0", then units, centers and legal orders of each power: "counts 3/3/45 ..".
  void WritePhase() {
    auto described = Sized<entente_position_info>();
    uint64_t hash = 0;
    std::vector<entente_power_counts> counts;
    Fails(entente_game_position(game_.get(), info_.phase_count, position_.data(), position_.size() * 8, &error_));
    Fails(entente_position_describe(map_.get(), position_.data(), &described, &error_));
    Fails(entente_position_hash(map_.get(), position_.data(), &hash, &error_));
    failed_ |= !Fill(counts, &error_, entente_position_counts, map_.get(), position_.data());
    Line(std::string("phase ") + info_.phase_name + " hash " + Hex(hash) + " units " +
         std::to_string(described.unit_count) + " dislodged " + std::to_string(described.dislodged_count));
    std::string line = "counts";
    for (entente_power power = 0; power < counts.size(); ++power) {
      size_t legal = 0;
      std::vector<entente_order> orders;
      Fill(orders, &error_, entente_game_legal_orders, game_.get(), power, ENTENTE_NO_PROVINCE);
      legal = orders.size();
      line += " " + std::to_string(counts[power].units) + "/" + std::to_string(counts[power].centers) + "/" +
              std::to_string(legal);
    }
    Line(line);
  }

  void Submit(const PowerLines& power) {
    std::string lines;
    for (const std::string& line : power.lines) lines += line + "\n";
    Fails(entente_game_submit_text(game_.get(), power.power, lines.data(), lines.size(), nullptr, &error_));
  }

  std::string ResultText(const entente_order_result& result, const std::string& written) const {
    std::string text = std::string(" : ") + entente_word(ENTENTE_WORDS_REASON, result.reason);
    if (result.illegality != 0)
      text += std::string(" illegality ") + entente_word(ENTENTE_WORDS_ILLEGALITY, result.illegality);
    if (result.cause != ENTENTE_NO_PROVINCE) text += " cause " + Place(result.cause);
    if (result.dislodged_by != ENTENTE_NO_PROVINCE) text += " dislodged " + Place(result.dislodged_by);
    if (result.hidden != 0) text += " hidden";
    const std::string order = OrderText(result.order);  // empty of an unreadable line
    if (!order.empty() && order != written) text += " as " + order;
    return text;
  }
  std::string OrderText(entente_order order) const {
    std::string text;
    Fill(text, nullptr, entente_order_write, map_.get(), order);
    return text;
  }
  static entente_power PowerOf(entente_order order) {
    auto fields = Sized<entente_order_fields>();
    entente_order_unpack(order, &fields, nullptr);
    return fields.power;
  }

  void WriteResults(const std::vector<PowerLines>& handed_in) {
    const entente_phase phase = info_.phase_count;
    std::vector<entente_order_result> results;
    Fails(entente_cli::ListOf(results, [&](entente_order_result* list, size_t capacity, size_t* length) {
      return entente_game_results(game_.get(), phase, list, sizeof *list, capacity, length, &error_);
    }));
    size_t next = 0;
    for (const PowerLines& power : handed_in) {
      for (const std::string& line : power.lines) {
        if (next == results.size()) return;
        Line(std::string("order ") + PowerId(power.power) + " " + line + ResultText(results[next++], line));
      }
    }
    for (size_t i = next; i < results.size(); ++i) {
      const std::string order = OrderText(results[i].order);
      Line(std::string("implied ") + PowerId(PowerOf(results[i].order)) + " " + order + ResultText(results[i], order));
    }
    WriteEvents(phase);
    if (!results.empty()) WriteSentence(phase, static_cast<uint32_t>(phase % results.size()));
  }

  void WriteEvents(entente_phase phase) {
    std::vector<entente_event> events;
    failed_ |= !Fill(events, &error_, entente_game_events, game_.get(), phase);
    for (const entente_event& event : events) {
      std::string line = std::string("event ") + entente_word(ENTENTE_WORDS_EVENT_KIND, event.kind) + " " +
                         entente_word(ENTENTE_WORDS_EVENT_WHY, event.why) + " " + PowerId(event.power);
      if (event.unit.location != ENTENTE_NO_LOCATION) line += " " + UnitText(event.unit);
      Line(line);
    }
  }

  // The sentence of one result: in German in every second phase, with full names in every other two.
  void WriteSentence(entente_phase phase, uint32_t index) {
    auto options = Sized<entente_text_options>();
    options.full_names = phase / 2 % 2;
    options.language = phase % 2 == 0 ? ENTENTE_LANGUAGE_EN : ENTENTE_LANGUAGE_DE;
    entente_cli::Text sentences;
    Fails(entente_game_texts(game_.get(), phase, ENTENTE_TEXTS_RESULTS, &options, sentences.out(), &error_));
    if (failed_) return;
    Line(std::string("says ") + entente_word(ENTENTE_WORDS_TEXT_LANGUAGE, options.language) + " " +
         entente_cli::LinesOf(sentences.view())[index]);
  }

  // How the game stands: the end with its winners, the last position, the scores of every system, the hash of the game.
  void WriteEnd() {
    if (failed_ || !Describe()) return;
    std::string line = std::string("end ") + entente_word(ENTENTE_WORDS_END_KIND, info_.end_kind);
    for (entente_power power = 0; power < map_info_.power_count; ++power) {
      if ((info_.winners >> power & 1) != 0) line += std::string(" ") + PowerId(power);
    }
    Line(line);
    std::string position;
    uint64_t hash = 0;
    Fails(entente_game_position(game_.get(), info_.phase_count, position_.data(), position_.size() * 8, &error_));
    failed_ |= !Fill(position, &error_, entente_position_write_line, map_.get(), position_.data());
    Line("position " + position);
    WriteScores();
    Fails(entente_game_hash(game_.get(), info_.phase_count, &hash, &error_));
    Line("game " + Hex(hash));
  }

  void WriteScores() {
    auto system = Sized<entente_score_system_info>();
    for (uint32_t i = 0; entente_score_system_describe(i, &system, nullptr) == ENTENTE_OK; ++i) {
      std::vector<entente_score> scores;
      failed_ |= !Fill(scores, &error_, entente_position_scores, map_.get(), position_.data(), i, 0u);
      std::string line = std::string("scores ") + system.name;
      for (const entente_score& score : scores) {
        line += " " + std::to_string(score.numerator) + "/" + std::to_string(score.denominator);
      }
      Line(line);
    }
  }

  Numbers numbers_;
  entente_cli::MapHandle map_;
  entente_cli::GameHandle game_;
  entente_map_info map_info_ = Sized<entente_map_info>();
  entente_game_info info_ = Sized<entente_game_info>();
  entente_error error_ = Sized<entente_error>();
  std::vector<uint64_t> position_;
  std::string text_;
  bool failed_ = false;
};

}  // namespace

std::string Play(const std::string& map, const std::string& rules, size_t most_bytes) {
  return Record(map, rules).Play(most_bytes);
}

}  // namespace entente::playthroughs
