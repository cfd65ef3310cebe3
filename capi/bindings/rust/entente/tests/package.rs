//! What the proof and the examples of the comments do not reach.

use entente::{
    options, Actions, Adjudicator, Batch, DrawPolicy, EndKind, EndRules, Error, EventKind, Exchange, Game, Map,
    MapForm, Order, PackedResult, Position, Question, Reason, RenderForm, RenderOptions, RenderParts, ResultParts,
    Rules, Submission, SubmitMode, TextForm, TextLanguage, TextOptions, UnitType, VoteKind, Word,
};
use std::collections::HashMap;

fn standard() -> Map {
    Map::builtin("standard").unwrap()
}

fn shared<T: Send + Sync>() {}
fn sent<T: Send>() {}

#[test]
fn types_are_as_threads_of_the_header_say() {
    shared::<Map>();
    shared::<Rules>();
    shared::<Order>();
    shared::<Position>();
    shared::<Actions>();
    shared::<entente::Document>();
    shared::<Error>();
    sent::<Game>();
    sent::<Adjudicator>();
    sent::<Exchange>();
}

#[test]
fn maps_of_texts_include_files_and_tell_the_place_of_a_mistake() {
    let files: HashMap<String, String> = [("base.map".to_string(), standard().to_text(MapForm::Map).unwrap())].into();
    let map = Map::from_text("USE base.map\n", "my.map", MapForm::Map, &files).unwrap();
    assert_eq!(map.provinces().len(), 76);
    match Map::from_text("MAP x\nNONSENSE 1\n", "my.map", MapForm::Map, &files) {
        Err(Error::InvalidArgument(fault)) => assert_eq!(fault.place.unwrap().file, "my.map"),
        other => panic!("{other:?}"),
    }
    let told = Map::diagnostics("MAP x\nNONSENSE 1\n", "my.map", MapForm::Map, &files, TextForm::Json).unwrap();
    assert!(told.starts_with('['), "{told}");
    assert!(matches!(Map::read("/nowhere/x.map"), Err(Error::Io { .. })));
}

#[test]
fn every_option_has_values_and_presets_differ() {
    assert!(options().all(|option| !option.values.is_empty()));
    assert_eq!(
        ("bounced".parse::<Reason>().unwrap(), "DE".parse::<TextLanguage>().unwrap()),
        (Reason::Bounced, TextLanguage::De)
    );
    assert!(matches!("bouncy".parse::<Reason>(), Err(Error::NotFound(_))));
    let rules: Vec<Rules> = Rules::presets().map(|preset| Rules::read(&preset.name, None).unwrap()).collect();
    assert!(
        rules.len() >= 11 && rules[0].differences(&rules[1]).next().is_some() && rules[0] == Rules::new(None).unwrap()
    );
}

#[test]
fn positions_are_changed_and_copied() {
    let map = standard();
    let start = Position::start(&map).unwrap();
    let mut board = start.clone();
    board.remove("PAR").unwrap();
    assert!(matches!(board.remove("PAR"), Err(Error::NotFound(_))));
    let told = start.difference(&board, TextForm::ForPeople, &TextOptions::new()).unwrap();
    assert!(told.contains("A PAR"), "{told}");
    board.set_phase("S1901R").unwrap();
    board.dislodge("FRANCE", UnitType::Army, "PAR", &["GAS", "PIC"]).unwrap();
    assert_eq!(
        (board.retreats("PAR").unwrap(), board.dislodged()[0].to_string()),
        (vec!["GAS".into(), "PIC".into()], "A PAR".into())
    );
    assert_eq!(Position::from_bytes(&map, board.memory()).unwrap(), board);
    assert_eq!(Position::from_json(&map, &start.to_json().unwrap()).unwrap().hash(), start.hash());
    let other = Position::start(&Map::builtin("ancmed").unwrap()).unwrap();
    let mut judge = Adjudicator::new(&map).unwrap();
    assert!(matches!(judge.adjudicate(&other, &[], None), Err(Error::InvalidArgument(_))));
    assert!(matches!(Position::from_bytes(&map, other.memory()), Err(Error::InvalidArgument(_))));
}

#[test]
fn a_batch_plays_each_position() {
    let map = standard();
    let start = Position::start(&map).unwrap();
    let mut positions: Vec<u64> = start
        .memory()
        .chunks_exact(8)
        .map(|each| u64::from_ne_bytes(each.try_into().unwrap()))
        .cycle()
        .take(map.position_size() / 4)
        .collect();
    let order = Order::read(&map, "A PAR - BUR", Some("FRANCE")).unwrap().bits();
    let mut results = vec![PackedResult::default(); 2];
    let mut statuses = [1; 2];
    let mut judge = Adjudicator::new(&map).unwrap();
    let batch = Batch {
        positions: &mut positions,
        orders: &[order; 2],
        starts: &[0, 1, 2],
        results: &mut results,
        statuses: &mut statuses,
    };
    judge.adjudicate_batch(batch, None).unwrap();
    assert!(statuses == [0; 2] && results.iter().all(|each| each.reason == 0 && each.order == order));
    let batch =
        Batch { positions: &mut positions, orders: &[order], starts: &[0, 1, 2], results: &mut [], statuses: &mut [] };
    assert!(matches!(judge.adjudicate_batch(batch, None), Err(Error::InvalidArgument(_))));
}

#[test]
fn actions_are_orders() {
    let map = standard();
    let (judge, actions, start) =
        (Adjudicator::new(&map).unwrap(), Actions::new(&map, None).unwrap(), Position::start(&map).unwrap());
    let numbers = judge.legal_actions(&start, &actions, Some("FRANCE"), None).unwrap();
    let orders = judge.legal_orders(&start, None, Some("FRANCE"), None).unwrap();
    assert_eq!(numbers, actions.of_orders(&orders).unwrap());
    assert_eq!(actions.to_orders(&[numbers[0].unwrap()]).unwrap()[0].to_string(), orders[0].to_string());
}

#[test]
fn a_game_goes_back_and_forth() {
    let mut game = Game::random(&standard(), 1, 12).unwrap();
    let (hash, count) = (game.hash(), game.phase_count());
    assert_eq!(game.phases().map(|phase| phase.name()).collect::<Vec<_>>().len(), count as usize);
    game.go_to(1).unwrap();
    game.redo().unwrap();
    game.undo().unwrap();
    game.go_to(count).unwrap();
    assert_eq!(game.hash(), hash);
    assert_eq!(game.find_phase("S1901M").unwrap(), 0);
    assert!(game
        .phases()
        .any(|phase| phase.losses().iter().any(|loss| loss.kind == EventKind::Disbanded || loss.unit.is_some())));
}

#[test]
fn orders_are_amended_and_owed() {
    let mut game = Game::new("standard").unwrap();
    game.submit("FRANCE", ["A PAR - BUR", "nonsense"]).unwrap();
    game.submit_as("FRANCE", ["A MAR H"], &Submission::new().mode(SubmitMode::Amend).by("FRANCE")).unwrap();
    assert!(matches!(
        game.submit_as("FRANCE", ["A MAR H"], &Submission::new().by("ITALY")),
        Err(Error::InvalidArgument(_))
    ));
    assert_eq!(game.orders("FRANCE").unwrap(), ["A PAR - BUR", "nonsense", "A MAR H"]);
    assert_eq!(game.owed("FRANCE").unwrap().units.len(), 1);
    game.allow("ITALY", "FRANCE", true).unwrap();
    game.set_waiting("FRANCE", true).unwrap();
    assert!(game.may_order("ITALY", "FRANCE").unwrap() && game.waiting() == ["FRANCE"]);
    game.cancel("FRANCE", Some("MAR"), None).unwrap();
    let check = game.check_order("FRANCE", "A PAR - BURR", &TextOptions::new()).unwrap();
    assert_eq!((check.reason, &"A PAR - BURR"[check.fault.unwrap()]), (Reason::Unreadable, "BURR"));
    let played = game.process().unwrap();
    assert_eq!(played.of("FRANCE").unwrap().filter(|each| !each.implied()).count(), 2);
    assert_eq!(played.failed().map(|each| each.reason().word()).collect::<Vec<_>>(), ["unreadable"]);
    assert!(played.explain("PAR", TextForm::ForPeople, &TextOptions::new()).unwrap().contains("A PAR"));
    assert!(played.json(&TextOptions::new()).unwrap().contains("\"unreadable\""));
}

#[test]
fn votes_end_a_game() {
    let mut game = Game::new("standard").unwrap();
    game.set_draw_policy(DrawPolicy::JudgeNodias).unwrap();
    game.vote("FRANCE", VoteKind::List, &["FRANCE", "ITALY"]).unwrap();
    assert_eq!(game.votes()[0].powers, ["FRANCE", "ITALY"]);
    game.cancel_vote("FRANCE", VoteKind::List, &["FRANCE", "ITALY"]).unwrap();
    assert!(game.votes().is_empty());
    let rules = EndRules { last_year: Some(1905), stalemate_years: 3, ..EndRules::default() };
    game.set_end_rules(&rules).unwrap();
    assert_eq!(game.end_rules(), rules);
    game.stop(EndKind::Draw, &["FRANCE", "ITALY"]).unwrap();
    assert_eq!((game.end(), game.winners()), (EndKind::Draw, vec!["FRANCE".to_string(), "ITALY".to_string()]));
    game.resume().unwrap();
    assert!(!game.is_over());
}

#[test]
fn an_exchange_speaks_json() {
    let mut game = Game::new("standard").unwrap();
    game.submit("FRANCE", ["A PAR - BUR"]).unwrap();
    game.process().unwrap();
    let document = entente::Document::read(&game.save().unwrap()).unwrap();
    assert!(document.is_game() && document.has_orders(0) && document.phase_names().next() == Some("S1901M"));
    let mut exchange = Exchange::new(None, None).unwrap();
    exchange.leave_out(ResultParts::AFTER | ResultParts::POWERS).unwrap();
    let german = TextOptions::new().language(entente::TextLanguage::De);
    assert!(exchange.adjudicate_phase(&document, 0, &german).unwrap().contains("A PAR zieht nach BUR."));
    assert!(exchange.legal(&document.phase(0).unwrap(), &german).unwrap().contains("A PAR - BUR"));
    assert!(exchange.report(&document, 0, &TextOptions::new().width(60)).unwrap().contains("A PAR moves to BUR."));
    assert!(exchange.replay(&document, TextForm::Json, &german).unwrap().contains("\"differences\":[]"));
    let question = Question { about: &["FRANCE"], outlook: true, ..Question::default() };
    assert!(exchange.advise(&document, 0, &question, TextForm::Json, &german).unwrap().contains("\"outlook\""));
    assert!(exchange
        .render(&document, 0, "PAR", &RenderOptions::new())
        .unwrap()
        .contains("data-order=\"A PAR - BUR\""));
    assert!(matches!(exchange.render(&document, 0, "SPA", &RenderOptions::new()), Err(Error::NotFound(_))));
    let outlook = exchange.render(&document, 0, "", &RenderOptions::new().outlook(&["France"])).unwrap();
    assert_ne!(outlook, exchange.render(&document, 0, "", &RenderOptions::new()).unwrap());
    let (map, _, position) = exchange.read(&document, 0).unwrap();
    let text = RenderOptions::new().form(RenderForm::Text).hidden(RenderParts::NAMES).language(TextLanguage::De);
    assert!(position.render(&text).unwrap().contains("PAR"));
    assert_eq!(position, Position::start(&map).unwrap());
    let votes = r#"{"survivors":["FRANCE","ITALY"],"votes":{"FRANCE":"DRAW","ITALY":"DRAW"}}"#;
    assert!(exchange
        .count_votes(votes, DrawPolicy::JudgeDias, &german)
        .unwrap()
        .contains("\"draw\":[\"FRANCE\",\"ITALY\"]"));
}
