// One side of a connection of DAIDE.
#include "press/session/session.h"

#include "press/session/representation.h"
#include "press_arguments.h"
#include "texts.h"

using namespace entente;         // NOLINT: a file of wrappers
using namespace entente::capi;   // NOLINT
using namespace entente::press;  // NOLINT

struct entente_session {
  Session session;
};

template <>
inline constexpr const char* entente::capi::kNameOf<entente_session> = "session";

namespace {

static_assert(ENTENTE_SESSION_ENDED == static_cast<int>(SessionStage::kEnded));
static_assert(ENTENTE_SESSION_NOT_READING == static_cast<int>(SessionEnd::kNotReading));

entente_session_limits LimitsOf(const SessionLimits& limits) {
  entente_session_limits known{};
  known.initial_seconds = static_cast<uint32_t>(limits.initial_time / kSecond);
  known.frame_seconds = static_cast<uint32_t>(limits.frame_time / kSecond);
  known.idle_seconds = static_cast<uint32_t>(limits.idle_time / kSecond);
  known.message_octets = static_cast<uint32_t>(limits.message_octets);
  known.messages_per_second = static_cast<uint32_t>(limits.messages_per_second);
  known.octets_per_second = static_cast<uint32_t>(limits.octets_per_second);
  known.pending_octets = static_cast<uint32_t>(limits.most_pending);
  return known;
}

// The language, which only a server needs.
struct LanguageOf {
  bool is_server;
  const entente_language* language;
  Outcome Check() const { return is_server ? In(language).Check() : Outcome(); }
};

// The limits of a connection; NULL means the default of its side.
struct LimitsIn {
  uint32_t side;
  const entente_session_limits* given;
  SessionLimits limits = {};
  Outcome Check();
  const SessionLimits& value() const { return limits; }
};

Outcome LimitsIn::Check() {
  limits = side == ENTENTE_SESSION_SERVER ? SessionLimits{} : kServerTrusted;
  if (given == nullptr) return {};
  StructIn loaded(given, "limits");
  ENTENTE_RETURN_IF_BAD(loaded.Check());
  const entente_session_limits& read = loaded.value();
  if (read.message_octets < 2 || read.message_octets > 2 * kMostTokens) {
    return OutOfBounds("limits.message_octets", read.message_octets, 2, 2 * kMostTokens);
  }
  limits = {.initial_time = read.initial_seconds * kSecond,
            .frame_time = read.frame_seconds * kSecond,
            .idle_time = read.idle_seconds * kSecond,
            .message_octets = read.message_octets,
            .messages_per_second = read.messages_per_second,
            .octets_per_second = read.octets_per_second,
            .most_pending = read.pending_octets};
  return {};
}

}  // namespace

entente_status entente_session_limits_init(entente_session_limits* limits, entente_error* error) {
  return Guard(error, StructOut(limits, "limits"), [&]() { return Give(LimitsOf(SessionLimits{}), limits); });
}

entente_status entente_session_new(entente_session_side side, const entente_language* language,
                                   const entente_session_limits* limits, entente_token_table table, int64_t now,
                                   entente_session** session, entente_error* error) {
  const bool is_server = side == ENTENTE_SESSION_SERVER;
  return Guard(error, HandleOut(session, "session"), NumberIn{"side", side, ENTENTE_SESSION_CLIENT, "is none"},
               LanguageOf{is_server, language}, TableIn(table), TimeIn{now}, LimitsIn{side, limits},
               [&](const SessionLimits& read) {
                 std::string representation;
                 if (is_server) representation = RepresentationOf(language->tokens.names());
                 *session = new entente_session{Session(static_cast<Side>(side), std::move(representation), read,
                                                        static_cast<TokenTable>(table), now)};
               });
}

void entente_session_free(entente_session* session) { delete session; }

entente_status entente_session_receive(entente_session* session, const void* octets, size_t octet_count, int64_t now,
                                       entente_error* error) {
  return Guard(error, In(session), TextIn{octets, octet_count, "octets"}, TimeIn{now},
               [&](std::string_view given) { session->session.Receive(given, now); });
}

entente_status entente_session_advance(entente_session* session, int64_t now, entente_error* error) {
  return Guard(error, In(session), TimeIn{now}, [&]() { session->session.Advance(now); });
}

entente_status entente_session_next_due(const entente_session* session, int64_t* due, entente_error* error) {
  return Guard(error, In(session), Out(due, "due"), [&]() { *due = TimeFor(session->session.next_due()); });
}

entente_status entente_session_send(entente_session* session, const entente_token* tokens, size_t token_count,
                                    entente_error* error) {
  return Guard(error, In(session), SentMessage{{tokens, token_count}},
               [&](MessageView message) { session->session.Send(message); });
}

entente_status entente_session_close(entente_session* session, entente_error* error) {
  return Guard(error, In(session), [&]() { session->session.Close(); });
}

entente_status entente_session_next(entente_session* session, entente_token* tokens, size_t capacity, size_t* length,
                                    entente_error* error) {
  return Guard(error, In(session), Buffer(tokens, capacity, length), [&](auto& out) -> Outcome {
    const Message* message = session->session.front();
    if (message == nullptr) return Refusal{ENTENTE_ERR_NOT_FOUND, "session", "has no further message", {}};
    ENTENTE_RETURN_IF_BAD(GiveMessage(*message, out));
    session->session.Next();
    return {};
  });
}

entente_status entente_session_take(entente_session* session, entente_text** octets, entente_error* error) {
  return Guard(error, HandleOut(octets, "octets"), In(session), [&]() {
    std::unique_ptr<entente_text> text(new entente_text{session->session.output()});
    session->session.TakeOutput();
    *octets = text.release();
  });
}

entente_status entente_session_describe(const entente_session* session, entente_session_info* info,
                                        entente_error* error) {
  return Guard(error, In(session), StructOut(info, "info"), [&]() -> Outcome {
    entente_session_info known{};
    known.stage = static_cast<uint32_t>(session->session.stage());
    known.end_kind = static_cast<uint32_t>(session->session.end());
    known.code = static_cast<uint32_t>(session->session.error());
    known.pending_octets = static_cast<uint32_t>(session->session.output().size());
    return Give(known, info);
  });
}

entente_status entente_session_name(const entente_session* session, uint32_t index, entente_token_name* name,
                                    entente_error* error) {
  return Guard(error, In(session), StructOut(name, "name"), [&]() -> Outcome {
    const auto& names = session->session.representation();
    if (index >= names.size()) return BeyondTheLast("index", index, names.size());
    return GiveName(names[index], name);
  });
}
