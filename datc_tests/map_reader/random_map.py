"""Random map texts: sound ones, with lines of most directives, and the same with mistakes in them; known ones with mistakes."""

LETTERS = "BCDFGHKLNPRSTVWXZ"


class Lines:
    """Lines of a map text in which mistakes can be made."""

    def __init__(self, dice, lines):
        self.dice, self.lines = dice, lines

    def spoil(self):
        at = self.dice.randrange(len(self.lines))
        words = self.lines[at].split()
        i = self.dice.randrange(len(words))
        other = self.dice.choice(self.dice.choice(self.lines).split())
        how = self.dice.randrange(9)
        if how == 0:
            del self.lines[at]
            return
        if how == 1:
            self.lines.insert(self.dice.randrange(len(self.lines)), self.lines[at])
            return
        if how == 2:
            to = self.dice.randrange(len(self.lines))
            self.lines[at], self.lines[to] = self.lines[to], self.lines[at]
            return
        words[i:i + 1] = {3: [], 4: [words[i].swapcase()], 5: [other], 6: [words[i], other], 7: [words[i].capitalize()],
                          8: [self.dice.choice("~*+-@:!") + words[i]]}[how]
        self.lines[at:at + 1] = [" ".join(words)] if words else []

    def text(self):
        return "\n".join(self.lines) + "\n"


class RandomMap(Lines):
    def __init__(self, dice):
        super().__init__(dice, [])
        self.make_places()
        self.make_powers()
        for _ in range(dice.randrange(8)):
            self.lines += self.more()

    def some(self, items, most=3):
        return self.dice.sample(items, min(len(items), self.dice.randint(1, most)))

    def chance(self, percent):
        return self.dice.randrange(100) < percent

    # ---- Places ----

    def make_places(self):
        dice = self.dice
        count = dice.randint(5, 9)
        ids = set()
        while len(ids) < count:
            ids.add("".join(dice.choice(LETTERS) for _ in range(3)))
        self.ids = sorted(ids)
        self.types = {place: dice.choice(["WATER"] * 4 + ["COAST"] * 5 + ["LAND"] * 2 + ["PORT"]) for place in self.ids}
        self.types[self.ids[0]], self.types[self.ids[1]], self.types[self.ids[2]] = "WATER", "COAST", "COAST"
        self.entries = {place: [] for place in self.ids}
        for i, a in enumerate(self.ids):
            for b in self.ids[i + 1:]:
                if self.chance(50):
                    self.join(a, b)
        self.coasts = {}
        for place in self.ids:
            self.add_coasts(place)
        self.write_places()

    def join(self, a, b):
        kinds = {self.types[a], self.types[b]}
        if kinds == {"LAND", "WATER"}:
            return
        forms = [(a, b)]
        if kinds == {"COAST"}:
            forms += [(a.lower(), b.lower()), (a.capitalize(), b.capitalize())]
        elif "LAND" in kinds and len(kinds) == 2:
            forms.append((a.lower(), b.lower()))
        to_a, to_b = self.dice.choice(forms)
        self.entries[a].append(to_b)
        self.entries[b].append(to_a)

    def add_coasts(self, place):
        waters = [word for word in self.entries[place] if self.types[word.upper()[:3]] == "WATER"]
        plain = all(word == word.lower() or self.types[word.upper()[:3]] in ("WATER", "LAND") for word in self.entries[place])
        if self.types[place] != "COAST" or len(waters) < 2 or not plain or self.chance(50):
            return
        half = self.dice.randint(1, len(waters) - 1)
        self.coasts[place] = {"NC": waters[:half], "SC": waters[half:]}
        for coast, its in self.coasts[place].items():
            for water in its:
                self.entries[water] = [f"{place}/{coast}" if word == place else word for word in self.entries[water]]

    def write_places(self):
        for place in self.ids:
            aliases = "".join(f" {place.lower()}x{i}" for i in range(self.dice.randrange(3)))
            aliases += self.dice.choice(["", "", f" {place.lower()}+isle", f" isle{place.lower()}?"])
            self.lines.append(f"Place {place.lower()} = {place}{aliases}")
            self.lines += [f"Place {place.lower()} ({coast}) = {place}/{coast}" for coast in self.coasts.get(place, {})]
        for place in self.ids:
            written = place.lower() if place in self.coasts else place
            self.lines.append(f"{self.types[place]} {written} ABUTS {' '.join(self.entries[place])}".replace(" ABUTS ", " ABUTS ")
                              if self.entries[place] else f"{self.types[place]} {written}")
            for coast, its in self.coasts.get(place, {}).items():
                self.lines.append(f"COAST {place}/{coast} ABUTS {' '.join(its)}")

    # ---- Powers ----

    def make_powers(self):
        self.land = [place for place in self.ids if self.types[place] != "WATER"]
        names = self.dice.sample(["AVALON", "BRETONIA", "CALEDON", "DYFEDIA"], self.dice.randint(2, 4))
        homes = self.dice.sample(self.land, len(self.land))
        self.names, self.homes = sorted(names), {}
        for name in names:
            self.homes[name] = homes[:self.dice.randint(0, 2)]
            homes = homes[len(self.homes[name]):]
            word = self.dice.choice(["", "", f" ({name.capitalize()}n)", f" ({name.capitalize()}n:{name[1]})", " (One+Two:Q)"])
            self.lines.append(" ".join([name + word] + self.homes[name]))
            self.lines += [f"  {self.unit(place)}" for place in self.homes[name] if self.chance(70)]
        self.free = homes
        if homes and self.chance(70):
            self.lines.append("UNOWNED " + " ".join(self.some(homes)))

    def unit(self, place):
        if place in self.coasts and self.chance(50):
            return f"F {place}/{self.dice.choice(list(self.coasts[place]))}"
        kinds = {"WATER": "F", "LAND": "A"}.get(self.types[place], "A" if place in self.coasts else "AF")
        return f"{self.dice.choice(kinds)} {place}"

    # ---- Further lines ----

    def more(self):
        makers = [getattr(self, name) for name in dir(self) if name.startswith("more_")]
        return self.dice.choice(makers)()

    def any_power(self):
        return self.dice.choice(self.names)

    def any_place(self):
        return self.dice.choice(self.ids)

    def pair(self):
        """Two places that list each other, as written."""
        places = [place for place in self.ids if any("/" not in word for word in self.entries[place])]
        a = self.dice.choice(places) if places else self.ids[0]
        words = [word for word in self.entries[a] if "/" not in word and word.upper() not in self.coasts]
        b = self.dice.choice(words) if words else self.ids[1]
        back = [word for word in self.entries[b.upper()] if word.split("/")[0].upper() == a]
        return a, b, back[0] if back else a

    def case_of(self, place):
        return place.lower() if place in self.coasts else place

    def more_restriction(self):
        a, b, _ = self.pair()
        limit = self.dice.choice(["~{}", "{}~", "*{}", "{}*", ":{}", self.any_power()[0] + ":{}", "{}(" + self.center() + ")",
                                  "~{}(" + self.center() + ")", "~~{}", "{}(" + self.center() + "," + self.center() + ")"])
        return [f"AMEND {self.case_of(a)} ABUTS -{b.upper()} {limit.format(b)}"]

    def center(self):
        homes = [home for its in self.homes.values() for home in its]
        return self.dice.choice(homes) if homes and self.chance(85) else self.any_place()

    def more_both_ways_gone(self):
        a, b, back = self.pair()
        return [f"AMEND {self.case_of(a)} ABUTS -{b.upper()}", f"AMEND {self.case_of(b.upper())} ABUTS -{back.upper()[:3]}"]

    def more_terrain(self):
        place = self.any_place()
        word = self.dice.choice(["SHUT", "LAND", "COAST", "PORT", "WATER", "AMEND"])
        return [f"{word} {self.dice.choice([place, self.case_of(place), place.lower()])}"]

    def more_drop(self):
        return [f"DROP {self.any_place()}"]

    def more_rename(self):
        place = self.any_place()
        new = place if place in self.coasts or self.chance(30) else place[0] + "9" + place[2]
        return [f"{place} -> New {place.lower()} = {new} new{place.lower()}"]

    def more_power_rename(self):
        name = self.any_power()
        return [f"{name} -> {name[0]}NEW{name[1:3]}" + self.dice.choice(["", " (Newer)", f" (:{name[2]})"])]

    def more_sites(self):
        marks = ["+", "*", "~", "@", "-", "~@", ""]
        return [f"{self.any_power()} {self.dice.choice(marks)}{self.dice.choice(self.land)}"]

    def more_limits(self):
        name = self.any_power()
        homes = self.homes[name] or self.land
        return [f"{name} @{self.dice.choice(self.land)}({self.dice.choice(homes)})"]

    def more_claims(self):
        return [f"{self.any_power()} &SC"]

    def more_homes(self):
        word = self.dice.choice(["HOMES", "HOME", "INHABITS"])
        lines = [self.any_power(), " ".join([word] + self.some(self.land))]
        return lines + ([f"{word} {self.dice.choice(self.land)}"] if self.chance(30) else [])

    def more_owns(self):
        word = self.dice.choice(["OWNS", "CENTERS", "OWNS SC!", "OWNS SC?", "CENTERS SC! SC!"])
        return [self.any_power(), " ".join([word] + (self.some(self.free, 2) if self.free and self.chance(80) else []))]

    def more_neutral(self):
        return [f"{self.dice.choice(['UNOWNED', 'NEUTRAL', 'CENTERS'])} {self.dice.choice(['', '-'])}{self.any_place()}"]

    def more_units(self):
        return [self.any_power()] + (["UNITS"] if self.chance(40) else []) + [self.unit(self.any_place())]

    def more_counts(self):
        return [self.any_power(), self.dice.choice(["RESERVES", "RESERVES 2", "MILITIA", "MILITIA 3", "RESERVES -1", "MILITIA 0"])]

    def more_dummy(self):
        a, b = self.dice.sample(self.names, 2)
        return self.dice.choice([[a, "DUMMY"], [f"DUMMY {a}"], ["DUMMY ALL"], [f"DUMMIES ALL EXCEPT {a}"], [f"DUMMIES {a} {b}"],
                                 [a, "DUMMY", f"CONTROL {b}"], [a, "DUMMY", f"CONTROL {b} SOMEBODY"], ["DUMMIES"],
                                 [a, f"CONTROL {b}"]])

    def more_league(self):
        return [self.any_power(), "LEAGUE " + self.dice.choice(["CROWN", "CROWN STRICT", "CROWN BENIGN HARP", "CROWN KIND"])]

    def more_unplayed(self):
        a = self.any_power()
        return self.dice.choice([[f"UNPLAYED {a}"], [a, "UNPLAYED"], [f"UNPLAYED ALL EXCEPT {' '.join(self.some(self.names))}"]])

    def more_flow(self):
        return self.dice.choice([
            ["FLOW"], ["FLOW SPRING:MOVEMENT,RETREATS", "FLOW WINTER:ADJUSTMENTS"],
            ["FLOW SPRING:MOVEMENT,RETREATS IFYEARDIV:10 WINTER:ADJUSTMENTS"],
            ["FLOW NEWYEAR:2 SPRING:MOVEMENT IFYEARDIV:4=1 WINTER:ADJUSTMENTS NEWYEAR"],
            ["FLOW SPRING:MOVEMENT NEWYEAR:-1 FALL:MOVEMENT NEWYEAR:-2 WINTER:ADJUSTMENTS", "BEGIN FALL 300 MOVEMENT"],
            ["FLOW AUTUMN:MOVEMENT,INCOME,RETREATS", "BEGIN AUTUMN 5 INCOME"], ["FLOW SPRING:MOVEMENT,MAGIC"],
            ["FLOW SPRING:MOVEMENT SPRING:MOVEMENT"], ["FLOW SPRING:MOVEMENT NEWYEAR NEWYEAR:-1"],
            ["FLOW SPRING:MOVEMENT", "FLOW"]])

    def more_begin(self):
        return [self.dice.choice(["BEGIN FALL 1900 MOVEMENT", "BEGIN WINTER 1900 ADJUSTMENTS", "BEGIN SUMMER 1 MOVEMENT"])]

    def more_victory(self):
        return [self.dice.choice(["VICTORY 3", "VICTORY 4 3", "VICTORY 0", "NEWHOMES 1903 1905", "RULE BUILD_ANY", "TEXTONLY",
                                  "RULES NO_CHECK HOLD_WIN"])]

    def more_rotation(self):
        clauses = ["AFTER", "AFTER MOVEMENT", "BEFORE ADJUSTMENTS RETREATS", "FOR M", "BEFORE", "FOR INCOME", "CONTROL", ""]
        return [" ".join(["ROTATE"] + self.some(clauses, 2)).strip()]

    def more_stanza(self):
        name = self.dice.choice(["", "", "STANDARD ", "PAYOLA ", "A B "])
        return [f"{name}DIRECTIVES", "RULE BUILD_ANY", "TIMING DAYS", *self.dice.choice([[], ["END DIRECTIVES"], ["END"]])]

    def more_stage(self):
        when = self.dice.choice(["IN SPRING", "IN WINTER", "IN F1901M", "FROM F1901M", "FROM S1902M", "FROM S1901R", "IN S19"])
        lines = self.dice.choice([self.more_terrain, self.more_homes, self.more_neutral, self.more_both_ways_gone, self.more_drop,
                                  self.more_sites, self.more_victory])()
        if len(lines) == 1:
            return [f"{when}: {lines[0]}", *self.dice.choice([[], ["FROM START"]])]
        return [when, *lines, "FROM START"]


def random_map(dice):
    return spoiled(RandomMap(dice), dice.choice([0, 0, 1, 1, 1, 2]))


def spoiled(lines, mistakes):
    for _ in range(mistakes):
        if lines.lines:
            lines.spoil()
    return lines.text()


def spoiled_map(dice, text):
    """A text with mistakes, without its comments."""
    lines = [line for line in text.splitlines() if line.strip() and not line.strip().startswith("#")]
    return spoiled(Lines(dice, lines), dice.choice([1, 1, 2]))
