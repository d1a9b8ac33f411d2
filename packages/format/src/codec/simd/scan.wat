;; Finds keys and reads numbers in a part of a document, 16 and 64 bytes at a time. What it does not know it leaves: the caller goes on in
;; TypeScript from where this stops. tools/generate.ts makes scan.gen.ts of it.
;;
;; The caller copies a part of the document to INPUT, and 64 zero bytes after it: no number or key goes on there.
(module
  ;; Up to NOTES at 0x38800 it is for the caller and $make_table; then there is room for a note about each 16 bytes of the part.
  (memory (export "memory") 5)

  ;; The first four bytes of it: where the last call of "numbers" or "commas" stopped, such as the byte after the comma of the last number.
  ;; The caller reads them faster than a global.
  ;; How many bytes `find` has seen that may open an object or a list, outside of strings or not.
  (global $opened (export "opened") (mut i32) (i32.const 0))

  ;; Finds the next `"d` with a `"` five bytes after it, which may be the key "data". Returns its place, or `end`. Counts what opens before.
  (func (export "find") (param $at i32) (param $end i32) (result i32)
    (local $bytes v128)
    (local $found i32)
    (local $open i32)
    (block $done
      (loop $next_bytes
        (br_if $done (i32.ge_u (local.get $at) (local.get $end)))
        (local.set $bytes (v128.load (local.get $at)))
        ;; 0x5b is [, and 0x7b, which differs in one bit, is {.
        (local.set $open
          (i8x16.bitmask (i8x16.eq (v128.and (local.get $bytes) (i8x16.splat (i32.const 0xdf))) (i8x16.splat (i32.const 0x5b)))))
        (local.set $found
          (i8x16.bitmask
            (v128.and
              (v128.and
                (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x22)))
                (i8x16.eq (v128.load offset=1 (local.get $at)) (i8x16.splat (i32.const 0x64))))
              (i8x16.eq (v128.load offset=5 (local.get $at)) (i8x16.splat (i32.const 0x22))))))
        (if (local.get $found)
          (then
            ;; Only what is before the key.
            (local.set $open
              (i32.and (local.get $open) (i32.sub (i32.and (local.get $found) (i32.sub (i32.const 0) (local.get $found))) (i32.const 1))))
            (global.set $opened (i32.add (global.get $opened) (i32.popcnt (local.get $open))))
            (return (i32.add (local.get $at) (i32.ctz (local.get $found))))))
        (global.set $opened (i32.add (global.get $opened) (i32.popcnt (local.get $open))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $next_bytes)))
    (local.get $end))

  ;; Finds the next quote, backslash or control character, such as the zeros after the part.
  (func (export "special") (param $at i32) (param $end i32) (result i32)
    (local $bytes v128)
    (local $found v128)
    (loop $next_bytes
      (local.set $bytes (v128.load (local.get $at)))
      (local.set $found
        (v128.or
          (i8x16.lt_u (local.get $bytes) (i8x16.splat (i32.const 0x20)))
          (v128.or
            (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x22)))
            (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x5c))))))
      (if (v128.any_true (local.get $found))
        (then (return (i32.add (local.get $at) (i32.ctz (i8x16.bitmask (local.get $found)))))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br $next_bytes))
    (unreachable))

  ;; Reads whole numbers up to 2^32-1 into $to, each with a comma after it and perhaps white space before it. Stops before anything else,
  ;; before a leading zero, and where there may be no room for more. Returns how many were read.
  ;;
  ;; The value before a comma is made of the four digits before it, for all 16 places at once. Where numbers with more digits are is noted, and
  ;; they are read again at the end, one by one: a branch for them in the loop would be guessed wrong for most. Numbers are written before it is
  ;; known whether all 16 bytes are valid: what is not counted is written over.
  (func (export "numbers") (param $at i32) (param $end i32) (param $to i32) (param $room i32) (result i32)
    (local $bytes v128) (local $comma v128) (local $follows v128) (local $valid v128) (local $twice v128) (local $pairs_before v128)
    ;; Of these 16 bytes, and of the 16 before: which are digits, their values, which are zeros that start a number, the values of pairs of
    ;; digits before each byte, where the byte and the one before it are digits, and where those are that come two bytes before.
    (local $digit v128) (local $value v128) (local $zero v128) (local $pair v128) (local $two v128) (local $triple v128)
    (local $last_digit v128) (local $last_value v128) (local $last_zero v128) (local $last_pair v128) (local $last_two v128)
    ;; Masks with a bit a byte.
    (local $commas i32) (local $long i32) (local $good i32)
    ;; A note, and where the next one is made.
    (local $note i32) (local $notes_end i32)
    (local $first i32) (local $from i32) (local $most i32) (local $place i32) (local $target i32) (local $length i32)
    (local $number i64)
    (local.set $notes_end (i32.const 0x38800))
    (local.set $first (local.get $at))
    (local.set $from (local.get $to))
    (local.set $most (i32.add (local.get $to) (i32.shl (local.get $room) (i32.const 2))))
    (local.set $good (i32.const 0xffff))
    (block $done
      (loop $next_bytes
        (br_if $done (i32.ge_u (local.get $at) (local.get $end)))
        ;; At most every other byte ends a number.
        (br_if $done (i32.gt_u (i32.add (local.get $to) (i32.const 32)) (local.get $most)))
        (local.set $bytes (v128.load (local.get $at)))
        (local.set $value (i8x16.sub (local.get $bytes) (i8x16.splat (i32.const 0x30))))
        (local.set $digit (i8x16.le_u (local.get $value) (i8x16.splat (i32.const 9))))
        (local.set $comma (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x2c))))
        ;; Whether the byte before is a digit.
        (local.set $follows
          (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 (local.get $last_digit) (local.get $digit)))
        (local.set $zero (v128.andnot (i8x16.eq (local.get $value) (i8x16.splat (i32.const 0))) (local.get $follows)))
        (local.set $value (v128.and (local.get $value) (local.get $digit)))
        ;; Valid are digits, but not after a zero that starts a number, commas after digits, and spaces before numbers.
        (local.set $valid
          (v128.or
            (v128.andnot
              (local.get $digit)
              (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 (local.get $last_zero) (local.get $zero)))
            (v128.bitselect
              (local.get $comma)
              (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x20)))
              (local.get $follows))))
        (local.set $good (i8x16.bitmask (local.get $valid)))
        (if (i32.ne (local.get $good) (i32.const 0xffff))
          (then
            ;; White space before numbers, too: the lower half of a byte tells which one it may be.
            (local.set $good
              (i8x16.bitmask
                (v128.or
                  (local.get $valid)
                  (v128.andnot
                    (i8x16.eq
                      (local.get $bytes)
                      (i8x16.swizzle
                        (v128.const i8x16 0x20 -1 -1 -1 -1 -1 -1 -1 -1 0x09 0x0a -1 -1 0x0d -1 -1)
                        (v128.and (local.get $bytes) (i8x16.splat (i32.const 0x0f)))))
                    (local.get $follows)))))
            ;; Nothing from the first wrong byte on. If there is none, this gives the bits of all 16 bytes.
            (local.set $good (i32.xor (local.get $good) (i32.const 0x1ffff)))
            (local.set $good
              (i32.and
                (i32.sub (i32.and (local.get $good) (i32.sub (i32.const 0) (local.get $good))) (i32.const 1))
                (i32.const 0xffff)))))
        (local.set $pair
          (i8x16.shuffle 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 (local.get $last_value) (local.get $value)))
        (local.set $twice (i8x16.add (local.get $pair) (local.get $pair)))
        (local.set $pair (i8x16.add (local.get $twice) (local.get $twice)))
        (local.set $pair
          (i8x16.add
            (i8x16.add (i8x16.add (local.get $pair) (local.get $pair)) (local.get $twice))
            (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 (local.get $last_value) (local.get $value))))
        (local.set $two (v128.and (local.get $digit) (local.get $follows)))
        (local.set $triple
          (i8x16.shuffle 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 (local.get $last_two) (local.get $two)))
        (local.set $pairs_before
          (v128.and
            (local.get $triple)
            (i8x16.shuffle 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 (local.get $last_pair) (local.get $pair))))
        (local.set $commas (i32.and (i8x16.bitmask (local.get $comma)) (local.get $good)))
        ;; The values at the commas of eight bytes come together: at most four, as a comma follows a digit.
        (v128.store (local.get $to)
          (i32x4.dot_i16x8_s
            (i16x8.extend_low_i8x16_u
              (i8x16.swizzle
                (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $pair) (local.get $pairs_before))
                (v128.load64_zero offset=0x38000 (i32.shl (i32.and (local.get $commas) (i32.const 0xff)) (i32.const 3)))))
            (v128.const i16x8 1 100 1 100 1 100 1 100)))
        (v128.store
          (i32.add (local.get $to) (i32.shl (i32.popcnt (i32.and (local.get $commas) (i32.const 0xff))) (i32.const 2)))
          (i32x4.dot_i16x8_s
            (i16x8.extend_low_i8x16_u
              (i8x16.swizzle
                (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $pair) (local.get $pairs_before))
                (v128.load64_zero offset=0x38000 (i32.shl (i32.shr_u (local.get $commas) (i32.const 8)) (i32.const 3)))))
            (v128.const i16x8 1 100 1 100 1 100 1 100)))
        ;; Notes where at least five digits are before a comma: the place, where the numbers are, and which these and all commas are. The next
        ;; note is written over it if there are none.
        (local.set $long
          (i32.and
            (local.get $commas)
            (i8x16.bitmask
              (v128.and
                (local.get $triple)
                (i8x16.shuffle 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 (local.get $last_two) (local.get $two))))))
        (i32.store (local.get $notes_end) (local.get $at))
        (i32.store offset=4 (local.get $notes_end) (local.get $to))
        (i32.store offset=8 (local.get $notes_end) (local.get $long))
        (i32.store offset=12 (local.get $notes_end) (local.get $commas))
        (local.set $notes_end (i32.add (local.get $notes_end) (i32.shl (i32.ne (local.get $long) (i32.const 0)) (i32.const 4))))
        (local.set $to (i32.add (local.get $to) (i32.shl (i32.popcnt (local.get $commas)) (i32.const 2))))
        (local.set $last_digit (local.get $digit))
        (local.set $last_value (local.get $value))
        (local.set $last_zero (local.get $zero))
        (local.set $last_pair (local.get $pair))
        (local.set $last_two (local.get $two))
        (if (i32.ne (local.get $good) (i32.const 0xffff))
          (then
            (local.set $at (i32.add (local.get $at) (i32.popcnt (local.get $good))))
            (br $done)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $next_bytes)))
    ;; The numbers of the notes: of the last 16 bytes before the comma, those that are digits.
    (local.set $note (i32.const 0x38800))
    (block $noted
      (loop $next_note
        (br_if $noted (i32.ge_u (local.get $note) (local.get $notes_end)))
        (local.set $long (i32.load offset=8 (local.get $note)))
        (loop $next_long
          (local.set $place (i32.add (i32.load (local.get $note)) (i32.ctz (local.get $long))))
          (local.set $target
            (i32.add
              (i32.load offset=4 (local.get $note))
              (i32.shl
                (i32.popcnt
                  (i32.and
                    (i32.load offset=12 (local.get $note))
                    (i32.sub (i32.and (local.get $long) (i32.sub (i32.const 0) (local.get $long))) (i32.const 1))))
                (i32.const 2))))
          (local.set $value (i8x16.sub (v128.load (i32.sub (local.get $place) (i32.const 16))) (i8x16.splat (i32.const 0x30))))
          (local.set $length
            (i32.clz (i32.shl (i8x16.bitmask (i8x16.gt_u (local.get $value) (i8x16.splat (i32.const 9)))) (i32.const 16))))
          (local.set $value
            (v128.and
              (local.get $value)
              (i8x16.ge_u
                (v128.const i8x16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
                (i8x16.splat (i32.sub (i32.const 16) (local.get $length))))))
          ;; Pairs of digits become one number, then pairs of these, then all but the first four digits, which must be none.
          (local.set $value
            (i32x4.dot_i16x8_s
              (i16x8.add
                (i16x8.mul (v128.and (local.get $value) (i16x8.splat (i32.const 0xff))) (i16x8.splat (i32.const 10)))
                (i16x8.shr_u (local.get $value) (i32.const 8)))
              (v128.const i16x8 100 1 100 1 100 1 100 1)))
          (local.set $number
            (i64.add
              (i64.mul (i64.extend_i32_u (i32x4.extract_lane 1 (local.get $value))) (i64.const 100000000))
              (i64.extend_i32_u
                (i32.add
                  (i32.mul (i32x4.extract_lane 2 (local.get $value)) (i32.const 10000))
                  (i32x4.extract_lane 3 (local.get $value))))))
          ;; Numbers with more than ten digits are too large, and digits before the start are of no number.
          (if
            (i32.or
              (i32.or (i64.gt_u (local.get $number) (i64.const 0xffffffff)) (i32.gt_u (local.get $length) (i32.const 10)))
              (i32.gt_u (local.get $length) (i32.sub (local.get $place) (local.get $first))))
            (then
              ;; This number and all after it were not read.
              (local.set $to (local.get $target))
              (local.set $at (local.get $place))
              (br $noted)))
          (i64.store32 (local.get $target) (local.get $number))
          (br_if $next_long (local.tee $long (i32.and (local.get $long) (i32.sub (local.get $long) (i32.const 1))))))
        (local.set $note (i32.add (local.get $note) (i32.const 16)))
        (br $next_note)))
    ;; What is after the last comma was not read.
    (block $found
      (loop $before
        (br_if $found (i32.le_u (local.get $at) (local.get $first)))
        (br_if $found (i32.eq (i32.load8_u (i32.sub (local.get $at) (i32.const 1))) (i32.const 0x2c)))
        (local.set $at (i32.sub (local.get $at) (i32.const 1)))
        (br $before)))
    (i32.store (i32.const 0) (local.get $at))
    (i32.shr_u (i32.sub (local.get $to) (local.get $from)) (i32.const 2)))

  ;; For each mask of eight bits, eight bytes: the places of up to four bits that are set, twice the bit and the number after it.
  (func $make_table
    (local $mask i32) (local $bit i32) (local $to i32)
    (loop $next_mask
      (local.set $to (i32.add (i32.const 0x38000) (i32.shl (local.get $mask) (i32.const 3))))
      (i64.store (local.get $to) (i64.const -1))
      (local.set $bit (i32.const 0))
      (loop $next_bit
        (if
          (i32.and
            (i32.and (i32.shr_u (local.get $mask) (local.get $bit)) (i32.const 1))
            (i32.le_u (i32.popcnt (local.get $mask)) (i32.const 4)))
          (then
            (i32.store16 (local.get $to) (i32.add (i32.mul (local.get $bit) (i32.const 0x202)) (i32.const 0x100)))
            (local.set $to (i32.add (local.get $to) (i32.const 2)))))
        (br_if $next_bit (i32.lt_u (local.tee $bit (i32.add (local.get $bit) (i32.const 1))) (i32.const 8))))
      (br_if $next_mask (i32.lt_u (local.tee $mask (i32.add (local.get $mask) (i32.const 1))) (i32.const 256)))))
  (start $make_table)

  ;; How many commas there are before the next ], and whether there is one: it stops after the last byte seen.
  (func (export "commas") (param $at i32) (param $end i32) (result i32)
    (local $bytes v128)
    (local $count i32)
    (local $close i32)
    (local $comma i32)
    (block $done
      (loop $next_bytes
        (br_if $done (i32.ge_u (local.get $at) (local.get $end)))
        (local.set $bytes (v128.load (local.get $at)))
        (local.set $comma (i8x16.bitmask (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x2c)))))
        (local.set $close (i8x16.bitmask (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x5d)))))
        (if (local.get $close)
          (then
            (i32.store (i32.const 0) (i32.add (local.get $at) (i32.ctz (local.get $close))))
            (return
              (i32.add (local.get $count)
                (i32.popcnt
                  (i32.and (local.get $comma)
                    (i32.sub (i32.and (local.get $close) (i32.sub (i32.const 0) (local.get $close))) (i32.const 1))))))))
        (local.set $count (i32.add (local.get $count) (i32.popcnt (local.get $comma))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $next_bytes)))
    (i32.store (i32.const 0) (local.get $end))
    (local.get $count)))
