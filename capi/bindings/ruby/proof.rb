# frozen_string_literal: true

# The proof of the Ruby package: the commands of capi/bindings/PROOF.md.
$LOAD_PATH.unshift(File.join(__dir__, "lib"))
require "json"
require "entente"

# The commands, each of which returns whether all is well.
module Proof
  include Entente
  module_function

  def complain(text)
    warn(text)
    false
  end

  def done(word, good, count)
    puts "#{word} #{good} of #{count}"
    good == count && count.positive?
  end

  def version
    puts "version ruby #{RUBY_VERSION} library #{Entente::VERSION}"
    true
  end

  # The DATC cases.

  def full(unit)
    "#{unit.power} #{unit}"
  end

  def result_passes?(name, order, result)
    reason = order["reason"] || result.reason.to_s
    wanted = [order["power"], order["text"], reason, order["dislodged_by"]]
    wanted == [result.power, result.text, result.reason.to_s, result.dislodged_by] ||
      complain("#{name}: #{order}: #{result.inspect}, dislodged by #{result.dislodged_by}")
  end

  def phase_passes?(name, map, rules, phase)
    position = Position.from_line(phase["position"], map)
    game = Game.new(map, rules: rules, position: position)
    phase["orders"].group_by { |order| order["power"] }.each { |power, orders| game.submit(power, orders.map { |each| each["text"] }) }
    played = game.process
    after = played.after
    good = phase["orders"].zip(played.results).map { |order, result| result_passes?(name, order, result) }
    good << (after.units.map { |each| full(each) }.sort == phase["units"].sort || complain("#{name}: units #{after.units}"))
    dislodged = after.dislodged.to_h { |each| [full(each), after.retreats(each.location).sort] }
    wanted = phase["dislodged"].to_h { |each| [each["unit"], each["retreats"].sort] }
    good << (dislodged == wanted || !position.phase_name.end_with?("M") || complain("#{name}: dislodged #{dislodged}"))
    good << (game.position.line == phase["next"] || complain("#{name}: next #{game.position.line}"))
    good.all?
  end

  def datc(file)
    cases = File.readlines(file, chomp: true, encoding: "UTF-8").map { |line| JSON.parse(line) }
    good = cases.count do |each|
      map = Map.new(each["map"])
      rules = Rules.new(each["rules"], map)
      each["phases"].map { |phase| phase_passes?("#{each['case']} #{each['rules']}", map, rules, phase) }.all?
    end
    done("datc", good, cases.size)
  end

  # The playthroughs.

  # The map, the rules, and for each phase the orders of each power.
  def read_orders(text)
    map = rules = nil
    phases = []
    text.each_line(chomp: true) do |line|
      word, rest = line.split(" ", 2)
      case word
      when "map" then map = rest
      when "rules" then rules = rest
      when "phase" then phases << Hash.new { |of, power| of[power] = [] }
      when "order"
        power, order = rest.split(" ", 2)
        phases.last[power] << order.rpartition(" : ").first
      end
    end
    [map, rules, phases]
  end

  def phase_lines(game)
    position = game.position
    counts = position.counts.map { |power, of| "#{of.units}/#{of.centers}/#{game.legal_orders(power: power).size}" }
    [format("phase %s hash %016x units %d dislodged %d", game.phase_name, position.digest, position.units.size, position.dislodged.size),
     "counts #{counts.join(' ')}"]
  end

  def result_line(result)
    words = [result.implied? ? "implied" : "order", result.power, result.text, ":", result.reason]
    words += ["illegality", result.illegality] unless result.illegality == :none
    words += ["cause", result.cause] if result.cause
    words += ["dislodged", result.dislodged_by] if result.dislodged_by
    words << "hidden" if result.hidden?
    words += ["as", result.order] if result.order && result.order.to_s != result.text
    words.join(" ")
  end

  def played_lines(played)
    lines = played.results.map { |result| result_line(result) }
    lines += played.events.map { |event| ["event", event.kind, event.why, event.power, event.unit].compact.join(" ") }
    return lines if played.size.zero?

    language = played.number.odd? ? "de" : "en"
    sentence = played[played.number % played.size].sentence(language, full_names: (played.number / 2).odd?)
    lines << "says #{language} #{sentence}"
  end

  def end_lines(game)
    lines = [["end", game.ending, *game.winners].join(" "), "position #{game.position.line}"]
    Entente.score_systems.each_key.with_index do |system, number|
      scores = game.position.scores(number).values.map { |score| "#{score.numerator}/#{score.denominator}" }
      lines << ["scores", system, *scores].join(" ")
    end
    lines << format("game %016x", game.digest)
  end

  def new_game(name, rules)
    map = Map.new(name)
    Game.new(map, rules: Rules.new(rules, map))
  end

  def submit_all(game, phase)
    phase.each { |power, orders| game.submit(power, orders) }
  end

  def replayed(text)
    name, rules, phases = read_orders(text)
    game = new_game(name, rules)
    lines = ["playthrough 1", "map #{name}", "rules #{rules}", "fingerprint #{game.map.fingerprint}"]
    phases.each do |phase|
      lines += phase_lines(game)
      submit_all(game, phase)
      lines += played_lines(game.process)
    end
    "#{(lines + end_lines(game)).join("\n")}\n"
  end

  def play(folder)
    paths = Dir[File.join(folder, "*.txt")]
    good = paths.count do |path|
      text = File.read(path, encoding: "UTF-8")
      ours = replayed(text)
      differing = text.lines.zip(ours.lines).find { |a, b| a != b }
      text == ours || complain("#{path}: #{differing&.join(' is ') || 'another number of lines'}")
    end
    done("play", good, paths.size)
  end

  # Errors, memory, threads.

  def errors
    over = Game.new.tap { |game| game.stop(:draw, %w[FRANCE ITALY]) }
    calls = [
      [-> { Map.new("standart") }, NotFound, "nearest: standard", false],
      [-> { Game.load("{\"phases\":\n [}") }, InvalidArgument, "", true],
      [-> { Rules.new("2023,waiv=allowed") }, InvalidArgument, "nearest: waive", true],
      [-> { over.process }, WrongPhase, "", false],
    ]
    good = calls.count do |call, kind, words, has_place|
      call.call
      complain("no error: #{kind}")
    rescue Entente::Error => e
      (e.is_a?(kind) && !e.message.empty? && e.message.include?(words) && (!e.line.nil? && !e.column.nil?) == has_place) || complain(e.inspect)
    end
    done("errors", good, calls.size)
  end

  def memory_kb
    GC.start
    File.read("/proc/self/status")[/VmRSS:\s*(\d+)/, 1].to_i
  end

  def memory(count = 100_000)
    map, text, start = Map.new, Game.new.save, 0
    count.times do |i|
      game = Game.new(map)
      Position.new(map)
      game.submit("FRANCE", "A PAR - BUR")
      Game.load(text).fork.view("FRANCE").save if (i % 100).zero?
      start = memory_kb if i == count / 10
    end
    grown = memory_kb - start
    puts "memory #{count} grown #{grown}"
    grown < 8192
  end

  def play_some(game, phases)
    phases.times do
      game.map.powers.each do |power|
        legal = game.legal_orders(power: power)
        game.submit(power, legal.each_slice([1, legal.size / 5].max).map(&:first))
      end
      break if game.over?

      game.process
    end
    game.digest
  end

  def threads
    alone = play_some(Game.new, 40)
    both = Array.new(2) { Thread.new { play_some(Game.new, 40) } }.map(&:value)
    return complain("two games in two threads are not as one") unless both == [alone, alone]

    shared = Game.new
    ended = Array.new(2) do
      Thread.new do
        play_some(shared, 20)
        nil
      rescue StandardError => e
        e
      end
    end.map(&:value)
    return complain("one game in two threads: #{ended}") unless ended.compact.all?(Entente::Error)

    puts "threads 2"
    true
  end

  # The round of saves.

  def save(folder)
    count = Dir[File.join(ENV.fetch("ENTENTE_GAMES"), "*.txt")].count do |path|
      name, rules, phases = read_orders(File.read(path, encoding: "UTF-8"))
      next if phases.size < 10

      game = new_game(name, rules)
      phases.first(10).each do |phase|
        submit_all(game, phase)
        game.process
      end
      target = File.join(folder, File.basename(path, ".txt"))
      write_game(target, game, game)
      File.write("#{target}.hash", format("%016x\n", game.digest))
    end
    puts "save #{count}"
    count.positive?
  end

  def write_game(target, text, data)
    File.write("#{target}.json", text.save)
    File.binwrite("#{target}.bin", data.save_bytes)
  end

  def load(folder)
    paths = Dir[File.join(folder, "*.hash")]
    good = paths.count do |path|
      target = path.delete_suffix(".hash")
      games = [Game.load(File.read("#{target}.json", encoding: "UTF-8")), Game.load(File.binread("#{target}.bin"))]
      write_game(target, *games)
      games.all? { |game| format("%016x", game.digest) == File.read(path).strip } || complain("#{target}: another hash")
    end
    done("load", good, paths.size)
  end

  def now
    Process.clock_gettime(Process::CLOCK_MONOTONIC)
  end

  def speed
    game = Game.new
    legal = game.position.units.group_by(&:power).transform_values { |units| units.map { |unit| game.legal_orders(unit.location).first.to_s } }
    phases, start = 0, now
    while now < start + 1
      fresh = game.fork
      submit_all(fresh, legal)
      fresh.process
      phases += 1
    end
    rate, calls = phases / (now - start), 100_000
    start = now
    calls.times { game.phase_count }
    puts format("speed %.0f %.0f", rate, (now - start) / calls * 1e9)
    true
  end
end

exit(Proof.public_send(*ARGV))
