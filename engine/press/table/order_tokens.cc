#include "press/table/order_tokens.h"

#include <algorithm>

#include "press/language/message_cursor.h"

namespace entente::press {
namespace {

class OrderReader {
 public:
  OrderReader(MessageView message, const MapTokens& tokens) : in_(message), tokens_(tokens) {}

  std::optional<WrittenOrder> Read() {
    if (IsPower(in_.Peek())) {
      ReadWaive();
    } else {
      ReadUnitOrder();
    }
    if (!in_.Ended()) return std::nullopt;
    return read_;
  }

 private:
  void ReadWaive() {
    read_.order = Order::Waive(tokens_.PowerOf(in_.Next()));
    read_.word = in_.Next();
    if (read_.word != tokens::kWVE) in_.Fail();
  }

  void ReadUnitOrder() {
    const MessageView group = in_.Group();
    const Unit unit = ReadUnit(group);
    read_.at = ProvinceIn(group);
    read_.word = in_.Next();
    if (read_.word == tokens::kHLD) {
      read_.order = Order::Hold(unit);
    } else if (read_.word == tokens::kMTO) {
      read_.order = Order::Move(unit, ReadPlace(in_));
    } else if (read_.word == tokens::kSUP) {
      ReadSupport(unit);
    } else if (read_.word == tokens::kCVY) {
      const Unit army = ReadUnit(in_.Group());
      read_.third_power = army.power;
      if (!in_.Take(tokens::kCTO)) in_.Fail();
      read_.order = Order::Convoy(unit, army.location, ReadProvince(in_)).WithThirdType(army.type);
    } else if (read_.word == tokens::kCTO) {
      ReadConvoyedMove(unit);
    } else if (read_.word == tokens::kRTO) {
      read_.order = Order::Retreat(unit, ReadPlace(in_));
    } else if (read_.word == tokens::kDSB || read_.word == tokens::kREM) {
      read_.order = Order::Disband(unit);
    } else if (read_.word == tokens::kBLD) {
      read_.order = Order::Build(unit);
    } else {
      in_.Fail();
    }
  }

  void ReadSupport(const Unit& unit) {
    const Unit third = ReadUnit(in_.Group());
    read_.third_power = third.power;
    if (in_.Take(tokens::kMTO)) {
      read_.order = Order::SupportMove(unit, third.type, third.location, ReadProvince(in_));
    } else {
      read_.order = Order::SupportHold(unit, third.type, third.location);
    }
  }

  void ReadConvoyedMove(const Unit& unit) {
    read_.order = Order::Move(unit, ReadProvince(in_), true);
    if (!in_.Take(tokens::kVIA)) in_.Fail();
    MessageCursor path(in_.Group());
    do {
      read_.path.push_back(ReadProvince(path));
    } while (path.ok() && !path.empty());
    if (!path.ok()) in_.Fail();
  }

  LocationIndex ReadProvince(MessageCursor& in) {
    const Token token = in.Next();
    if (!IsProvince(token)) in.Fail();
    const ProvinceIndex province = tokens_.ProvinceOf(token);
    if (province == kNoProvince) read_.has_unknown_province = true;
    return province;
  }

  // Reads a province, or a province with its coast in brackets.
  LocationIndex ReadPlace(MessageCursor& in) {
    if (!IsOpening(in.Peek())) return ReadProvince(in);
    MessageCursor place(in.Group());
    const Token province = place.Peek();
    ReadProvince(place);
    const Token coast = place.Next();
    if (!place.Ended() || !IsCoast(coast)) in.Fail();
    return tokens_.LocationOf(province, coast);
  }

  ProvinceIndex ProvinceIn(MessageView unit) const {
    const auto found = std::find_if(unit.begin(), unit.end(), IsProvince);
    return found == unit.end() ? kNoProvince : tokens_.ProvinceOf(*found);
  }

  Unit ReadUnit(MessageView tokens) {
    MessageCursor in(tokens);
    const Token power = in.Next(), type = in.Next();
    if (!IsPower(power) || !IsUnitType(type)) in.Fail();
    const LocationIndex place = ReadPlace(in);
    if (!in.Ended()) in_.Fail();
    return {tokens_.PowerOf(power), type == tokens::kFLT ? UnitType::kFleet : UnitType::kArmy, place};
  }

  MessageCursor in_;
  const MapTokens& tokens_;
  WrittenOrder read_;
};

}  // namespace

std::optional<WrittenOrder> ReadOrder(MessageView message, const MapTokens& tokens) {
  return OrderReader(message, tokens).Read();
}

void AppendLocation(const Map& map, const MapTokens& tokens, LocationIndex location, MessageBuilder& out) {
  const Token province = tokens.Province(map.ProvinceOf(location));
  if (!map.IsCoast(location)) {
    out.Add(province);
  } else {
    out.Open().Add(province).Add(tokens.Coast(location)).Close();
  }
}

void AppendUnit(const Map& map, const MapTokens& tokens, const Unit& unit, MessageBuilder& out) {
  out.Add(tokens.Power(unit.power)).Add(unit.type == UnitType::kFleet ? tokens::kFLT : tokens::kAMY);
  AppendLocation(map, tokens, unit.location, out);
}

Message UnitOrder(const Map& map, const MapTokens& tokens, const Unit& unit, Token word) {
  MessageBuilder out;
  out.Open();
  AppendUnit(map, tokens, unit, out);
  return out.Close().Add(word).Take();
}

}  // namespace entente::press
