// A whole game where one phase may stand: all its phases in one result, so that a line of input has one line of output.
#include "exchange/document.h"
#include "exchange/exchange.h"
#include "json/json_writer.h"

namespace entente {

Result<std::string_view> Exchange::EachPhase(std::string_view json, const Status& refusal, GamePhases which,
                                             PhaseCall call) {
  // Read again only what may be a game: most refused texts are none.
  if (json.find("\"phases\"") == std::string_view::npos) return refusal;
  Document game;
  if (const Status read = game.Read(json); !read.ok() || !game.is_game()) return refusal;
  if (Status status = Check(game); !status.ok()) return status;
  Notes notes = notes_;
  std::string text;
  JsonWriter out(text);
  out.BeginObject();
  if (!game.id().empty()) {
    out.Key("id");
    out.Compact(game.id());
  }
  out.Key("phases");
  out.BeginArray();
  for (size_t i = 0; i < game.phase_count(); ++i) {
    if (which == GamePhases::kWithOrders && !game.HasOrders(i)) continue;
    const Result<std::string_view> result = (this->*call)(game, i);
    if (!result.ok()) return result.status();
    out.Raw(*result);
    notes.insert(notes.end(), notes_.begin(), notes_.end());
  }
  out.EndArray();
  out.EndObject();
  notes_ = std::move(notes);
  out_ = std::move(text);
  return out_;
}

}  // namespace entente
