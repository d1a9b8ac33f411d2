;; Writes numbers as digits, each with a separator after it. tools/generate.ts makes print.gen.ts of it.
;;
;; The caller has filled three tables, of eight bytes for each number below 1000: its text from the first byte on, and in the last byte how many
;; bytes that is. SHORT at 0 has the digits and the separator, FULL at 8000 three digits and the separator, HIGH at 16000 the digits alone,
;; and no text for 0.
(module
  (memory (export "memory") 2)

  ;; Writes the numbers from $from to $end. Returns the place after the last separator. Up to seven bytes more are written over.
  (func (export "print") (param $from i32) (param $end i32) (param $to i32) (result i32)
    (local $text i64) (local $stop i32) (local $value i32) (local $thousands i32) (local $millions i32) (local $billions i32)
    (block $done
      (loop $next_numbers
        (br_if $done (i32.ge_u (local.get $from) (local.get $end)))
        (local.set $stop (i32.add (local.get $from) (i32.const 16)))
        ;; Four numbers below 1000 are most of a map that has one tileset.
        (if
          (i32.or
            (i32.gt_u (local.get $stop) (local.get $end))
            (v128.any_true (i32x4.ge_u (v128.load (local.get $from)) (i32x4.splat (i32.const 1000)))))
          (then
            (if (i32.gt_u (local.get $stop) (local.get $end)) (then (local.set $stop (local.get $end))))
            ;; Any of these may be large. A branch for numbers below 1000 would be guessed wrong too often where tiles of several tilesets are mixed.
            ;; All is in one function: not every engine inlines calls.
            (loop $next_number
              (local.set $value (i32.load (local.get $from)))
              (local.set $thousands (i32.div_u (local.get $value) (i32.const 1000)))
              (if (i32.ge_u (local.get $thousands) (i32.const 1000))
                (then
                  (local.set $millions (i32.div_u (local.get $value) (i32.const 1000000)))
                  (local.set $billions (i32.div_u (local.get $value) (i32.const 1000000000)))
                  (local.set $text (i64.load offset=16000 (i32.shl (local.get $billions) (i32.const 3))))
                  (i64.store (local.get $to) (local.get $text))
                  (local.set $to (i32.add (local.get $to) (i32.wrap_i64 (i64.shr_u (local.get $text) (i64.const 56)))))
                  (local.set $text
                    (i64.load
                      (i32.add
                        (i32.shl (i32.sub (local.get $millions) (i32.mul (local.get $billions) (i32.const 1000))) (i32.const 3))
                        (select (i32.const 8000) (i32.const 16000) (local.get $billions)))))
                  (i64.store (local.get $to) (local.get $text))
                  (local.set $to
                    (i32.add
                      (local.get $to)
                      (select (i32.const 3) (i32.wrap_i64 (i64.shr_u (local.get $text) (i64.const 56))) (local.get $billions))))
                  (i64.store
                    (local.get $to)
                    (i64.load offset=8000
                      (i32.shl (i32.sub (local.get $thousands) (i32.mul (local.get $millions) (i32.const 1000))) (i32.const 3))))
                  (local.set $to (i32.add (local.get $to) (i32.const 3))))
                (else
                  (local.set $text (i64.load offset=16000 (i32.shl (local.get $thousands) (i32.const 3))))
                  (i64.store (local.get $to) (local.get $text))
                  (local.set $to (i32.add (local.get $to) (i32.wrap_i64 (i64.shr_u (local.get $text) (i64.const 56)))))))
              (local.set $text
                (i64.load
                  (i32.add
                    (i32.shl
                      (i32.sub (local.get $value) (i32.mul (local.get $thousands) (i32.const 1000)))
                      (i32.const 3))
                    (select (i32.const 8000) (i32.const 0) (local.get $thousands)))))
              (i64.store (local.get $to) (local.get $text))
              (local.set $to (i32.add (local.get $to) (i32.wrap_i64 (i64.shr_u (local.get $text) (i64.const 56)))))
              (local.set $from (i32.add (local.get $from) (i32.const 4)))
              (br_if $next_number (i32.lt_u (local.get $from) (local.get $stop)))))
          (else
            (local.set $text (i64.load (i32.shl (i32.load (local.get $from)) (i32.const 3))))
            (i64.store (local.get $to) (local.get $text))
            (local.set $to (i32.add (local.get $to) (i32.wrap_i64 (i64.shr_u (local.get $text) (i64.const 56)))))
            (local.set $text (i64.load (i32.shl (i32.load offset=4 (local.get $from)) (i32.const 3))))
            (i64.store (local.get $to) (local.get $text))
            (local.set $to (i32.add (local.get $to) (i32.wrap_i64 (i64.shr_u (local.get $text) (i64.const 56)))))
            (local.set $text (i64.load (i32.shl (i32.load offset=8 (local.get $from)) (i32.const 3))))
            (i64.store (local.get $to) (local.get $text))
            (local.set $to (i32.add (local.get $to) (i32.wrap_i64 (i64.shr_u (local.get $text) (i64.const 56)))))
            (local.set $text (i64.load (i32.shl (i32.load offset=12 (local.get $from)) (i32.const 3))))
            (i64.store (local.get $to) (local.get $text))
            (local.set $to (i32.add (local.get $to) (i32.wrap_i64 (i64.shr_u (local.get $text) (i64.const 56)))))
            (local.set $from (local.get $stop))))
        (br $next_numbers)))
    (local.get $to))

  ;; Counts the digits of the numbers from $from to $end but for the first digit of each, eight numbers at a time. Zeros after $end fill the last
  ;; eight. There are at most 0x10000 numbers: the counts have 16 bits.
  (func (export "measure") (param $from i32) (param $end i32) (result i32)
    (local $first v128)
    (local $last v128)
    (local $values v128)
    (local $digits v128)
    (local $few v128)
    (block $done
      (loop $next_numbers
        (br_if $done (i32.ge_u (local.get $from) (local.get $end)))
        (local.set $first (v128.load (local.get $from)))
        (local.set $last (v128.load offset=16 (local.get $from)))
        (if (v128.any_true (v128.and (v128.or (local.get $first) (local.get $last)) (i32x4.splat (i32.const 0xffff0000))))
          (then
            (local.set $digits (call $count_from_sixth (local.get $digits) (local.get $first) (local.get $last)))
            ;; Narrowing takes numbers as signed: one from 2^31 on would become 0.
            (local.set $first (i32x4.min_u (local.get $first) (i32x4.splat (i32.const 0xffff))))
            (local.set $last (i32x4.min_u (local.get $last) (i32x4.splat (i32.const 0xffff))))))
        (local.set $values (i16x8.narrow_i32x4_u (local.get $first) (local.get $last)))
        ;; A comparison that holds is -1.
        (local.set $few
          (i16x8.add
            (local.get $few)
            (i16x8.add
              (i16x8.add
                (i16x8.ge_u (local.get $values) (i16x8.splat (i32.const 10)))
                (i16x8.ge_u (local.get $values) (i16x8.splat (i32.const 100))))
              (i16x8.add
                (i16x8.ge_u (local.get $values) (i16x8.splat (i32.const 1000)))
                (i16x8.ge_u (local.get $values) (i16x8.splat (i32.const 10000)))))))
        (local.set $from (i32.add (local.get $from) (i32.const 32)))
        (br $next_numbers)))
    (local.set $digits (i32x4.add (local.get $digits) (i32x4.extadd_pairwise_i16x8_s (local.get $few))))
    (i32.sub
      (i32.const 0)
      (i32.add
        (i32.add (i32x4.extract_lane 0 (local.get $digits)) (i32x4.extract_lane 1 (local.get $digits)))
        (i32.add (i32x4.extract_lane 2 (local.get $digits)) (i32x4.extract_lane 3 (local.get $digits))))))

  ;; Takes one from $digits for each digit from the sixth on, in two times four numbers.
  (func $count_from_sixth (param $digits v128) (param $first v128) (param $last v128) (result v128)
    (local $power i32)
    (local $powers v128)
    (local.set $power (i32.const 100000))
    (loop $next_power
      (local.set $powers (i32x4.splat (local.get $power)))
      (local.set $digits
        (i32x4.add
          (local.get $digits)
          (i32x4.add
            (i32x4.ge_u (local.get $first) (local.get $powers))
            (i32x4.ge_u (local.get $last) (local.get $powers)))))
      (local.set $power (i32.mul (local.get $power) (i32.const 10)))
      ;; Ten times 1,000,000,000, in 32 bits.
      (br_if $next_power (i32.ne (local.get $power) (i32.const 1410065408))))
    (local.get $digits)))
