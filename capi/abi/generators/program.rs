// Plays a phase through the module that rust.py makes.
mod entente;
use entente::*;

fn main() -> Result<(), Failure> {
    let board = entente_map_builtin("standard")?;
    let mut position = vec![0u64; entente_position_size(&board) / 8];
    entente_position_start(&board, &mut position)?;
    let given = [("France", "A PAR - BUR"), ("Germany", "A MUN - BUR"), ("Austria", "F TRI - ROM"), ("Austria", "A VIE - BUD"),
                 ("Austria", "A BUD - VIE"), ("England", "F LON - NTH")];
    let mut orders = Vec::new();
    for (power, text) in given {
        orders.push(entente_order_read(&board, None, ENTENTE_MOVEMENT, entente_map_find_power(&board, power)?, text)?);
    }
    let scratch = entente_scratch_new(&board)?;
    entente_adjudicate(&scratch, &position, None, &orders)?;
    for result in &entente_scratch_results(&scratch)?[..orders.len()] {
        let fields = entente_order_unpack(result.order)?;
        println!("{} {:?} {:?} {:?}", entente_order_write(&board, result.order)?, fields.kind, result.reason(), result.illegality());
    }
    let game = entente_game_new(&board, None, None)?;
    let again = entente_game_load(&entente_game_save_binary(&game)?, None)?;
    println!("{} {}", entente_map_name(&entente_game_map(&again)).unwrap(), entente_game_phase_count(&again));
    println!("{:?}", entente_map_builtin("stendard").err().unwrap().0);
    Ok(())
}
