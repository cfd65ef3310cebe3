// Fills positions from the words of a text form. Finds powers, units and places on the map. Errors have their place in the
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
  // Makes a board on a map. The rules are those of the options on this map.
  //   Errors: the map has RULE lines that Entente does not implement.
  static Result<FormBoard> Make(const FormText& text, MapRef map, const FormOptions& options);

  // Makes a board on the map of that name. If `name` is empty, uses the map of the options, else the standard map. Errors: at
  // the name.
  static Result<FormBoard> OnMap(const FormText& text, const FormOptions& options, std::string_view name);

  const Map& map() const { return *map_; }
  const MapRef& map_ref() const { return map_; }
  const RuleOptions& rules() const { return rules_; }

  // Finds a power or place by any spelling that the map accepts. Errors: unknown name, with the nearest names.
  Result<PowerIndex> PowerNamed(std::string_view word) const;
  bool IsPower(std::string_view word) const;
  Result<LocationIndex> PlaceNamed(std::string_view word) const;

  // Reads a unit as orders name it ("A PAR", "Fleet Spain (south coast)"). Errors: the unit may not stand there in the
  // position's phase.
  Result<Unit> ReadUnit(const PositionView& position, PowerIndex power, std::string_view unit) const;
  // PlaceUnit places a unit on the board. AddDislodged adds a dislodged unit without open retreats.
  //   Errors: the province already has such a unit.
  Status PlaceUnit(PositionRef position, const Unit& unit, std::string_view at) const;
  Status AddDislodged(PositionRef position, const Unit& unit, std::string_view at) const;
  // Opens a retreat of dislodged unit `index`. A province without a coast opens each of its coasts.
  Status OpenRetreat(PositionRef position, int index, std::string_view place) const;
  // Sets the owner of a supply center. Errors: the place is no center.
  Status SetOwner(PositionRef position, PowerIndex power, std::string_view place) const;
  // SetStartOwners sets the owners at the start of a game. ClearOwners removes all owners.
  void SetStartOwners(PositionRef position) const;
  void ClearOwners(PositionRef position) const;

  // Checks that the position is valid. Errors have the place of `at`.
  Status Check(const PositionView& position, std::string_view at) const;

  // Adds a line to the sheet of a power.
  void ReadLine(const PositionView& position, PowerIndex power, std::string_view text, OrderSheet& sheet);

  // The first phase of a type, counted from `from` itself. Errors: there is none.
  Result<Phase> NextOfType(Phase from, PhaseType type, std::string_view at) const;

 private:
  FormBoard(const FormText& text, MapRef map, const RuleOptions& rules);

  const FormText* text_;
  MapRef map_;
  RuleOptions rules_;
  std::unique_ptr<NormalForm> names_;
  SheetReader reader_;
};

// The shipped map of that name, or `given` if it has this name or the name is empty. Errors: not found.
Result<MapRef> FormMap(const MapRef& given, std::string_view name);

// Finds the phase of that season, year and type in the map's flow: "Spring", "1901". Nullopt if there is none.
std::optional<Phase> FindPhaseOf(const Map& map, std::string_view season, std::string_view year, PhaseType type);

// The word of a type ("Movement", "Retreat", "Adjustment"), and the type of such a word in any case.
std::string_view PhaseTypeWord(PhaseType type);
std::optional<PhaseType> FindPhaseType(std::string_view word);

// The names of all powers, for messages: "Austria, England, ...".
std::string PowerList(const Map& map);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_FORM_BOARD_H_
