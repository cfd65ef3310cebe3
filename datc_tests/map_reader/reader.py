"""Reads a .map text into plain facts, or refuses it: a second reader of the language, written from its document alone. It
shares nothing with engine/map_language, knows one file without includes, mends no mistakes and gives no reasons.

read(text) returns a Map, whose facts(phase) are a dictionary. It raises Refused for a text that no game can be played on, and
Unsure for one whose meaning the document leaves open.
"""
import copy
import re

TERRAIN = ("WATER", "LAND", "COAST", "PORT", "SHUT")
FIRST = ("TEXTONLY", "VICTORY", "USE", "USES", "MAP", "FLAGS", "FLOW", "NOTIFY", "BEGIN", "RULE", "RULES", "ROTATE", "NEWHOMES")
RULES = ("BUILD_ANY", "NO_CHECK", "HOLD_WIN")  # of 132: those of the random maps
PLACE = re.compile(r"[A-Z0-9].[A-Z0-9](/[A-Z0-9]{1,4})?$")
DEFAULT_FLOW = ["SPRING:MOVEMENT", "SPRING:RETREATS", "FALL:MOVEMENT", "FALL:RETREATS", "WINTER:ADJUSTMENTS"]


class Refused(Exception):
    pass


class Unsure(Exception):
    pass


def need(condition, why):
    if not condition:
        raise Refused(why)


def number(text, least, most):
    need(re.fullmatch(r"-?[0-9]+", text), "a number")
    need(least <= int(text) <= most, "a number in its range")
    return int(text)


def province(place):
    return place.split("/")[0]


def identity(name):
    return re.sub(r"[-+,.:]", "", name).upper()


def word_key(alias):
    """An alias as orders may write it; empty for one with further signs."""
    key = " ".join(re.sub(r"[-+,]", " ", re.sub(r"[.:]", "", alias.lower())).split())
    return key if re.fullmatch(r"[\w ]+", key) else ""


def shown(name):
    return name.lstrip("_").replace("+", "").upper()


class Power:
    def __init__(self, name):
        self.name, self.word, self.letter = shown(name), "", ""
        self.sites = {}  # place: (kind, alternative, hidden, limits); kind is "", "+" or "*"
        self.fresh = False  # the next power line with homes starts a new list
        self.claims = self.seizing = self.guests = self.reserves = self.militia = 0
        self.owns = None
        self.dummy, self.controllers, self.league = False, [], None

    def homes(self):
        return [place for place, site in self.sites.items() if site[0] == ""]

    def clear(self):
        self.sites, self.claims, self.fresh = {}, 0, False

    def owned(self):
        return set(self.homes() if self.owns is None else self.owns)


class Map:
    def __init__(self):
        self.places, self.terrain, self.powers = {}, {}, {}  # by abbreviation; by power's identity
        self.neutral, self.units = [], {}  # province: (power, type, place)
        self.flow, self.begin, self.victory, self.rules, self.new_homes = [], ("SPRING", 1901, "MOVEMENT"), [], [], []
        self.current, self.stages, self.stage, self.changed, self.made = None, [], None, False, []
        self.stanza, self.rotations = None, []  # the variant of the open one

    # ---- Lines ----

    def line(self, words):
        key = words[0].upper()
        if words[-1].upper() in ("DIRECTIVE", "DIRECTIVES"):
            ends = key == "END" and len(words) > 1
            need(len(words) < (4 if ends else 3), "DIRECTIVES, NAME DIRECTIVES or END DIRECTIVES")
            self.stanza = None if ends else key if len(words) > 1 else "STANDARD"
            return None
        if self.stanza is not None:
            acts = self.stanza == "STANDARD" and key in ("RULE", "RULES", "ROTATE")
            return getattr(self, f"read_{key.lower().rstrip('s')}")(words) if acts else None
        if key.split(":")[0] in ("IN", "FROM"):
            return self.stage_line(words, key)
        if self.stage is not None:
            return self.stage[2].append(words)
        if key in FIRST:
            return getattr(self, "read_" + key.lower().rstrip("s" if key in ("RULES", "USES") else ""))(words)
        if any("=" in word for word in words):
            return self.place_line(" ".join(words))
        if key in TERRAIN + ("AMEND",) and len(words) > 1:
            return self.terrain_line(words)
        if key in ("A", "F"):
            return self.unit_line(words)
        if key in ("HOME", "NEUTRAL", "DUMMIES"):
            key = {"HOME": "HOMES", "NEUTRAL": "UNOWNED", "DUMMIES": "DUMMY"}[key]
        reader = getattr(self, "read_" + key.lower(), None)
        return reader(words) if reader is not None and key.isalpha() else self.power_line(words)

    def stage_line(self, words, key):
        need(key in ("IN", "FROM"), "a blank behind IN and FROM")
        need(not self.changed, "IN inside of IN")
        text = " ".join(words[1:])
        phase, colon, directive = text.partition(":")
        self.stage = None
        if key == "FROM" and phase.upper().split()[:1] == ["START"]:
            return need(phase.upper().split() == ["START"] and not directive.strip(), "nothing behind FROM START")
        need(phase.strip(), "a phase")
        block = (key, " ".join(phase.upper().split()), [])
        self.stages.append(block)
        if directive.split():
            need(directive.split()[0].upper() not in ("IN", "FROM"), "IN behind IN")
            block[2].append(directive.split())
        else:
            self.stage = block
        return None

    def place_line(self, text):
        left, _, right = text.partition("=")
        names, ids = left.split(), right.split()
        old = None
        if names[1:2] == ["->"]:
            old, names = names[0].upper(), names[2:]
            need(old in self.places, "the old place of a rename")
        need("->" not in names and names and ids, "a name and an abbreviation")
        place = ids[0].upper()
        need(PLACE.match(place), "an abbreviation of three characters")
        name = " ".join(names)
        if "+" in name or len(name.split()) != len(names):
            raise Unsure("a plus in a name")
        need(place == old or place not in self.places, "one place for an abbreviation")
        for alias in ids[1:]:
            need(not (alias.endswith("?") and "+" in alias), "no plus in an ambiguous alias")
        aliases = [(alias.endswith("?"), word_key(alias.removesuffix("?"))) for alias in ids[1:]]
        words, doubtful = ({key for second, key in aliases if second == rank and key != place.lower()} for rank in (False, True))
        if old is not None and old != place:
            need(place not in self.terrain, "a new abbreviation")
            self.rename(old, place)
        self.places[place] = (name, words, doubtful)

    def rename(self, old, new):
        swap = lambda place: new if place == old else place
        self.places = {swap(place): known for place, known in self.places.items()}
        self.terrain = {swap(place): record for place, record in self.terrain.items()}
        for _, _, entries in self.terrain.values():
            entries[:] = [(swap(entry[0]), *entry[1:4], entry[4] and frozenset(map(swap, entry[4]))) for entry in entries]
        self.neutral = [swap(place) for place in self.neutral]
        self.units = {province(swap(unit[2])): (*unit[:2], swap(unit[2])) for unit in self.units.values()}
        for power in self.powers.values():
            power.sites = {swap(place): (*site[:3], [swap(limit) for limit in site[3]]) for place, site in power.sites.items()}
            power.owns = power.owns and [swap(place) for place in power.owns]

    # ---- Terrain ----

    def terrain_line(self, words):
        key, place = words[0].upper(), words[1].upper()
        upper = words[1] != words[1].lower()
        need(len(words) < 3 or words[2].upper() == "ABUTS", "ABUTS")
        old = self.terrain.get(place)
        need(key != "AMEND" or old is not None, "AMEND of a known place")
        if old is None or (key != "AMEND" and (len(words) > 2 or old[1] != upper)):
            entries = []
        else:
            entries = old[2]
        self.terrain[place] = (old[0] if key == "AMEND" else key, upper, entries)
        if old is not None and upper and not old[1]:
            self.merge_coasts(place)
        for word in words[3:]:
            if word.startswith("-"):
                entries[:] = [entry for entry in entries if len(word) == 1 or not entry[0].startswith(word[1:].upper())]
            else:
                entries.append(self.entry(word))

    def merge_coasts(self, place):
        coasts = [other for other in self.places if other.startswith(place + "/")]
        for coast in coasts:
            del self.places[coast]
        self.terrain = {other: record for other, record in self.terrain.items() if not other.startswith(place + "/")}
        for _, _, entries in self.terrain.values():
            entries[:] = [(place if entry[0].startswith(place + "/") else entry[0], *entry[1:]) for entry in entries]
            listed = [entry[0] for entry in entries]
            if listed.count(place) > 1:
                raise Unsure("coasts that become one place")
        self.units = {where: (*unit[:2], place if where == place else unit[2]) for where, unit in self.units.items()}

    def entry(self, word):
        """(place, case, marks, letters or None, centers or None)"""
        letters, colon, rest = word.rpartition(":")
        need(":" not in letters, "one colon")
        centers = None
        if "(" in rest or ")" in rest:
            found = re.fullmatch(r"([^()]*)\(([^()]*)\)([^()]*)", rest)
            need(found and all(found[2].split(",")), "centers in brackets")
            rest, centers = found[1] + found[3], frozenset(found[2].upper().split(","))
        name = rest.strip("~*")
        marks = rest.replace(name, "", 1) if name else rest
        need(name and name[0].isalnum() and name[-1].isalnum(), "no other marks")
        need(len(set(marks)) < 2, "one strength")
        cases = {province(name).lower(): "lower", province(name).capitalize(): "title", province(name).upper(): "upper"}
        if province(name) not in cases:
            raise Unsure("mixed letters")
        case = cases[province(name)]
        return (name.upper(), case, marks[:1], letters.upper() if colon else None, centers)

    def read_drop(self, words):
        for word in words[1:]:
            if word.upper() not in self.places and word.upper() not in self.terrain:
                continue
            gone = lambda place, name=word.upper(): place == name or place.startswith(name + "/")
            self.places = {place: known for place, known in self.places.items() if not gone(place)}
            self.terrain = {place: record for place, record in self.terrain.items() if not gone(place)}
            for _, _, entries in self.terrain.values():
                if any(entry[4] and any(map(gone, entry[4])) for entry in entries):
                    raise Unsure("a condition on a dropped place")
                entries[:] = [entry for entry in entries if not gone(entry[0])]
            self.neutral = [place for place in self.neutral if not gone(place)]
            self.units = {where: unit for where, unit in self.units.items() if not gone(unit[2])}
            for power in self.powers.values():
                if any(any(map(gone, site[3])) for site in power.sites.values()):
                    raise Unsure("a limit on a dropped place")
                power.sites = {place: site for place, site in power.sites.items() if not gone(place)}
                power.owns = power.owns and [place for place in power.owns if not gone(place)]

    # ---- Powers ----

    def power(self):
        need(self.current in self.powers, "a current power")
        return self.powers[self.current]

    def power_line(self, words):
        self.current = None
        if not re.fullmatch(r"\w[-\w+,.:()]*", words[0]):
            raise Unsure("a name with signs")
        if words[1:2] == ["->"]:
            need(len(words) > 2 and "->" not in words[2:], "OLD -> NEW")
            old, name, rest = identity(words[0]), words[2], words[3:]
            new = identity(name)
            need(old in self.powers and (new == old or new not in self.powers), "a power and a new name")
            self.powers = {new if key == old else key: power for key, power in self.powers.items()}
            self.powers[new].name = shown(name)
            self.units = {where: (new if unit[0] == old else unit[0], *unit[1:]) for where, unit in self.units.items()}
            for power in self.powers.values():
                power.controllers = [new if name == old else name for name in power.controllers]
        else:
            name, rest, new = words[0], words[1:], identity(words[0])
            need("->" not in words, "OLD -> NEW")
            need(new in self.powers or not self.changed, "a power of the base map")
            self.powers.setdefault(new, Power(name))
        need(new and shown(name) and new not in ("UNOWNED", "NEUTRAL") and "(" not in name, "a name")
        self.current = new
        power = self.powers[new]
        if rest and rest[0].startswith("("):
            need(rest[0].endswith(")") and len(rest[0]) > 1, "brackets around one word")
            word, colon, letter = rest[0][1:-1].rpartition(":")
            word, letter = (word, letter) if colon else (letter, "")
            power.word = word.replace("+", " ")
            if colon:
                need(len(letter) < 2 and letter.upper() not in ("M", "?"), "a letter")
                power.letter = letter.upper()
            rest = rest[1:]
        self.home_list(power, rest)

    def home_list(self, power, words):
        if power.fresh and words:
            if all(word.startswith("-") for word in words):
                raise Unsure("homes taken away from a list that ends")
            power.clear()
        for word in words:
            if word.upper() == "&SC":
                power.claims += 1
                continue
            found = re.fullmatch(r"([-+*@~]*)([^()]*)(\(([^()]*)\))?", word)
            need(found and found[2], "a home")
            marks, place = found[1], found[2].upper()
            limits = found[4].upper().split(",") if found[3] else []
            if len(set(marks) & set("+*@")) > 1 or ("-" in marks and marks != "-") or "" in limits:
                raise Unsure("marks")
            need(not limits or "@" in marks, "limits of an alternative")
            if marks == "-":
                old = power.sites.pop(place, None)
                if old is not None and old[0] == "":
                    self.neutral.append(place)
                continue
            power.sites.pop(place, None)
            kind = "+" if "+" in marks else "*" if "*" in marks else ""
            power.sites[place] = (kind, "@" in marks, "~" in marks, limits)

    def read_unowned(self, words):
        self.current = None
        for word in words[1:]:
            if word.startswith("-"):
                self.neutral = [place for place in self.neutral if place != word[1:].upper()]
            elif word.upper() not in self.neutral:
                self.neutral.append(word.upper())

    def owned(self, words):
        power = self.power()
        if power.owns is None:
            power.owns = []
        for word in words[1:]:
            if word.upper() in ("SC!", "SC?"):
                power.seizing += word.endswith("!")
                power.guests += word.endswith("?")
            else:
                power.owns.append(word.upper())

    def read_owns(self, words):
        self.owned(words)

    def read_centers(self, words):
        if self.current is None:
            return self.read_unowned(words)
        power = self.power()
        power.owns, power.seizing, power.guests = [], 0, 0
        return self.owned(words)

    def read_inhabits(self, words):
        power = self.power()
        if not power.fresh:
            power.clear()
        power.fresh = False
        self.home_list(power, words[1:])
        power.fresh = True

    def read_homes(self, words):
        power = self.power()
        power.clear()
        self.home_list(power, words[1:])
        power.fresh = True

    def unit_line(self, words):
        need(len(words) == 2, "a type and a place")
        self.power()
        if self.changed:
            return
        self.units[province(words[1].upper())] = (self.current, words[0].upper(), words[1].upper())

    def read_units(self, words):
        self.power()
        self.units = {where: unit for where, unit in self.units.items() if unit[0] != self.current}

    def named(self, words):
        """The powers of DUMMY and UNPLAYED lines."""
        names = [identity(word) for word in words]
        if names[:1] == ["ALL"]:
            need(len(names) == 1 or (names[1] == "EXCEPT" and len(names) > 2), "ALL EXCEPT")
            need(all(name in self.powers for name in names[2:]), "a power")
            return [name for name in self.powers if name not in names[2:]]
        need(all(name in self.powers for name in names), "a power")
        return names

    def read_dummy(self, words):
        if len(words) == 1:
            need(words[0].upper() == "DUMMY", "DUMMIES with names")
            self.power().dummy = True
            return
        names = self.named(words[1:])
        for name, power in self.powers.items():
            power.dummy = name in names or (power.dummy and words[1].upper() != "ALL")
        self.current = None

    def read_unplayed(self, words):
        names = self.named(words[1:]) if len(words) > 1 else [self.current]
        need(all(name in self.powers for name in names), "a power")
        for name in set(names):
            del self.powers[name]
        self.units = {where: unit for where, unit in self.units.items() if unit[0] not in names}
        for power in self.powers.values():
            power.controllers = [name for name in power.controllers if name not in names]
        self.current = None

    def read_control(self, words):
        power = self.power()
        need(power.dummy and len(words) > 1, "a dummy and who controls it")
        power.controllers = [identity(word) for word in words[1:]]

    def read_league(self, words):
        power = self.power()
        need(len(words) > 1 and power.league is None, "one league")
        kind = words[2].upper() if len(words) > 2 else ""
        need(kind in ("", "STRICT", "BENIGN") and not (kind == "STRICT" and len(words) > 3), "STRICT or BENIGN")
        power.league = (words[1].upper(), kind)

    def count(self, words):
        power = self.power()
        need(len(words) < 3, "one number")
        return power, number(words[1], 0, 1024) if len(words) > 1 else 1

    def read_reserves(self, words):
        power, power.reserves = self.count(words)

    def read_militia(self, words):
        power, power.militia = self.count(words)

    # ---- Phases and rules ----

    def read_flow(self, words):
        if len(words) == 1:
            self.flow = []
        for word in words[1:]:
            season, colon, types = word.upper().partition(":")
            if season in ("NEWYEAR", "IFYEARDIV"):
                divisor, _, rest = types.partition("=")
                if season == "NEWYEAR":
                    need(not colon or number(types, -10**6, 10**6) != 0, "years")
                else:
                    need(number(rest or "0", 0, 10**6) < number(divisor, 1, 10**6) and (rest or "=" not in types), "a divisor")
                self.flow.append(word.upper())
                continue
            need(season and colon and all(types.split(",")), "SEASON:TYPE")
            self.flow += [f"{season}:{kind}" for kind in types.split(",")]

    def read_begin(self, words):
        need(len(words) == 4, "season, year and type")
        self.begin = (words[1].upper(), number(words[2], -10**6, 10**6), words[3].upper())

    def read_victory(self, words):
        need(len(words) > 1, "a number of centers")
        self.victory = [number(word, 1, 10**6) for word in words[1:]]

    def read_newhomes(self, words):
        need(len(words) > 1, "years")
        self.new_homes = [number(word, -10**6, 10**6) for word in words[1:]]

    def read_rule(self, words):
        self.rules += [word.upper() for word in words[1:] if word.upper() in RULES]

    def read_rotate(self, words):
        words = [word.upper() for word in words[1:]]
        if words[:1] == ["CONTROL"]:
            words = words[1:]
        clauses = [] if words else [("ordered", [])]
        for word in words:
            if word in ("AFTER", "BEFORE", "FOR"):
                clauses.append((word.lower(), []))
            else:
                need(clauses, "AFTER, BEFORE or FOR")
                clauses[-1][1].append(word)
        need(all(types or when in ("ordered", "after") for when, types in clauses), "phase types")
        self.rotations += clauses

    def unknown(self, words):
        raise Unsure(words[0])

    read_use = read_map = read_flag = read_flags = read_notify = read_team = read_teams = unknown

    def read_textonly(self, words):
        pass

    # ---- The whole map ----

    def has_coasts(self, place):
        return any(other.startswith(place + "/") for other in self.terrain)

    def kind(self, place):
        return self.terrain[province(place)][0]

    def army(self, place):
        return "/" not in place and self.kind(place) in ("LAND", "COAST", "PORT")

    def fleet(self, place):
        own = self.terrain[place][0] not in ("LAND", "SHUT") if "/" in place else not self.has_coasts(place)
        return self.kind(place) in ("WATER", "COAST", "PORT") and self.terrain[place][1] and own

    def shore(self, place):
        return self.kind(place) in ("COAST", "PORT")

    def carrier(self, place):
        here = province(place)
        places = [other for other in self.terrain if other == here or other.startswith(here + "/")]
        return self.kind(place) in ("WATER", "PORT") and any(self.fleet(other) for other in places)

    def walks(self, place, entry):
        return entry[1] != "title" and self.army(place) and self.army(province(entry[0]))

    def sails(self, place, entry):
        return entry[1] != "lower" and self.fleet(place) and self.fleet(entry[0])

    def ships(self, place, entry):
        boards = "/" not in place and self.shore(place) and self.carrier(entry[0])
        return entry[1] != "lower" and (boards or (self.carrier(place) and self.shore(entry[0])))

    def check_way(self, place, entry):
        target = province(entry[0])
        if target == province(place) or "SHUT" in (self.kind(place), self.kind(target)):
            return
        if any("/" in end and self.terrain[end][0] in ("LAND", "SHUT") for end in (place, entry[0])):
            return
        goes = self.walks(place, entry) or self.sails(place, entry)
        if self.changed and not goes:
            return
        backs = [(other, back) for other in self.terrain if province(other) == target
                 for back in self.terrain[other][2] if province(back[0]) == province(place)]
        need(backs, f"a way back from {entry[0]} to {place}")
        if goes:
            need(any(self.walks(*back) or self.sails(*back) for back in backs), f"a way back to {place}")
        elif self.ships(place, entry):
            need(any(self.walks(*back) or self.sails(*back) or self.ships(*back) for back in backs), f"a convoy back to {place}")

    def check_graph(self):
        need(self.terrain, "places")
        need(set(self.places) == set(self.terrain), "a name and a terrain line for each place")
        names = {re.sub(r"[-, ]+", " ", known[0]).strip().upper() for known in self.places.values()}
        if len(names) < len(self.places) and names & set(self.places):
            raise Unsure("a name that is an abbreviation")
        need(len(names) == len(self.places), "one name for each place")
        for place, (_, _, entries) in self.terrain.items():
            need(province(place) in self.terrain, "the province of a coast")
            need(all(entry[0] in self.terrain for entry in entries), "an entry that is a place")
            listed = [entry[0] for entry in entries if province(entry[0]) != province(place)]
            need(len(listed) == len(set(listed)), "one entry for each place")
        for place, (_, _, entries) in self.terrain.items():
            for entry in entries:
                self.check_way(place, entry)

    def centers(self):
        found = set(self.neutral)
        for power in self.powers.values():
            found |= set(power.homes()) | set(power.owns or ())
        return found

    def letters(self):
        given = [power.letter for power in self.powers.values() if power.letter]
        need(len(given) == len(set(given)), "one power for each letter")
        wanted = {key: (power.word or power.name)[0].upper() for key, power in self.powers.items() if not power.letter}
        letters = {key: power.letter for key, power in self.powers.items() if power.letter}
        for key, letter in wanted.items():
            if letter not in given and list(wanted.values()).count(letter) == 1 and letter not in "M?":
                letters[key] = letter
        for key in sorted(wanted):
            letter = self.powers[key].name[0].upper()
            if key not in letters and letter not in letters.values() and letter not in "M?":
                letters[key] = letter
        return letters

    def check_powers(self):
        need(len(self.powers) > 1, "two powers")
        centers, plain = self.centers(), {place for place in self.terrain if "/" not in place}
        need(centers <= plain, "a center that is a province")
        seen = {"+": set(), "*": set()}
        for power in self.powers.values():
            for place, (kind, _, _, limits) in power.sites.items():
                need(place in plain, "a site that is a province")
                need(not kind or (place not in centers and place not in seen["+"] | seen["*"]), "a site of its own")
                need(all(limit in power.homes() and not power.sites[limit][1] for limit in limits), "limits that are homes")
                if kind:
                    seen[kind].add(place)
            for name in power.controllers if power.dummy else []:
                need(name not in self.powers or not self.powers[name].dummy, "a controller that is no dummy")
        letters = self.letters().values()
        for _, _, entries in self.terrain.values():
            for entry in entries:
                need(all(letter in letters for letter in entry[3] or ""), "the letter of a power")
                need(set(entry[4] or ()) <= centers, "a condition on centers")

    def check_start(self):
        owned = [place for power in self.powers.values() for place in power.owned()]
        if any(power.owns and len(set(power.owns)) < len(power.owns) for power in self.powers.values()):
            raise Unsure("a center owned twice by one power")
        if len(owned) > len(set(owned)) and not all(power.owns is not None for power in self.powers.values()):
            raise Unsure("homes of two powers")
        need(len(owned) == len(set(owned)), "one owner of a center")
        for _, kind, place in self.units.values():
            need(place in self.terrain and (self.army(place) if kind == "A" else self.fleet(place)), "a place for a unit")

    def whole_flow(self):
        """The flow with its NEWYEAR; a flow without one counts a year on each way back to its first element."""
        flow = self.flow or DEFAULT_FLOW
        return flow if any(element.startswith("NEWYEAR") for element in flow) else ["NEWYEAR"] + flow

    def check_flow(self):
        flow = [element for element in self.flow or DEFAULT_FLOW if element.split(":")[0] not in ("NEWYEAR", "IFYEARDIV")]
        steps = [int(element.partition(":")[2] or 1) for element in self.flow if element.startswith("NEWYEAR")]
        kinds = {"MOVEMENT", "RETREATS", "ADJUSTMENTS"} | {element.split(":")[1] for element in flow}
        need(flow and len(flow) == len(set(flow)), "phases, each once")
        need(len({kind[0] for kind in kinds}) == len(kinds), "a first letter for each type")
        letters = {element.split(":")[1][0] for element in flow} | set("MRA")
        need(all(kind[0] in letters for _, types in self.rotations for kind in types), "a type of the flow")
        need(len({step > 0 for step in steps}) < 2, "years of one sign")
        need(f"{self.begin[0]}:{self.begin[2]}" in flow, "a first phase of the flow")

    def phases(self, count):
        """(season, year, type) of the first phases."""
        flow, year = self.whole_flow(), self.begin[1]
        at, found = flow.index(f"{self.begin[0]}:{self.begin[2]}"), []
        for _ in range(64 * len(flow) * count):
            kind, _, value = flow[at].partition(":")
            if kind == "NEWYEAR":
                year += int(value or 1)
            elif kind != "IFYEARDIV":
                found.append((kind, year, value))
                if len(found) == count:
                    return found
            divisor, _, rest = value.partition("=")
            leads_back = kind == "IFYEARDIV" and year % int(divisor) != int(rest or 0)
            at = 0 if leads_back else (at + 1) % len(flow)
        raise Refused("a year that meets the conditions")

    # ---- Stages ----

    def at(self, phase, phases):
        """The map that begins to be in force in a phase: every FROM that has begun, then every IN that names it. None if
        that is the base map, or one of an earlier call."""
        names = [(short(each), " ".join(map(str, each))) for each in phases]
        froms = [(self.begins(block[1], names), block) for block in self.stages if block[0] == "FROM"]
        ins = [block for block in self.stages if block[0] == "IN"]
        need(all(begun is not None for begun, _ in froms), "a movement phase of the flow")
        need(all(any(names_phase(name, block[1]) for name in names) for block in ins), "a phase of the flow")
        blocks = [block for begun, block in sorted(froms, key=lambda pair: pair[0]) if begun <= phase]
        blocks += [block for block in ins if names_phase(names[phase], block[1])]
        which = [id(block) for block in blocks]
        if not blocks or which in self.made:
            return None
        self.made.append(which)
        changed = copy.deepcopy(self)
        changed.changed = True
        for block in blocks:
            changed.current, changed.stage, changed.stanza = None, None, None
            for power in changed.powers.values():
                power.league = None
            for words in block[2]:
                changed.changed_line(words)
        return changed

    def begins(self, text, names):
        """The number of the movement phase with this short form: negative for one before the game, None for none."""
        movement = {element[0] for element in self.flow or DEFAULT_FLOW if element.endswith(":MOVEMENT")}
        found = re.fullmatch(r"(.)(-?[0-9]+)M", text)
        if not found or found[1] not in movement:
            return None
        backwards = any(element.startswith("NEWYEAR:-") for element in self.flow)
        year, first = int(found[2]), self.begin[1]
        if year != first and (year > first) == backwards:
            return -1000 + (first - year if backwards else year - first)
        if year == first and names[0][0] != text and text not in [name for name, _ in names]:
            return -1
        past = lambda long: (int(long.split()[1]) < year) if backwards else (int(long.split()[1]) > year)
        return next((i for i, (name, long) in enumerate(names) if name == text or past(long)), None)

    def changed_line(self, words):
        key = words[0].upper()
        if key in ("A", "F", "UNITS", "DUMMY", "DUMMIES", "CONTROL", "TEAM", "TEAMS", "UNPLAYED", "BEGIN", "FLOW", "RULE",
                   "RULES", "ROTATE", "NEWHOMES", "FLAG", "FLAGS", "NOTIFY", "TEXTONLY") and not any("=" in w for w in words):
            return  # what says how a game begins has no effect
        if any("=" in word for word in words) or "->" in words:
            raise Unsure("names that change")
        self.line(words)

    def check(self):
        self.check_graph()
        self.check_powers()

    # ---- Facts ----

    def words(self):
        """The aliases of each place: of equal ones the first counts."""
        seen, found = set(), {}
        for place, (name, plain, doubtful) in self.places.items():
            found[place] = (sorted(plain - seen - {"", word_key(name)}), sorted(doubtful - {""}))
            seen |= plain
        return found

    def facts(self):
        letters, centers = self.letters(), self.centers()
        where = {}
        for place, (_, _, entries) in self.terrain.items():
            others = [entry for entry in entries if province(entry[0]) != province(place) and
                      "SHUT" not in (self.kind(place), self.kind(entry[0]))]
            where[place] = {"name": self.places[place][0], "type": self.kind(place),
                            "army": sorted({province(e[0]) for e in others if self.walks(place, e)}),
                            "fleet": sorted({e[0] for e in others if self.sails(place, e)})}
        owned = {place for power in self.powers.values() for place in power.owned()}
        return {"locations": where, "centers": sorted(centers), "neutral": sorted(centers - owned),
                "passages": self.passages(letters), "rules": self.rules, "new_homes": self.new_homes,
                "rotations": [{"when": when, "types": types} for when, types in self.rotations],
                "begin": " ".join(map(str, self.begin)), "flow": self.flow or DEFAULT_FLOW,
                "victory_counts": self.victory or [len(centers) // 2 + 1],
                "powers": {key: self.power_facts(key, power, letters.get(key)) for key, power in self.powers.items()}}

    def power_facts(self, key, power, letter):
        sites = power.sites.items()
        return {"name": power.name, "own_word": power.word.upper() or power.name, "letter": letter,
                "homes": sorted(power.homes()), "owns": sorted(power.owned()),
                "units": sorted(f"{kind} {place}" for owner, kind, place in self.units.values() if owner == key),
                "factories": sorted(place for place, site in sites if site[0] == "+"),
                "partisans": sorted(place for place, site in sites if site[0] == "*"),
                "alternatives": sorted(place for place, site in sites if site[1]),
                "hidden": sorted(place for place, site in sites if site[2]),
                "limits": {place: sorted(site[3]) for place, site in sites if site[3]},
                "claims": power.claims, "seizing_builds": power.seizing, "guest_builds": power.guests,
                "reserves": power.reserves, "militia": power.militia,
                "league": power.league and power.league[0], "dummy": power.dummy,
                "controllers": power.controllers if power.dummy else []}

    def passages(self, letters):
        found = []
        for place, (_, _, entries) in self.terrain.items():
            for target in {province(entry[0]) for entry in entries} - {province(place)}:
                these = [entry for entry in entries if province(entry[0]) == target]
                if not any(entry[2] or entry[3] is not None or entry[4] for entry in these):
                    continue
                powers = set(self.powers)
                for entry in these:
                    if entry[3] is not None:
                        powers &= {key for key, letter in letters.items() if letter in entry[3]}
                limited = any(entry[3] is not None for entry in these)
                marks = {entry[2] for entry in these}
                strength = "none" if "~" in marks else "half" if "*" in marks else "full"
                found.append((place, target, strength, sorted(powers) if limited else None,
                              sorted(set().union(*(entry[4] or () for entry in these)))))
        return sorted(found, key=str)


def short(phase):
    return f"{phase[0][0]}{phase[1]}{phase[2][0]}"


def names_phase(names, text):
    return text == names[0] or names[1].startswith(text)


def read(text):
    found = Map()
    for line in text.splitlines():
        words = line.split()
        if words and not words[0].startswith("#"):
            if any(word.startswith("#") for word in words):
                raise Unsure("a comment behind words")
            found.line(words)
    found.stage = None
    found.check_flow()
    found.check()
    found.check_start()
    found.phases(8)
    return found
