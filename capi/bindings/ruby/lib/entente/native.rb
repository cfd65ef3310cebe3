# frozen_string_literal: true

require "fiddle"
require "monitor"
require_relative "declarations"
require_relative "errors"

module Entente
  # Loads libentente and calls it with the declarations of entente.json. Fiddle lets other threads run in every call.
  #
  # The library is the file that ENTENTE_LIBRARY names, else the one that the gem carries, else an installed one.
  # @private
  module Native
    POINTER = Fiddle::SIZEOF_VOIDP

    # Memory of a struct of C, with a method for each member.
    class Struct
      attr_reader :memory

      def initialize(kind, memory = nil, **members)
        @size, versioned, @members = Declared::STRUCTS.fetch(kind)
        @memory = memory || Native.memory(@size)
        self[:struct_size] = @size if versioned
        members.each { |name, value| self[name] = value }
      end

      def [](name)
        offset, type, count = @members.fetch(name)
        return Struct.new(type, @memory + offset) if type.is_a?(Symbol)
        return Native.utf8(@memory[offset, count].unpack1("Z*")) if type == "a"
        return @memory[offset, count * [0].pack(type).size].unpack("#{type}*") if count

        @memory[offset, [0].pack(type).size].unpack1(type)
      end

      def []=(name, value)
        offset, type, = @members.fetch(name)
        packed = [value].pack(type == "a" ? "a#{value.bytesize + 1}" : type)
        @memory[offset, packed.bytesize] = packed
      end

      def bytes
        @memory[0, @size]
      end
    end

    class << self
      # Memory of zeros, which the collector frees.
      def memory(size)
        made = Fiddle::Pointer.malloc([size, 8].max, Fiddle::RUBY_FREE)
        made[0, size] = "\0" * size
        made
      end

      def utf8(text)
        text.force_encoding(Encoding::UTF_8)
      end

      # Calls a function as it is declared; a text is a String or nil.
      def function(name, *arguments)
        called, is_text = (@functions[name] ||= find(name))
        result = called.call(*arguments)
        is_text ? (result.null? ? nil : utf8(result.to_s)) : result
      end

      # Calls a function that returns a status, with an error as its last argument, and raises what goes wrong.
      def call(name, *arguments)
        status = function(name, *arguments, error.memory)
        fail_with(status) unless status.zero?
      end

      # The struct that a function writes as its last output.
      def struct(kind, name, *arguments)
        made = Struct.new(kind)
        call(name, *arguments, made.memory)
        made
      end

      # The number that a function writes as its last output, of a letter of String#unpack.
      def value(letter, name, *arguments)
        out = memory(8)
        call(name, *arguments, out)
        out[0, 8].unpack1(letter)
      end

      # The bytes of the array that a function writes to (memory, capacity, &length), and its length.
      def array(size, name, *arguments, result_size: nil, capacity: 64)
        length = memory(8)
        loop do
          room = memory(size * capacity)
          status = function(name, *arguments, room, *result_size, capacity, length, error.memory)
          count = length[0, 8].unpack1("J")
          return [room, count] if status.zero?

          fail_with(status) unless status == TOO_SMALL
          capacity = count
        end
      end

      # The numbers of such an array.
      def numbers(letter, name, *arguments)
        size = [0].pack(letter).size
        memory, count = array(size, name, *arguments)
        memory[0, size * count].unpack("#{letter}*")
      end

      # The structs of such an array.
      def structs(kind, name, *arguments, result_size: nil)
        size = Declared::STRUCTS.fetch(kind).first
        memory, count = array(size, name, *arguments, result_size: result_size)
        Array.new(count) { |i| Struct.new(kind, memory + (size * i)).tap { |made| made.instance_variable_set(:@owner, memory) } }
      end

      # The short text that a function writes.
      def text(name, *arguments)
        memory, count = array(1, name, *arguments, capacity: 256)
        utf8(memory[0, count])
      end

      # The bytes of an entente_text that a function gives as its last output.
      def long_bytes(name, *arguments)
        taken(value("J", name, *arguments))
      end

      # The bytes of an entente_text of an address, which is freed.
      def taken(address)
        pointer = Fiddle::Pointer.new(address)
        function(:entente_text_data, pointer)[0, function(:entente_text_length, pointer)]
      ensure
        function(:entente_text_free, pointer) if pointer
      end

      def long_text(name, *arguments)
        utf8(long_bytes(name, *arguments))
      end

      # The handle that a function gives as its last output; the collector frees it.
      def given(kind, name, *arguments)
        owned(kind, value("J", name, *arguments))
      end

      # A handle of an address. The collector sees few bytes of it, so it is called now and then.
      def owned(kind, address)
        @made += 1
        GC.start(full_mark: (@made % 4096).zero?) if (@made % 256).zero?
        @free[kind] ||= @library[Declared::FREE.fetch(kind).to_s]
        Fiddle::Pointer.new(address.to_i, 0, @free[kind])
      end

      # All texts that a function has, by number from 0 until NULL.
      def texts(name, *arguments)
        all = []
        while (text = function(name, *arguments, all.size))
          all << text.freeze
        end
        all.freeze
      end

      # All structs that a function describes, by number from 0 until there is no more.
      def described(kind, name, *arguments)
        all = []
        loop { all << struct(kind, name, *arguments, all.size) }
      rescue NotFound
        all
      end

      # The memory of the options of sentences.
      def text_options(language, full_names, width: 0, board: false)
        key = [number(:text_language, language), full_names, width, board]
        @options ||= {}
        @options[key] ||= Struct.new(:entente_text_options, language: key[0], full_names: full_names ? 1 : 0, width: width, board: board ? 1 : 0)
        @options[key].memory
      end

      # The memory of the options of drawings.
      def render_options(form: :svg, theme: :light, palette: :usual, hidden: [], full_names: false, width: 0, language: "en")
        Struct.new(:entente_render_options, form: number(:render_form, form), theme: number(:render_theme, theme),
                                            palette: number(:render_palette, palette), full_names: full_names ? 1 : 0, width: width,
                                            hidden: hidden.sum { |each| number(:render_parts, each) }, language: number(:text_language, language)).memory
      end

      # A text of the caller, a String or a Symbol; `what` names it.
      def text_of(what, value)
        return value.name if value.is_a?(Symbol)

        text = String.try_convert(value) || raise(TypeError, "#{what}: expected a String, not #{value.inspect}")
        [Encoding::UTF_8, Encoding::US_ASCII, Encoding::BINARY].include?(text.encoding) ? text : text.encode(Encoding::UTF_8)
      end

      # The word of a number of an enum, as a symbol: :bounced.
      def word(kind, number)
        @words[kind].fetch(number) { :"unknown_#{number}" }
      end

      # The number of a word, a name in any case, or a number.
      def number(kind, word)
        return word if word.is_a?(Integer)

        @numbers[kind].fetch(plain(word)) do
          names = @words[kind].values.join(", ")
          raise InvalidArgument.new("#{word.inspect} is no #{kind.to_s.tr('_', ' ')}: expected one of #{names}", :invalid_argument)
        end
      end

      def load_library
        @made, @functions, @free = 0, {}, {}
        carried = Dir[File.join(__dir__, "library", "*entente*")].min
        named = [ENV.fetch("ENTENTE_LIBRARY", nil), carried].find { |each| each && !each.empty? }
        names = named ? [named] : [*Declared::SONAMES, "libentente_press.so", "libentente.so"]
        @library = names.lazy.filter_map { |name| open_library(name, named) }.first
        raise LoadError, "libentente was not found: install a gem that carries it, or name the file in ENTENTE_LIBRARY" unless @library
        unless function(:entente_abi_check, Declared::ABI_VERSION).zero?
          raise LoadError, "the library serves another version of the C interface than #{Declared::ABI_VERSION}"
        end

        read_words
      end

      private

      def open_library(name, named)
        Fiddle.dlopen(name)
      rescue Fiddle::DLError => e
        raise LoadError, e.message if named
      end

      def find(name)
        returns, taken = Declared::FUNCTIONS.fetch(name).split(": ")
        returns = returns.delete_suffix(":")
        result = returns == "text" ? Fiddle::TYPE_VOIDP : type_of(returns)
        [Fiddle::Function.new(@library[name.to_s], (taken || "").split.map { |each| type_of(each) }, result), returns == "text"]
      end

      def type_of(name)
        name.start_with?("-") ? -Fiddle.const_get("TYPE_#{name[1..]}") : Fiddle.const_get("TYPE_#{name}")
      end

      # The error of this thread, which calls write.
      def error
        found = Thread.current.thread_variable_get(:entente_error)
        return found if found

        Thread.current.thread_variable_set(:entente_error, Struct.new(:entente_error))
        Thread.current.thread_variable_get(:entente_error)
      end

      def fail_with(status)
        raise NoMemoryError, "libentente is out of memory" if status == OUT_OF_MEMORY

        place = error[:has_place].zero? ? {} : %i[line column offset length].to_h { |each| [each, error[each]] }
        code = word(:status, status)
        raise Error.of_status(code).new(error[:message], code, file: error[:file], **place)
      end

      def plain(word)
        word.to_s.downcase.delete("-_ ")
      end

      # Words of the library, and names in small letters where it has none.
      def read_words
        @words, @numbers = {}, {}
        Declared::ENUMS.each do |kind, (words, members)|
          names = members.to_h { |name, number| [number, name.to_s.downcase] }
          @words[kind] = names.to_h do |number, name|
            [number, ((words && function(:entente_word, words, number)) || name).to_sym]
          end
          @numbers[kind] = [names, @words[kind]].flat_map { |each| each.map { |number, word| [plain(word), number] } }.to_h
        end
      end
    end

    TOO_SMALL = Declared::ENUMS[:status][1][:BUFFER_TOO_SMALL]
    OUT_OF_MEMORY = Declared::ENUMS[:status][1][:OUT_OF_MEMORY]
    load_library

    # An object of the library that one thread uses at a time: each call holds its lock.
    class Handle
      def initialize(pointer)
        @pointer, @lock = pointer, Monitor.new
      end

      # Frees the memory now; later calls raise an IOError. Without it the collector frees it with the object.
      def close
        @lock.synchronize do
          @pointer&.call_free
          @pointer = nil
        end
      end

      def closed?
        @pointer.nil?
      end

      def inspect
        "#<#{self.class.name}#{' closed' if closed?}>"
      end

      # Lets the block have the handle, alone.
      # @private
      def hold
        @lock.synchronize do
          raise IOError, "the #{self.class.name.split('::').last} is closed" unless @pointer

          yield @pointer
        end
      end

      # Calls a function of Native with the handle as first argument of the C function.
      # @private
      %i[call struct value numbers structs text long_text long_bytes].each do |how|
        takes_kind = %i[struct value numbers structs].include?(how)
        define_method(:"native_#{how}") do |*arguments, **more|
          hold do |pointer|
            kind = takes_kind ? [arguments.shift] : []
            Native.public_send(how, *kind, arguments.shift, pointer, *arguments, **more)
          end
        end
      end
    end
  end
end
