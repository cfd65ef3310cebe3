// Plays a phase through the class that jna.py makes.
import com.sun.jna.Memory;

public class Program {
  public static void main(String[] arguments) {
    var board = Entente.entente_map_builtin("standard");
    var position = new Memory(Entente.entente_position_size(board));
    Entente.entente_position_start(board, position);
    String[][] given = {{"France", "A PAR - BUR"}, {"Germany", "A MUN - BUR"}, {"Austria", "F TRI - ROM"}, {"Austria", "A VIE - BUD"},
                        {"Austria", "A BUD - VIE"}, {"England", "F LON - NTH"}};
    var orders = new long[given.length];
    for (int i = 0; i < given.length; ++i) {
      int power = Entente.entente_map_find_power(board, given[i][0]);
      orders[i] = Entente.entente_order_read(board, null, Entente.entente_phase_type.ENTENTE_MOVEMENT, power, given[i][1]);
    }
    var scratch = Entente.entente_scratch_new(board);
    Entente.entente_adjudicate(scratch, position, null, orders);
    var results = Entente.entente_scratch_results(scratch);
    for (int i = 0; i < orders.length; ++i) {
      var fields = Entente.entente_order_unpack(results[i].order);
      System.out.println(Entente.entente_order_write(board, results[i].order) + " " + fields.kind() + " " + results[i].reason() + " " + results[i].illegality());
    }
    var game = Entente.entente_game_new(board, null, null);
    var again = Entente.entente_game_load(Entente.entente_game_save_binary(game), null);
    System.out.println(Entente.entente_map_name(Entente.entente_game_map(again)) + " " + Entente.entente_game_phase_count(again));
    try {
      Entente.entente_map_builtin("stendard");
    } catch (Entente.Failure failure) {
      System.out.println(failure.status);
    }
  }
}
