#include "line_game.h"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "json_text.h"
#include "nearest_word.h"
#include "report_options.h"

namespace entente_cli {
namespace {

bool IsText(absl::string_view value) { return !value.empty() && value.front() == '"'; }

uint32_t CharactersOf(absl::string_view text) {
  return static_cast<uint32_t>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

// Moves the place of an error from a part of the line to the line.
void MovePlace(absl::string_view line, absl::string_view part, entente_error& error) {
  if (error.has_place == 0) return;
  const size_t before = static_cast<size_t>(part.data() - line.data());
  error.offset += static_cast<uint32_t>(before);
  error.column += CharactersOf(line.substr(0, before));
}

// An error in a "text" has its place in that text; the line's own place is added later.
void NamePlace(entente_error& error) {
  if (error.line > 0) {
    const std::string message = absl::StrCat(
        "text:", error.line, ":", error.column > 0 ? absl::StrCat(error.column, ":") : "", " ", error.message);
    std::snprintf(error.message, sizeof error.message, "%s", message.c_str());
  }
  error.has_place = error.line = error.column = error.offset = error.length = 0;
}

// The members of a question, what their values may begin with, and what they are.
struct QuestionMember {
  absl::string_view name, begins, kind;
};
constexpr QuestionMember kMembers[] = {
    {"game", "{", "an object"},         {"text", "\"", "a string"},    {"phase", "\"", "a string"},
    {"order", "\"", "a string"},        {"unknown", "\"", "a string"}, {"power", "\"", "a string"},
    {"outlook", "tf", "true or false"}, {"next", "\"", "a string"},    {"orders", "\"{", "an object or a string"}};

// What is wrong with a member, or "". Answers are read as questions, too, so other members are left alone.
std::string WhyNotRead(absl::string_view name, const Asks& asks) {
  if (name == "id" || name == "game" || name == "text" || absl::c_linear_search(asks, name)) return "";
  const bool is_known = absl::c_any_of(kMembers, [&](const QuestionMember& member) { return member.name == name; });
  for (const absl::string_view asked : asks) {
    if (WordDistance(name, asked) > MostWrong(name)) continue;
    return absl::StrCat(is_known ? "" : "unknown member ", "`", name, "`", is_known ? " is not read here" : "",
                        ": did you mean `", asked, "`?");
  }
  return is_known ? absl::StrCat("`", name, "` is not read here: the command has no use for it") : "";
}

bool FailAt(absl::string_view line, absl::string_view part, entente_status status, absl::string_view message,
            entente_error& error) {
  error = ErrorOf(status, message);
  error.has_place = error.line = error.column = 1;
  MovePlace(line, part, error);
  return false;
}

// Checks the members of a question and their kinds.
bool CheckMembers(absl::string_view line, const Asks& asks, entente_error& error) {
  const std::vector<absl::string_view> members = JsonValuesIn(line);
  for (size_t i = 0; i + 1 < members.size(); i += 2) {
    const std::string why = WhyNotRead(JsonTextOf(members[i]), asks);
    if (!why.empty()) return FailAt(line, members[i], ENTENTE_ERR_NOT_FOUND, why, error);
  }
  for (const QuestionMember& member : kMembers) {
    const absl::string_view value = JsonMemberOf(line, member.name);
    if (value.empty() || absl::StrContains(member.begins, value.front())) continue;
    return FailAt(line, value, ENTENTE_ERR_INVALID_ARGUMENT, absl::StrCat(member.name, ": expected ", member.kind),
                  error);
  }
  return true;
}

}  // namespace

std::vector<std::string> ShapeNames() { return {"godip"}; }

bool LineGame::Read(absl::string_view line, const Asks& asks, const Setting& setting, entente_error& error) {
  line_ = text_ = line;
  DocumentHandle whole;  // valid JSON, if it can be read
  if (entente_document_read(line.data(), line.size(), Out(whole), &error) != ENTENTE_OK) return false;
  id_ = JsonMemberOf(line, "id");
  const absl::string_view game = JsonMemberOf(line, "game"), text = JsonMemberOf(line, "text");
  is_question_ = !game.empty() || !text.empty();
  if (!is_question_) return ReadGameText(line, TextForms::kJson, setting, game_, error);
  if (!CheckMembers(line, asks, error)) return false;
  if (!game.empty() && !text.empty())
    return FailAt(line, text, ENTENTE_ERR_INVALID_ARGUMENT, "`game` and `text`: expected one of them", error);
  if (!game.empty()) {
    text_ = game;
    if (ReadGameText(game, TextForms::kJson, setting, game_, error)) return true;
    MovePlace(line, game, error);
    return false;
  }
  own_text_ = JsonTextOf(text);
  if (IsText(text) && own_text_.find_first_not_of(" \t\r\n") == own_text_.npos) {
    return FailAt(line, text, ENTENTE_ERR_INVALID_ARGUMENT, "text: is empty; expected a game, or a board and orders",
                  error);
  }
  text_ = own_text_;
  if (ReadGameText(own_text_, TextForms::kAll, setting, game_, error)) return true;
  NamePlace(error);
  return false;
}

bool LineGame::IsWholeListing(const Setting& setting, entente_error& error) const {
  if (own_text_.empty() || entente_cli::IsWholeListing(own_text_, setting, game_, error)) return true;
  NamePlace(error);
  return false;
}

std::optional<std::string> LineGame::Asked(absl::string_view name, const std::optional<std::string>& option) const {
  const absl::string_view value = AskedJson(name);
  return IsText(value) ? JsonTextOf(value) : option;
}

absl::string_view LineGame::AskedJson(absl::string_view name) const {
  return is_question_ ? JsonMemberOf(line_, name) : absl::string_view();
}

entente_error LineGame::InLine(entente_error error) const {
  error = game_.InText(error);
  if (!is_question_) return error;
  if (own_text_.empty()) {
    MovePlace(line_, text_, error);
  } else {
    NamePlace(error);
  }
  return error;
}

std::string LineGame::Answer(absl::string_view object, const std::vector<std::string>& notes) const {
  return WithNotes(WithNotes(id_.empty() ? std::string(object) : WithMember(object, "id", id_), game_.notes), notes);
}

LineCall CallOfPhases(const Setting& setting, PhasesPlan plan) {
  Asks asks = plan.asks;
  asks.push_back("phase");
  return [&setting, plan = std::move(plan), asks = std::move(asks)](entente_exchange* exchange, absl::string_view line,
                                                                    std::string& answers, entente_error& error) {
    LineGame game;
    if (!game.Read(line, asks, setting, error)) return false;
    const entente_document* document = game.document();
    const auto fail = [&] {
      error = game.InLine(error);
      return false;
    };
    if (entente_exchange_check(exchange, document, &setting.texts, &error) != ENTENTE_OK) return fail();
    std::vector<std::string> notes = NotesOf(exchange);
    uint32_t phase = 0;
    const std::optional<std::string> name = game.Asked("phase", plan.phase);
    if (name.has_value() &&
        entente_document_find_phase(document, name->data(), name->size(), &phase, &error) != ENTENTE_OK) {
      return false;
    }
    const bool is_one = name.has_value() || entente_document_is_game(document) == 0;
    const uint32_t end = is_one ? phase + 1 : entente_document_phase_count(document);
    PhaseNotes of_phases(exchange, document, setting.texts);
    std::vector<std::string> objects;
    for (; phase < end; ++phase) {
      if (!is_one && plan.needs_orders && entente_document_has_orders(document, phase) == 0) continue;
      if (!plan.call(exchange, game, phase, objects.emplace_back(), error)) return fail();
      of_phases.Add(phase);
    }
    for (std::string& note : of_phases.Lines()) notes.push_back(std::move(note));
    const std::string object =
        is_one ? objects.front() : absl::StrCat("{\"phases\":[", absl::StrJoin(objects, ","), "]}");
    answers += game.Answer(object, notes);
    return true;
  };
}

LineCall CallOfGame(const Setting& setting, GameCall call, Asks asks) {
  return [&setting, call = std::move(call), asks = std::move(asks)](entente_exchange* exchange, absl::string_view line,
                                                                    std::string& answers, entente_error& error) {
    LineGame game;
    std::string object;
    if (!game.Read(line, asks, setting, error)) return false;
    if (!call(exchange, game, object, error)) {
      error = game.InLine(error);
      return false;
    }
    answers += game.Answer(object, {});
    return true;
  };
}

LineCall CallOfText(const Setting& setting, ExchangeCall function, const std::optional<std::string>& phase) {
  return [&setting, function = std::move(function), option = phase](entente_exchange* exchange, absl::string_view line,
                                                                    std::string& answers, entente_error& error) {
    Text text;
    if (!option.has_value() &&
        function(exchange, line.data(), line.size(), &setting.texts, text.out(), &error) == ENTENTE_OK) {
      absl::StrAppend(&answers, text.view());
      return true;
    }
    LineGame game;
    entente_error other = error;
    if (!game.Read(line, {"phase"}, setting, error)) return false;
    if (!game.is_wrapped() && !option.has_value()) {
      error = other;
      return false;
    }
    std::string json(game.json());
    Text one_phase;
    if (const std::optional<std::string> name = game.Asked("phase", option)) {
      uint32_t number = 0;
      if (entente_document_find_phase(game.document(), name->data(), name->size(), &number, &error) != ENTENTE_OK ||
          entente_document_phase(game.document(), number, one_phase.out(), &error) != ENTENTE_OK) {
        return false;
      }
      json = std::string(one_phase.view());
    }
    if (!game.id().empty()) json = WithMember(json, "id", game.id());
    if (function(exchange, json.data(), json.size(), &setting.texts, text.out(), &error) != ENTENTE_OK) {
      error.has_place = error.line = error.column = error.offset = error.length = 0;
      return false;
    }
    answers += game.Answer(text.view(), {});
    return true;
  };
}

}  // namespace entente_cli
