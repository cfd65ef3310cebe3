//! The proof of the crate: the commands of capi/bindings/PROOF.md.

use entente::{
    score_systems, Error, Game, Illegality, Map, Order, Outcome, PhaseType, PlayedPhase, Position, Rules, ScoreSystem,
    Submission, TextOptions,
};
use serde_json::Value;
use std::{
    collections::BTreeMap,
    env,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{Arc, Mutex},
    thread,
    time::Instant,
};

type Failure = Box<dyn std::error::Error>;
type Lines = BTreeMap<String, Vec<String>>;

fn complain(text: &str) -> bool {
    eprintln!("{text}");
    false
}

fn done(command: &str, good: usize, count: usize) -> bool {
    println!("{command} {good} of {count}");
    good == count && count > 0
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or("")
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn sorted(mut texts: Vec<String>) -> Vec<String> {
    texts.sort();
    texts
}

fn texts(value: &Value) -> Vec<String> {
    sorted(array(value).iter().map(|each| text(each).to_string()).collect())
}

fn submit(game: &mut Game, of_power: &Lines) -> entente::Result<()> {
    of_power.iter().try_for_each(|(power, lines)| game.submit(power, lines))
}

// The DATC cases.

fn orders_pass(name: &str, orders: &[Value], played: &Outcome<'_>) -> bool {
    played.len() >= orders.len()
        && orders.iter().zip(played).all(|(order, result)| {
            let fits = result.power() == text(&order["power"])
                && result.text() == text(&order["text"])
                && (order["reason"].is_null() || result.reason().to_string() == text(&order["reason"]))
                && result.dislodged_by() == order["dislodged_by"].as_str();
            fits || complain(&format!("{name}: {result:?} by {:?}", result.dislodged_by()))
        })
}

fn with_places(unit: &str, places: Vec<String>) -> String {
    format!("{unit}: {}", sorted(places).join(" "))
}

fn board_passes(name: &str, phase: &Value, after: &Position) -> Result<bool, Failure> {
    let units = after.units().iter().map(|unit| format!("{} {unit}", unit.power)).collect();
    let good = sorted(units) == texts(&phase["units"]) || complain(&format!("{name}: other units"));
    if after.phase_type() != PhaseType::Movement {
        return Ok(good);
    }
    let mut dislodged = Vec::new();
    for unit in after.dislodged() {
        dislodged.push(with_places(&format!("{} {unit}", unit.power), after.retreats(&unit.location)?));
    }
    let wanted = array(&phase["dislodged"])
        .iter()
        .map(|each| with_places(text(&each["unit"]), texts(&each["retreats"])))
        .collect();
    Ok(good && (sorted(dislodged) == sorted(wanted) || complain(&format!("{name}: others are dislodged"))))
}

fn phase_passes(name: &str, map: &Map, rules: &Rules, phase: &Value) -> Result<bool, Failure> {
    let mut game = Game::at_position(&Position::from_line(map, text(&phase["position"]))?, Some(rules))?;
    let orders = array(&phase["orders"]);
    let mut of_power = Lines::new();
    for order in orders {
        of_power.entry(text(&order["power"]).into()).or_default().push(text(&order["text"]).into());
    }
    submit(&mut game, &of_power)?;
    let played = game.process()?;
    let good = orders_pass(name, orders, &played) && board_passes(name, phase, &played.after())?;
    let next = game.position().line();
    Ok(good && (next == text(&phase["next"]) || complain(&format!("{name}: next {next}"))))
}

fn datc(file: &Path) -> Result<bool, Failure> {
    let (mut good, mut count) = (0, 0);
    for line in fs::read_to_string(file)?.lines() {
        let one: Value = serde_json::from_str(line)?;
        let map = Map::builtin(text(&one["map"]))?;
        let rules = Rules::read(text(&one["rules"]), Some(&map))?;
        let mut passes = true;
        for phase in array(&one["phases"]) {
            passes &= phase_passes(text(&one["case"]), &map, &rules, phase)?;
        }
        good += usize::from(passes);
        count += 1;
    }
    Ok(done("datc", good, count))
}

// The playthroughs.

struct Record {
    map: Map,
    rules: String,
    phases: Vec<Lines>,
}

impl Record {
    fn read(path: &Path) -> Result<Record, Failure> {
        let (mut map, mut rules, mut phases) = (None, String::new(), Vec::new());
        for line in fs::read_to_string(path)?.lines() {
            match line.split_once(' ').unwrap_or((line, "")) {
                ("map", name) => map = Some(Map::builtin(name)?),
                ("rules", text) => rules = text.into(),
                ("phase", _) => phases.push(Lines::new()),
                ("order", rest) => {
                    let (power, order) = rest.split_once(' ').ok_or("an order has a power")?;
                    let (order, _) = order.rsplit_once(" : ").ok_or("an order has a result")?;
                    let phase = phases.last_mut().ok_or("an order has a phase")?;
                    phase.entry(power.into()).or_default().push(order.into());
                }
                _ => {}
            }
        }
        Ok(Record { map: map.ok_or("a game has a map")?, rules, phases })
    }

    fn game(&self) -> entente::Result<Game> {
        Game::of(&self.map, Some(&Rules::read(&self.rules, Some(&self.map))?))
    }
}

fn write_phase(out: &mut String, game: &Game) -> Result<(), Failure> {
    let position = game.position();
    let (hash, units, dislodged) = (position.hash(), position.units().len(), position.dislodged().len());
    write!(out, "phase {} hash {hash:016x} units {units} dislodged {dislodged}\ncounts", game.phase_name())?;
    for (counts, power) in position.counts().iter().zip(game.map().powers()) {
        write!(out, " {}/{}/{}", counts.units, counts.centers, game.legal_orders(None, Some(power))?.len())?;
    }
    out.push('\n');
    Ok(())
}

fn write_played(out: &mut String, played: &PlayedPhase<'_>) -> Result<(), Failure> {
    for result in played {
        let first = if result.implied() { "implied" } else { "order" };
        write!(out, "{first} {} {} : {}", result.power(), result.text(), result.reason())?;
        if result.illegality() != Illegality::None {
            write!(out, " illegality {}", result.illegality())?;
        }
        if let Some(cause) = result.cause() {
            write!(out, " cause {cause}")?;
        }
        if let Some(dislodger) = result.dislodged_by() {
            write!(out, " dislodged {dislodger}")?;
        }
        if result.hidden() {
            out.push_str(" hidden");
        }
        if let Some(order) = result.order().map(|order| order.to_string()).filter(|order| *order != result.text()) {
            write!(out, " as {order}")?;
        }
        out.push('\n');
    }
    for event in played.events() {
        write!(out, "event {} {} {}", event.kind, event.why, event.power.unwrap_or_default())?;
        if let Some(unit) = event.unit {
            write!(out, " {unit}")?;
        }
        out.push('\n');
    }
    if !played.is_empty() {
        let number = played.number();
        let language = if number % 2 == 1 { entente::TextLanguage::De } else { entente::TextLanguage::En };
        let options = TextOptions::new().language(language).full_names(number / 2 % 2 == 1);
        let result = played.get(number as usize % played.len()).ok_or("there is such a result")?;
        writeln!(out, "says {language} {}", result.sentence_in(&options)?)?;
    }
    Ok(())
}

fn write_end(out: &mut String, game: &Game) -> Result<(), Failure> {
    let position = game.position();
    let words: Vec<String> = std::iter::once(game.end().to_string()).chain(game.winners()).collect();
    writeln!(out, "end {}\nposition {}", words.join(" "), position.line())?;
    for (number, system) in (0..).zip(score_systems()) {
        let scores = position.scores(ScoreSystem::from(number), &[])?;
        let scores: Vec<String> = scores.iter().map(|score| score.to_string()).collect();
        writeln!(out, "scores {} {}", system.name, scores.join(" "))?;
    }
    writeln!(out, "game {:016x}", game.hash())?;
    Ok(())
}

fn replayed(record: &Record) -> Result<String, Failure> {
    let mut game = record.game()?;
    let (map, rules) = (&record.map, &record.rules);
    let mut out = format!("playthrough 1\nmap {}\nrules {rules}\nfingerprint {}\n", map.name(), map.fingerprint());
    for phase in &record.phases {
        write_phase(&mut out, &game)?;
        submit(&mut game, phase)?;
        write_played(&mut out, &game.process()?)?;
    }
    write_end(&mut out, &game)?;
    Ok(out)
}

fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, Failure> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?.map(|each| Ok(each?.path())).collect::<Result<_, Failure>>()?;
    paths.retain(|path| path.extension().map_or(false, |each| each == ending));
    paths.sort();
    Ok(paths)
}

fn play(folder: &Path) -> Result<bool, Failure> {
    let paths = files(folder, "txt")?;
    let mut good = 0;
    for path in &paths {
        let (wanted, ours) = (fs::read_to_string(path)?, replayed(&Record::read(path)?)?);
        let line = wanted.lines().zip(ours.lines()).take_while(|(a, b)| a == b).count();
        let is_same =
            wanted == ours || complain(&format!("{}: line {}: {:?}", path.display(), line + 1, ours.lines().nth(line)));
        good += usize::from(is_same);
    }
    Ok(done("play", good, paths.len()))
}

// Errors, memory, threads.

fn fails<T>(name: &str, made: entente::Result<T>, fits: impl Fn(&Error) -> bool) -> usize {
    match made {
        Ok(_) => usize::from(complain(&format!("{name}: no error"))),
        Err(error) => usize::from(fits(&error) || complain(&format!("{name}: {error:?}"))),
    }
}

fn errors() -> Result<bool, Failure> {
    let has_place = |error: &Error| error.place().map_or(false, |place| place.line > 0 && place.column > 0);
    let mut game = Game::new("standard")?;
    game.stop(entente::EndKind::Draw, &["FRANCE", "ITALY"])?;
    let good = fails(
        "an unknown map",
        Map::builtin("standart"),
        |error| matches!(error, Error::NotFound(fault) if fault.message.contains("nearest: standard")),
    ) + fails("bad JSON", Game::load("{\"phases\":\n [}", None), |error| {
        matches!(error, Error::InvalidArgument(_)) && has_place(error)
    }) + fails("an unknown rule", Rules::read("2023,waiv=allowed", None), |error| {
        matches!(error, Error::InvalidArgument(fault) if fault.message.contains("nearest: waive")) && has_place(error)
    }) + fails(
        "a game that is over",
        game.process(),
        |error| matches!(error, Error::WrongPhase(fault) if !fault.message.is_empty()),
    );
    Ok(done("errors", good, 4))
}

fn memory_kb() -> Result<i64, Failure> {
    let pages: i64 = fs::read_to_string("/proc/self/statm")?.split(' ').nth(1).ok_or("statm has no size")?.parse()?;
    Ok(pages * 4)
}

fn memory() -> Result<bool, Failure> {
    const COUNT: usize = 100_000;
    let map = Map::builtin("standard")?;
    let saved = Game::of(&map, None)?.save()?;
    let mut start = 0;
    for i in 0..COUNT {
        let (mut game, _position) = (Game::of(&map, None)?, Position::start(&map)?);
        game.submit("FRANCE", ["A PAR - BUR"])?;
        if i % 100 == 0 {
            Game::load(&saved, None)?.fork()?.view("FRANCE")?.save()?;
        }
        if i == COUNT / 10 {
            start = memory_kb()?;
        }
    }
    let grown = memory_kb()? - start;
    println!("memory {COUNT} grown {grown}");
    Ok(grown < 8192)
}

fn play_phase(game: &mut Game) -> entente::Result<()> {
    let powers: Vec<String> = game.map().powers().map(str::to_string).collect();
    for power in powers {
        let legal = game.legal_orders(None, Some(&power))?;
        let some: Vec<Order> = legal.iter().step_by((legal.len() / 5).max(1)).cloned().collect();
        game.submit_orders(&power, &some, &Submission::new())?;
    }
    game.process().map(|_| ())
}

fn play_some(mut game: Game) -> entente::Result<u64> {
    for _ in 0..40 {
        if game.is_over() {
            break;
        }
        play_phase(&mut game)?;
    }
    Ok(game.hash())
}

fn threads() -> Result<bool, Failure> {
    let wanted = play_some(Game::new("standard")?)?;
    let both: Vec<_> = (0..2).map(|_| thread::spawn(|| play_some(Game::new("standard")?))).collect();
    for each in both {
        if each.join().map_err(|_| "a thread panicked")?? != wanted {
            return Ok(complain("two games in two threads are not as one"));
        }
    }
    // The compiler refuses two threads on one game without a lock.
    let shared = Arc::new(Mutex::new(Game::new("standard")?));
    let both: Vec<_> = (0..2)
        .map(|_| Arc::clone(&shared))
        .map(|game| {
            thread::spawn(move || -> entente::Result<()> {
                for _ in 0..20 {
                    let mut game = game.lock().expect("no thread panicked");
                    if !game.is_over() {
                        play_phase(&mut game)?;
                    }
                }
                Ok(())
            })
        })
        .collect();
    for each in both {
        each.join().map_err(|_| "a thread panicked")??;
    }
    println!("threads 2");
    Ok(true)
}

// The round of saves.

fn save(folder: &Path) -> Result<bool, Failure> {
    let mut count = 0;
    for path in files(Path::new(&env::var("ENTENTE_GAMES")?), "txt")? {
        let record = Record::read(&path)?;
        if record.phases.len() < 10 {
            continue;
        }
        let mut game = record.game()?;
        for phase in &record.phases[..10] {
            submit(&mut game, phase)?;
            game.process()?;
        }
        let name = folder.join(path.file_stem().ok_or("a file has a name")?).display().to_string();
        fs::write(name.clone() + ".json", game.save()?)?;
        fs::write(name.clone() + ".bin", game.save_bytes()?)?;
        fs::write(name + ".hash", format!("{:016x}\n", game.hash()))?;
        count += 1;
    }
    println!("save {count}");
    Ok(count > 0)
}

fn load(folder: &Path) -> Result<bool, Failure> {
    let paths = files(folder, "hash")?;
    let mut good = 0;
    for path in &paths {
        let name = path.display().to_string();
        let name = name.strip_suffix(".hash").ok_or("a hash has its ending")?;
        let of_text = Game::load(&fs::read_to_string(format!("{name}.json"))?, None)?;
        let of_bytes = Game::load_bytes(&fs::read(format!("{name}.bin"))?, None)?;
        let wanted = u64::from_str_radix(fs::read_to_string(path)?.trim(), 16)?;
        let is_same = of_text.hash() == wanted && of_bytes.hash() == wanted;
        good += usize::from(is_same || complain(&format!("{name}: another hash")));
        fs::write(format!("{name}.json"), of_text.save()?)?;
        fs::write(format!("{name}.bin"), of_bytes.save_bytes()?)?;
    }
    Ok(done("load", good, paths.len()))
}

fn speed() -> Result<bool, Failure> {
    let game = Game::new("standard")?;
    let mut orders = Lines::new();
    for unit in game.position().units() {
        let first = game.legal_orders(Some(&unit.location), None)?[0].to_string();
        orders.entry(unit.power).or_default().push(first);
    }
    let (start, mut phases) = (Instant::now(), 0);
    while start.elapsed().as_secs_f64() < 1.0 {
        let mut fresh = game.fork()?;
        submit(&mut fresh, &orders)?;
        if fresh.process()?.len() != 22 {
            return Ok(complain("not 22 results"));
        }
        phases += 1;
    }
    let rate = f64::from(phases) / start.elapsed().as_secs_f64();
    const CALLS: u32 = 1_000_000;
    let (start, mut sum) = (Instant::now(), 0);
    for _ in 0..CALLS {
        sum += game.phase_count();
    }
    let overhead = start.elapsed().as_secs_f64() / f64::from(CALLS) * 1e9;
    println!("speed {rate:.0} {overhead:.0}");
    Ok(sum == 0)
}

fn main() -> ExitCode {
    let given: Vec<String> = env::args().skip(1).collect();
    let argument = given.get(1).map_or(Path::new(""), Path::new);
    let ran = match given.first().map_or("", String::as_str) {
        "version" => {
            println!(
                "version {} library {}",
                option_env!("ENTENTE_RUST_VERSION").unwrap_or("rust"),
                entente::version()
            );
            Ok(true)
        }
        "datc" => datc(argument),
        "play" => play(argument),
        "errors" => errors(),
        "memory" => memory(),
        "threads" => threads(),
        "save" => save(argument),
        "load" => load(argument),
        "speed" => speed(),
        _ => Err("usage: proof COMMAND [ARGUMENT], see PROOF.md".into()),
    };
    match ran {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
