;; Decodes base64, 16 characters at a time. tools/generate.ts makes base64.gen.ts of it.
(module
  (memory (export "memory") 1)

  ;; Decodes the characters from $at to $end, and writes 12 bytes for each 16 of them, and four more, which are written over. Stops before 16
  ;; characters of which one is not of the alphabet, and where fewer are left. Returns the place where it stopped.
  (func (export "decode") (param $at i32) (param $end i32) (param $to i32) (result i32)
    (local $text v128)
    (local $high v128)
    (block $done
      (loop $next_characters
        (br_if $done (i32.gt_u (i32.add (local.get $at) (i32.const 16)) (local.get $end)))
        (local.set $text (v128.load (local.get $at)))
        (local.set $high (i8x16.shr_u (local.get $text) (i32.const 4)))
        ;; Each bit stands for some rows of the table of ASCII: the upper half of a character tells its row, the lower half in which rows no
        ;; character of the alphabet has that half.
        (br_if $done
          (v128.any_true
            (v128.and
              (i8x16.swizzle
                (v128.const i8x16 0x10 0x10 0x01 0x02 0x04 0x08 0x04 0x08 0x10 0x10 0x10 0x10 0x10 0x10 0x10 0x10)
                (local.get $high))
              (i8x16.swizzle
                (v128.const i8x16 0x15 0x11 0x11 0x11 0x11 0x11 0x11 0x11 0x11 0x11 0x13 0x1a 0x1b 0x1b 0x1b 0x1a)
                (v128.and (local.get $text) (i8x16.splat (i32.const 0x0f)))))))
        ;; What each row adds to a character makes it its value. The slash, in the same row as the plus, has an entry of its own before.
        (local.set $text
          (i8x16.add
            (local.get $text)
            (i8x16.swizzle
              (v128.const i8x16 0 16 19 4 -65 -65 -71 -71 0 0 0 0 0 0 0 0)
              (i8x16.add (local.get $high) (i8x16.eq (local.get $text) (i8x16.splat (i32.const 0x2f)))))))
        ;; Two values of six bits become one of twelve, two of these one of 24. The first is the highest.
        (v128.store
          (local.get $to)
          (i8x16.swizzle
            (i32x4.dot_i16x8_s
              (v128.or
                (i16x8.shl (v128.and (local.get $text) (i16x8.splat (i32.const 0xff))) (i32.const 6))
                (i16x8.shr_u (local.get $text) (i32.const 8)))
              (v128.const i16x8 4096 1 4096 1 4096 1 4096 1))
            (v128.const i8x16 2 1 0 6 5 4 10 9 8 14 13 12 -1 -1 -1 -1)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (local.set $to (i32.add (local.get $to) (i32.const 12)))
        (br $next_characters)))
    (local.get $at)))
