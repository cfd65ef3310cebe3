// Reads values of webDiplomacy's JSON. PHP may write a number as a text and a list as an object, and may leave out a member
// or set it to null. Keeps the first fault: check ok() before you use a value. One thread at a time.
#ifndef ENTENTE_ENGINE_GAME_FORMS_WEBDIPLOMACY_VALUES_H_
#define ENTENTE_ENGINE_GAME_FORMS_WEBDIPLOMACY_VALUES_H_

#include <string_view>

#include "base/status.h"
#include "json/json_tape.h"

namespace entente {

class WebValues {
 public:
  explicit WebValues(const JsonTape& json) : json_(json) {}

  const JsonTape& json() const { return json_; }
  bool ok() const { return fault_.ok(); }
  // The first fault: invalid argument with path and place.
  const Status& fault() const { return fault_; }

  // A number from 0 to `most`. Returns 0 if the member is absent, null or an empty text, and on a fault.
  int Number(JsonIndex object, std::string_view name, int most);
  int NumberOf(JsonIndex value, int most);
  // A text. Returns "" if the member is absent or null.
  std::string_view Word(JsonIndex object, std::string_view name);
  // The elements of a list. Empty if the member is absent or null.
  JsonTape::ChildRange List(JsonIndex object, std::string_view name);
  // Whether a member is "Yes", true or 1.
  bool IsYes(JsonIndex object, std::string_view name) const;

  // Keep a fault. Fail places it at a value; FailIn at a member, or at the object if it has no such member.
  void Fail(JsonIndex value, std::string_view message);
  void FailIn(JsonIndex object, std::string_view name, std::string_view message);

 private:
  const JsonTape& json_;
  Status fault_;
};

// Converts a value to a number. Null and an empty text give 0.
//   Errors: any other value; the error has no path and place.
Result<int> WebNumber(const JsonTape& json, JsonIndex value, int most);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_WEBDIPLOMACY_VALUES_H_
