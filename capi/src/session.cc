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

namespace {

static_assert(ENTENTE_SESSION_ENDED == static_cast<int>(SessionStage::kEnded));
static_assert(ENTENTE_SESSION_NOT_READING == static_cast<int>(SessionEnd::kNotReading));

entente_session_limits LimitsOf(const SessionLimits& limits) {
  entente_session_limits told{};
  told.initial_seconds = static_cast<uint32_t>(limits.initial_time / kSecond);
  told.frame_seconds = static_cast<uint32_t>(limits.frame_time / kSecond);
  told.idle_seconds = static_cast<uint32_t>(limits.idle_time / kSecond);
  told.message_octets = static_cast<uint32_t>(limits.message_octets);
  told.messages_per_second = static_cast<uint32_t>(limits.messages_per_second);
  told.octets_per_second = static_cast<uint32_t>(limits.octets_per_second);
  told.pending_octets = static_cast<uint32_t>(limits.most_pending);
  return told;
}

Outcome ReadLimits(const entente_session_limits* given, SessionLimits& limits) {
  if (given == nullptr) return {};
  entente_session_limits read;
  ENTENTE_RETURN_IF_BAD(Load(given, read, "limits"));
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
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{limits, "limits"}}));
    return Store(LimitsOf(SessionLimits{}), limits, "limits");
  });
}

entente_status entente_session_new(uint32_t side, const entente_language* language,
                                   const entente_session_limits* limits, uint32_t table, int64_t now,
                                   entente_session** session, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(session, "session"));
    if (side > ENTENTE_SESSION_CLIENT) return OutOfRange("side", side, ENTENTE_SESSION_CLIENT, "is none");
    if (side == ENTENTE_SESSION_SERVER) ENTENTE_RETURN_IF_BAD(NotNull({{language, "language"}}));
    ENTENTE_RETURN_IF_BAD(CheckTable(table));
    ENTENTE_RETURN_IF_BAD(CheckTime(now));
    SessionLimits read = side == ENTENTE_SESSION_SERVER ? SessionLimits{} : kServerTrusted;
    ENTENTE_RETURN_IF_BAD(ReadLimits(limits, read));
    std::string representation;
    if (side == ENTENTE_SESSION_SERVER) representation = RepresentationOf(language->tokens.names());
    *session = new entente_session{
        Session(static_cast<Side>(side), std::move(representation), read, static_cast<TokenTable>(table), now)};
    return {};
  });
}

void entente_session_free(entente_session* session) { delete session; }

entente_status entente_session_receive(entente_session* session, const uint8_t* octets, size_t octet_count, int64_t now,
                                       entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{session, "session"}}));
    ENTENTE_RETURN_IF_BAD(CheckArray(octets, octet_count, "octets"));
    ENTENTE_RETURN_IF_BAD(CheckTime(now));
    session->session.Receive({reinterpret_cast<const char*>(octets), octet_count}, now);
    return {};
  });
}

entente_status entente_session_advance(entente_session* session, int64_t now, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{session, "session"}}));
    ENTENTE_RETURN_IF_BAD(CheckTime(now));
    session->session.Advance(now);
    return {};
  });
}

entente_status entente_session_next_due(const entente_session* session, int64_t* due, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{session, "session"}, {due, "due"}}));
    *due = TimeFor(session->session.next_due());
    return {};
  });
}

entente_status entente_session_send(entente_session* session, const entente_token* tokens, size_t token_count,
                                    entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{session, "session"}}));
    ENTENTE_RETURN_IF_BAD(CheckSentMessage(tokens, token_count));
    session->session.Send(MessageOf(tokens, token_count));
    return {};
  });
}

entente_status entente_session_close(entente_session* session, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{session, "session"}}));
    session->session.Close();
    return {};
  });
}

entente_status entente_session_next(entente_session* session, entente_token* tokens, size_t capacity, size_t* length,
                                    entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{session, "session"}}));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(tokens, capacity, length));
    const Message* message = session->session.front();
    if (message == nullptr) return Refusal{ENTENTE_ERR_NOT_FOUND, "session", "has no further message", {}};
    ENTENTE_RETURN_IF_BAD(CopyMessage(*message, tokens, capacity, length));
    session->session.Next();
    return {};
  });
}

entente_status entente_session_take(entente_session* session, entente_text** octets, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(octets, "octets"));
    ENTENTE_RETURN_IF_BAD(NotNull({{session, "session"}}));
    std::unique_ptr<entente_text> text(new entente_text{session->session.output()});
    session->session.TakeOutput();
    *octets = text.release();
    return {};
  });
}

entente_status entente_session_describe(const entente_session* session, entente_session_info* info,
                                        entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{session, "session"}, {info, "info"}}));
    entente_session_info told{};
    told.stage = static_cast<uint32_t>(session->session.stage());
    told.end = static_cast<uint32_t>(session->session.end());
    told.code = static_cast<uint32_t>(session->session.error());
    told.pending_octets = static_cast<uint32_t>(session->session.output().size());
    return Store(told, info, "info");
  });
}

entente_status entente_session_name(const entente_session* session, uint32_t index, entente_token_name* name,
                                    entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{session, "session"}, {name, "name"}}));
    ENTENTE_RETURN_IF_BAD(CheckStruct(name, "name"));
    const auto& names = session->session.representation();
    if (index >= names.size()) return BeyondTheLast("index", index, names.size());
    return StoreName(names[index], name);
  });
}
