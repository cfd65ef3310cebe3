// Fills positions from the words of a text form: finds powers, units and places on the map. Errors have their place in the
// text. One thread at a time.
#ifndef ENTENTE_ENGINE_GAME_FORMS_FORM_BOARD_H_
#define ENTENTE_ENGINE_GAME_FORMS_FORM_BOARD_H_

#include <optional>
#include <string_view>

#include "game_forms/form_text.h"
#include "notation/normal_form.h"
#include "sheet/sheet_reader.h"

namespace entente {

class FormBoard {
 public:
  // A board on a map, under `rules` or else the rules of the map.
  //   Errors: the map's own rules do not act.
  static Result<FormBoard> Make(const FormText& text, MapRef map, const std::optional<RuleOptions>& rules);

  // A board on the map of that name; without a name on that of the options, else on the standard map. Errors: at the name.
  static Result<FormBoard> OnMap(const FormText& text, const FormOptions& options, std::string_view name);

  const Map& map() const { return *map_; }
  const MapRef& map_ref() const { return map_; }
  const RuleOptions& rules() const { return rules_; }

  // The power or place of a name, in any spelling that the map knows. Errors: unknown, with the nearest names.
  Result<PowerIndex> PowerNamed(std::string_view word) const;
  bool IsPower(std::string_view word) const;
  Result<LocationIndex> PlaceNamed(std::string_view word) const;

  // A unit as orders name it ("A PAR", "Fleet Spain (south coast)"), where it may stand in the position's phase.
  Result<Unit> ReadUnit(const PositionView& position, PowerIndex power, std::string_view unit) const;
  // Places a unit, or adds it to the dislodged ones without a retreat.
  //   Errors: a second such unit in the province.
  Status PlaceUnit(PositionRef position, const Unit& unit, std::string_view at) const;
  Status AddDislodged(PositionRef position, const Unit& unit, std::string_view at) const;
  // Opens a retreat of dislodged unit `index`. A province without its coast means each of them.
  Status OpenRetreat(PositionRef position, int index, std::string_view place) const;
  // Sets the owner of a supply center. Errors: no center.
  Status SetOwner(PositionRef position, PowerIndex power, std::string_view place) const;
  // Sets the owners at the start of a game; sets none.
  void SetStartOwners(PositionRef position) const;
  void ClearOwners(PositionRef position) const;

  // Checks that the position is sound. Errors: at `at`.
  Status Check(const PositionView& position, std::string_view at) const;

  // Adds a line that a power hands in.
  void ReadLine(const PositionView& position, PowerIndex power, std::string_view text, OrderSheet& sheet);

  // The first phase of a type from `from` on, that one included. Errors: there is none.
  Result<Phase> NextOfType(Phase from, PhaseType type, std::string_view at) const;

 private:
  FormBoard(const FormText& text, MapRef map, const RuleOptions& rules);

  const FormText* text_;
  MapRef map_;
  RuleOptions rules_;
  std::unique_ptr<NormalForm> names_;
  SheetReader reader_;
};

// The shipped map of that name, or `given` if it is called so or the name is empty. Errors: not found.
Result<MapRef> FormMap(const MapRef& given, std::string_view name);

// The phase of that season, year and type in the map's flow: "Spring", "1901".
std::optional<Phase> FindPhaseOf(const Map& map, std::string_view season, std::string_view year, PhaseType type);

// "Movement", "Retreat", "Adjustment"; and the type of such a word, in any case.
std::string_view PhaseTypeWord(PhaseType type);
std::optional<PhaseType> FindPhaseType(std::string_view word);

// The names of all powers, for messages: "Austria, England, ...".
std::string PowerList(const Map& map);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_FORM_BOARD_H_
