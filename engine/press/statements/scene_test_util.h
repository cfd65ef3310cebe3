// Plays the lines of statements that several programs share, at a table in memory.
//
//   ENG > text        ENG says a message; what it heard before is forgotten
//   ENG < a / b       the next messages that ENG hears are a and b; * in them stands for any text
//   ENG ? a           one of the messages that ENG has not read fits a; those before it are read, too
//   ENG ! a           none of them fits a
//   ENG .             ENG hears nothing more
//   all > text        every player says it
// Other lines are commands of the kind of scene. A player is named by its power, any other client by a name that begins it.
#ifndef ENTENTE_ENGINE_PRESS_STATEMENTS_SCENE_TEST_UTIL_H_
#define ENTENTE_ENGINE_PRESS_STATEMENTS_SCENE_TEST_UTIL_H_

#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "press/statements/statement_file_test_util.h"

namespace entente::press {

class Scene {
 public:
  virtual ~Scene() = default;

  // Plays a line. Returns what is wrong; empty if the line holds.
  std::string Play(const ScriptLine& line);

 protected:
  virtual void Say(const std::string& who, const std::string& text) = 0;
  // A command: its words. False if it is unknown.
  virtual bool Do(const std::vector<std::string>& words) = 0;
  // Moves what clients have heard since the last call to Hear().
  virtual void Collect() = 0;
  virtual std::vector<std::string> Players() const = 0;
  // The text of a line as messages are written: spacing, and passcodes for $ENG.
  virtual std::string Written(std::string_view text) const { return Spaced(text); }
  void Hear(const std::string& who, std::string message) { heard_[who].push_back(std::move(message)); }

 private:
  std::string Expect(const std::string& who, const std::string& patterns);
  std::string ExpectSome(const std::string& who, const std::string& pattern, bool is_wanted);
  std::string Unread(const std::string& who);

  std::map<std::string, std::deque<std::string>> heard_;
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_STATEMENTS_SCENE_TEST_UTIL_H_
