;; Reads the items of a list in a part of a document. It leaves all that is unusual to the caller, which goes on in TypeScript from where this
;; stops. tools/generate.ts makes items.gen.ts of it.
;;
;; The caller copies a part of the document into the memory, and zero bytes after it: no item goes on there.
(module
  ;; The first four bytes are where the last call stopped. The rest is for the caller.
  (memory (export "memory") 5)

  ;; Reads items of a list for as long as each has the form at $form: whether white space may be in texts (0 or -1), the number of values, and
  ;; for each value the place and length of what is before it, and whether it is a text. A number is whole, with up to nine digits. A text has
  ;; only characters of base64, and at least one that is a letter or digit. Writes each number, and the start and end of each text, to $to.
  ;; Stops behind the last item that is whole, or behind $most of them. Returns how many were read.
  (func (export "items") (param $at i32) (param $end i32) (param $form i32) (param $to i32) (param $most i32) (result i32)
    (local $count i32) (local $begin i32) (local $value i32) (local $values_end i32)
    (local $expected i32) (local $expected_end i32)
    (local $start i32) (local $digit i32) (local $number i32) (local $negative i32) (local $other i32) (local $words i32)
    (local $bytes v128) (local $word v128)
    (local.set $values_end
      (i32.add (local.get $form) (i32.add (i32.const 8) (i32.mul (i32.load offset=4 (local.get $form)) (i32.const 12)))))
    (local.set $begin (local.get $at))
    (block $done
      (loop $next_item
        (br_if $done (i32.ge_u (local.get $count) (local.get $most)))
        (local.set $value (i32.add (local.get $form) (i32.const 8)))
        (loop $next_value
          (local.set $expected (i32.load (local.get $value)))
          (local.set $expected_end (i32.add (local.get $expected) (i32.load offset=4 (local.get $value))))
          (block $compared
            (loop $next_expected
              (br_if $compared (i32.ge_u (local.get $expected) (local.get $expected_end)))
              (br_if $done (i32.ne (i32.load8_u (local.get $at)) (i32.load8_u (local.get $expected))))
              (local.set $at (i32.add (local.get $at) (i32.const 1)))
              (local.set $expected (i32.add (local.get $expected) (i32.const 1)))
              (br $next_expected)))
          (local.set $start (local.get $at))
          (if (i32.load offset=8 (local.get $value))
            (then
              (local.set $words (i32.const 0))
              (loop $next_bytes
                (local.set $bytes (v128.load (local.get $at)))
                (local.set $word
                  (v128.or
                    (i8x16.lt_u (i8x16.sub (local.get $bytes) (i8x16.splat (i32.const 0x30))) (i8x16.splat (i32.const 10)))
                    (i8x16.lt_u
                      (i8x16.sub (v128.or (local.get $bytes) (i8x16.splat (i32.const 0x20))) (i8x16.splat (i32.const 0x61)))
                      (i8x16.splat (i32.const 26)))))
                (local.set $other
                  (i32.xor
                    (i8x16.bitmask
                      (v128.or
                        (v128.or
                          (local.get $word)
                          (v128.or
                            (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x20)))
                            (v128.and
                              (i8x16.splat (i32.load (local.get $form)))
                              (v128.or
                                (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x0a)))
                                (v128.or
                                  (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x09)))
                                  (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x0d))))))))
                        (v128.or
                          (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x2b)))
                          (v128.or
                            (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x2f)))
                            (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x3d)))))))
                    (i32.const 0xffff)))
                (local.set $words
                  (i32.or
                    (local.get $words)
                    (i32.and
                      (i8x16.bitmask (local.get $word))
                      ;; The bits before the lowest one that is set; all if there is none.
                      (i32.sub (i32.and (local.get $other) (i32.sub (i32.const 0) (local.get $other))) (i32.const 1)))))
                (if (i32.eqz (local.get $other))
                  (then
                    (local.set $at (i32.add (local.get $at) (i32.const 16)))
                    (br $next_bytes)))
                (local.set $at (i32.add (local.get $at) (i32.ctz (local.get $other)))))
              (br_if $done (i32.eqz (local.get $words)))
              (i32.store (local.get $to) (local.get $start))
              (i32.store offset=4 (local.get $to) (local.get $at))
              (local.set $to (i32.add (local.get $to) (i32.const 8))))
            (else
              (local.set $negative (i32.eq (i32.load8_u (local.get $at)) (i32.const 0x2d)))
              (local.set $at (i32.add (local.get $at) (local.get $negative)))
              (local.set $start (local.get $at))
              (local.set $number (i32.const 0))
              (block $read
                (loop $next_digit
                  (local.set $digit (i32.sub (i32.load8_u (local.get $at)) (i32.const 0x30)))
                  (br_if $read (i32.ge_u (local.get $digit) (i32.const 10)))
                  (local.set $number (i32.add (i32.mul (local.get $number) (i32.const 10)) (local.get $digit)))
                  (local.set $at (i32.add (local.get $at) (i32.const 1)))
                  (br $next_digit)))
              (br_if $done (i32.gt_u (i32.sub (i32.sub (local.get $at) (local.get $start)) (i32.const 1)) (i32.const 8)))
              ;; A zero stands alone.
              (br_if $done
                (i32.and
                  (i32.eq (i32.load8_u (local.get $start)) (i32.const 0x30))
                  (i32.gt_u (i32.add (i32.sub (local.get $at) (local.get $start)) (local.get $negative)) (i32.const 1))))
              (i32.store (local.get $to)
                (i32.sub (i32.xor (local.get $number) (i32.sub (i32.const 0) (local.get $negative)))
                  (i32.sub (i32.const 0) (local.get $negative))))
              (local.set $to (i32.add (local.get $to) (i32.const 4)))))
          (br_if $next_value
            (i32.lt_u (local.tee $value (i32.add (local.get $value) (i32.const 12))) (local.get $values_end))))
        ;; The last value may go on in the next part.
        (br_if $done (i32.ge_u (local.get $at) (local.get $end)))
        (local.set $count (i32.add (local.get $count) (i32.const 1)))
        (local.set $begin (local.get $at))
        (br $next_item)))
    (i32.store (i32.const 0) (local.get $begin))
    (local.get $count)))
