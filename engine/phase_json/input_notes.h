// Notes: sentences about parts of an input that are not read or mean nothing there. A note is no error; members that other
// tools write have none. Internal to exchange.h. Any threads.
#ifndef ENTENTE_ENGINE_PHASE_JSON_INPUT_NOTES_H_
#define ENTENTE_ENGINE_PHASE_JSON_INPUT_NOTES_H_

#include <span>
#include <string>
#include <vector>

#include "json/json_writer.h"
#include "notation/normal_form.h"
#include "phase_json/phase_json.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

using Notes = std::vector<std::string>;

// Odd keys; `centers` or `retreats` that say nothing; dislodged units that `retreats` leaves out or has alone.
//   Shapes: `position` was filled from `phase` without errors.
void NoteState(const PhaseText& phase, const NormalForm& names, const PositionView& position, Notes& notes);

// Notes what a phase that is adjudicated alone lacks: `orders`, be they null or empty, unless an odd key was meant for it;
// and `retreats` to where a unit stands. Recorded games are not held to this.
void NoteHandmade(const PhaseText& phase, const PositionView& position, Notes& notes);

// Homes of a phase on a map whose homes do not change, compared with those of the map's stage. Powers that they do not
// name are not looked at. Most inputs have the same text in many phases: it is looked up once.
class KnownHomes {
 public:
  // Whether they say that a power has another home than the map says, or lacks one that it owns now: some tools leave out
  // those that are not owned.
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
std::string HomesNote(const Map& map);

// Which powers may have something to order in a phase.
class ActivePowers {
 public:
  ActivePowers(const PositionView& position, const RuleOptions& rules);

  bool Has(PowerIndex power) const;

 private:
  const PositionView& position_;
  const RuleOptions& rules_;
  PowerSet powers_ = ~PowerSet{0};
};

// Orders of a power that has nothing to do ("orders.ITALY: ITALY has no units"); a list that mixes texts and sets.
void NoteIdleOrders(const PositionView& position, PowerIndex power, Notes& notes);
void NoteMixedSets(const Map& map, PowerIndex power, Notes& notes);

// A game or phase that has its own map or rules, where others are given for inputs that have none.
std::string OtherMapNote(const Map& used, const Map& given);
std::string OtherRulesNote();

// Of lists of legal orders: what the rules ask of orders as text that normal form does not write (DATC 4.A.6, 4.C.5).
void NoteWordsAsked(const RuleOptions& rules, Notes& notes);

// The member "notes" of a result; nothing if there are none.
void AppendNotes(std::span<const std::string> notes, JsonWriter& out);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_INPUT_NOTES_H_
