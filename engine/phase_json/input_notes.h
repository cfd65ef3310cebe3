// Makes notes: sentences about parts of an input that are ignored or have no effect. A note is not an error. Members written
// by other tools give no notes. Internal to exchange.h. Any threads.
#ifndef ENTENTE_ENGINE_PHASE_JSON_INPUT_NOTES_H_
#define ENTENTE_ENGINE_PHASE_JSON_INPUT_NOTES_H_

#include <span>
#include <string>
#include <vector>

#include "base/status.h"
#include "json/json_writer.h"
#include "notation/normal_form.h"
#include "phase_json/notes.h"
#include "phase_json/phase_json.h"
#include "position/position.h"
#include "rules/rule_options.h"
#include "sheet/order_sheet.h"

namespace entente {

// Notes odd keys, empty `centers` or `retreats`, and dislodged units that only one of `units` and `retreats` has.
//   Shapes: `position` was filled from `phase` without errors.
void NoteState(const PhaseText& phase, const NormalForm& names, const PositionView& position, Notes& notes);

// Notes a victory that the record states and the board does not give: a variant may have other conditions of victory, or the
// others conceded. The record counts.
void NoteEnd(const PhaseText& phase, const PositionView& position, const RuleOptions& rules, Notes& notes);

// For a phase that is adjudicated alone: notes an absent `orders` (null and empty count as present) if no odd key resembles
// it, and `retreats` to an occupied place. Recorded games do not get these notes.
void NoteHandmade(const PhaseText& phase, const PositionView& position, Notes& notes);

// Compares the homes of a phase with those of the map's stage, for maps on which homes do not change. Ignores powers that
// the phase does not name. Most inputs have the same text in many phases, so its result is kept.
class KnownHomes {
 public:
  // Whether the phase gives a power a home that the map does not, or leaves out a home that the power owns now. Some tools
  // leave out homes that are not owned: these do not count.
  bool AreOthers(const PhaseText& phase, const NormalForm& names, const PositionView& position);

 private:
  struct Missing {
    PowerIndex power;
    CenterIndex home;
  };

  void LookUp(const PhaseText& phase, const NormalForm& names, const Map& map, const MapStage& stage);
  void Compare(PowerIndex power, const Word* listed, const Map& map, const MapStage& stage);

  std::string json_;
  const MapStage* stage_ = nullptr;
  bool has_others_ = false;
  std::vector<Missing> missing_;
};

// Tells which powers may have orders to give in a phase.
class ActivePowers {
 public:
  ActivePowers(const PositionView& position, const RuleOptions& rules);

  bool Has(PowerIndex power) const;

 private:
  const PositionView& position_;
  const RuleOptions& rules_;
  PowerSet powers_ = ~PowerSet{0};
};

// NoteIdleOrders: orders of a power without orders to give ("orders.ITALY: ITALY has no units"). NoteMixedSets: a list that
// mixes texts and sets.
void NoteIdleOrders(const PositionView& position, PowerIndex power, Notes& notes);
void NoteMixedSets(const Map& map, PowerIndex power, Notes& notes);

// Notes words behind orders that have no effect, such as "(if Germany agrees)".
void NoteRemarks(const PositionView& position, const OrderSheet& sheet, Notes& notes);

// Notes orders that begin with '>', as mail quotes an earlier one: once for each power.
void NoteQuotedLines(const Map& map, const OrderSheet& sheet, Notes& notes);

// Notes the map of a game or phase, if the options have another.
void NoteOtherMap(const Map& used, const Map& given, Notes& notes);
// ": convoy_paradox=all_hold, not szykman; .."; empty if no option differs. Names the first few.
std::string RulesThatDiffer(const RuleOptions& used, const RuleOptions& others, Language language = Language::kEnglish);
// Which options of the rules differ, and which side counts: the input's rules (those of `own`; an error if they cannot be
// read), or the given ones if these replace them.
void NoteOtherRules(const RuleOptions& given, const Result<RuleOptions>& own, bool given_replace, Notes& notes);

// For lists of legal orders: notes the words that the rules require in a text and that normal form leaves out (DATC 4.A.6,
// 4.C.5).
void NoteWordsAsked(const RuleOptions& rules, Notes& notes);

// Appends the member "notes" of a result, if there are notes.
void AppendNotes(std::span<const std::string> notes, JsonWriter& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_INPUT_NOTES_H_
