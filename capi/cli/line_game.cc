#include "line_game.h"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "json_text.h"
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

// Checks the kinds of the members of a question.
bool CheckMembers(absl::string_view line, entente_error& error) {
  for (const QuestionMember& member : kMembers) {
    const absl::string_view value = JsonMemberOf(line, member.name);
    if (value.empty() || absl::StrContains(member.begins, value.front())) continue;
    error = ErrorOf(ENTENTE_ERR_INVALID_ARGUMENT, absl::StrCat(member.name, ": expected ", member.kind));
    error.has_place = error.line = error.column = 1;
    MovePlace(line, value, error);
    return false;
  }
  return true;
}

}  // namespace

std::vector<std::string> ShapeNames() { return {"godip"}; }

bool LineGame::Read(absl::string_view line, const Setting& setting, entente_error& error) {
  line_ = text_ = line;
  DocumentHandle whole;  // valid JSON, if it can be read
  if (entente_document_read(line.data(), line.size(), Out(whole), &error) != ENTENTE_OK) return false;
  id_ = JsonMemberOf(line, "id");
  const absl::string_view game = JsonMemberOf(line, "game"), text = JsonMemberOf(line, "text");
  is_question_ = !game.empty() || !text.empty();
  if (!is_question_) return ReadGameText(line, TextForms::kJson, setting, game_, error);
  if (!CheckMembers(line, error)) return false;
  if (!game.empty()) {
    text_ = game;
    if (ReadGameText(game, TextForms::kJson, setting, game_, error)) return true;
    MovePlace(line, game, error);
    return false;
  }
  own_text_ = JsonTextOf(text);
  text_ = own_text_;
  if (ReadGameText(own_text_, TextForms::kAll, setting, game_, error)) return true;
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
  return [&setting, plan = std::move(plan)](entente_exchange* exchange, absl::string_view line, std::string& answers,
                                            entente_error& error) {
    LineGame game;
    if (!game.Read(line, setting, error)) return false;
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

LineCall CallOfGame(const Setting& setting, GameCall call) {
  return [&setting, call = std::move(call)](entente_exchange* exchange, absl::string_view line, std::string& answers,
                                            entente_error& error) {
    LineGame game;
    std::string object;
    if (!game.Read(line, setting, error)) return false;
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
    if (!game.Read(line, setting, error)) return false;
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
