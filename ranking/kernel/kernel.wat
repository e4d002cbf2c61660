;; The innermost loops of the search, 128 people at a time. `counter-layout.ts` describes each function, and
;; `vector-kernel.ts` lays out the memory: the counters' planes, 2048 bytes each, begin at 0; what `match` finds begins at
;; 34816, after 17 planes. Addresses and lengths are in bytes. After a change run `npm run build:kernel`.
(module
  (import "env" "memory" (memory 1))

  ;; Adds one for every 16-bit entry from $at to $last that is below $end; returns the address where it stopped.
  (func (export "addList") (param $at i32) (param $last i32) (param $base i32) (param $end i32) (result i32)
    (local $entry i32) (local $bit i32) (local $word i32) (local $old i32)
    (block $done
      (loop $entries
        (br_if $done (i32.ge_u (local.get $at) (local.get $last)))
        (br_if $done (i32.ge_u (local.tee $entry (i32.load16_u (local.get $at))) (local.get $end)))
        (local.set $word
          (i32.shl (i32.shr_u (i32.sub (local.get $entry) (local.get $base)) (i32.const 5)) (i32.const 2)))
        ;; A shift takes its distance modulo 32.
        (local.set $bit (i32.shl (i32.const 1) (local.get $entry)))
        (block $carried
          (loop $planes
            (i32.store (local.get $word)
              (i32.xor (local.tee $old (i32.load (local.get $word))) (local.get $bit)))
            (br_if $carried (i32.eqz (i32.and (local.get $old) (local.get $bit))))
            (local.set $word (i32.add (local.get $word) (i32.const 2048)))
            (br $planes)))
        (local.set $at (i32.add (local.get $at) (i32.const 2)))
        (br $entries)))
    (local.get $at))

  ;; Adds four bitmaps of $bytes bytes to $planes planes, by full adders: two inputs and a sum give a new sum and a carry.
  (func (export "addBitmaps")
    (param $a i32) (param $b i32) (param $c i32) (param $d i32) (param $bytes i32) (param $planes i32)
    (local $i i32) (local $address i32) (local $plane i32)
    (local $x v128) (local $y v128) (local $z v128) (local $w v128) (local $sum v128)
    (local $carry1 v128) (local $carry2 v128) (local $old v128) (local $carry v128)
    (block $done
      (loop $words
        (br_if $done (i32.ge_u (local.get $i) (local.get $bytes)))
        (local.set $x (v128.load (i32.add (local.get $a) (local.get $i))))
        (local.set $y (v128.load (i32.add (local.get $b) (local.get $i))))
        (local.set $z (v128.load (i32.add (local.get $c) (local.get $i))))
        (local.set $w (v128.load (i32.add (local.get $d) (local.get $i))))
        ;; Plane 0: $x and $y, then $z and $w.
        (local.set $sum (v128.load (local.get $i)))
        (local.set $carry1
          (v128.or
            (v128.and (local.get $x) (local.get $y))
            (v128.and (local.tee $x (v128.xor (local.get $x) (local.get $y))) (local.get $sum))))
        (local.set $sum (v128.xor (local.get $x) (local.get $sum)))
        (local.set $carry2
          (v128.or
            (v128.and (local.get $z) (local.get $w))
            (v128.and (local.tee $z (v128.xor (local.get $z) (local.get $w))) (local.get $sum))))
        (local.set $sum (v128.xor (local.get $z) (local.get $sum)))
        (v128.store (local.get $i) (local.get $sum))
        ;; Plane 1: both carries.
        (local.set $sum (v128.load offset=2048 (local.get $i)))
        (local.set $carry
          (v128.or
            (v128.and (local.get $carry1) (local.get $carry2))
            (v128.and
              (local.tee $carry1 (v128.xor (local.get $carry1) (local.get $carry2)))
              (local.get $sum))))
        (local.set $sum (v128.xor (local.get $carry1) (local.get $sum)))
        (v128.store offset=2048 (local.get $i) (local.get $sum))
        ;; The other planes: one carry.
        (local.set $address (i32.add (local.get $i) (i32.const 4096)))
        (local.set $plane (i32.const 2))
        (block $carried
          (loop $upper
            (v128.store (local.get $address)
              (v128.xor (local.tee $old (v128.load (local.get $address))) (local.get $carry)))
            (local.set $carry (v128.and (local.get $old) (local.get $carry)))
            (local.set $address (i32.add (local.get $address) (i32.const 2048)))
            (br_if $carried
              (i32.ge_u (local.tee $plane (i32.add (local.get $plane) (i32.const 1))) (local.get $planes)))
            (br $upper)))
        (local.set $i (i32.add (local.get $i) (i32.const 16)))
        (br $words))))

  ;; Sets a bit for every count of at least $least; returns how many bits are set. Goes from the lowest bit of $least up:
  ;; a bit that is set narrows those who reach it by the plane, one that is not adds those of the plane.
  (func (export "match") (param $least i32) (param $bytes i32) (param $planes i32) (result i32)
    (local $i i32) (local $address i32) (local $rest i32) (local $plane i32)
    (local $all v128) (local $sums v128)
    (block $done
      (loop $words
        (br_if $done (i32.ge_u (local.get $i) (local.get $bytes)))
        (local.set $all (v128.const i32x4 -1 -1 -1 -1))
        (local.set $address (local.get $i))
        (local.set $rest (local.get $least))
        (local.set $plane (local.get $planes))
        (block $compared
          (loop $each
            (br_if $compared (i32.eqz (local.get $plane)))
            (if (i32.and (local.get $rest) (i32.const 1))
              (then (local.set $all (v128.and (local.get $all) (v128.load (local.get $address)))))
              (else (local.set $all (v128.or (local.get $all) (v128.load (local.get $address))))))
            (local.set $rest (i32.shr_u (local.get $rest) (i32.const 1)))
            (local.set $address (i32.add (local.get $address) (i32.const 2048)))
            (local.set $plane (i32.sub (local.get $plane) (i32.const 1)))
            (br $each)))
        (v128.store offset=34816 (local.get $i) (local.get $all))
        (local.set $sums
          (i32x4.add
            (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (i8x16.popcnt (local.get $all))))
            (local.get $sums)))
        (local.set $i (i32.add (local.get $i) (i32.const 16)))
        (br $words)))
    (i32.add
      (i32x4.extract_lane 0 (local.get $sums))
      (i32.add
        (i32x4.extract_lane 1 (local.get $sums))
        (i32.add (i32x4.extract_lane 2 (local.get $sums)) (i32x4.extract_lane 3 (local.get $sums))))))

  ;; Clears the bits, from $passing to $end, of the people whose 16-bit birth number is known (not 65535) and not within
  ;; $first to $last. A word of 32 people without a bit is skipped.
  (func (export "keepBirths")
    (param $births i32) (param $passing i32) (param $end i32) (param $first i32) (param $last i32)
    (local $kept i32) (local $low v128) (local $high v128) (local $unknown v128) (local $birth v128)
    (local.set $low (i16x8.splat (local.get $first)))
    (local.set $high (i16x8.splat (local.get $last)))
    (local.set $unknown (i16x8.splat (i32.const 65535)))
    (block $done
      (loop $words
        (br_if $done (i32.ge_u (local.get $passing) (local.get $end)))
        (if (i32.eqz (i32.eqz (local.tee $kept (i32.load (local.get $passing)))))
          (then
            (i32.store (local.get $passing)
              (i32.and
                (local.get $kept)
                (i32.or
                  (i8x16.bitmask
                    (i8x16.narrow_i16x8_s
                      (v128.or
                        (v128.and
                          (i16x8.ge_u (local.tee $birth (v128.load (local.get $births))) (local.get $low))
                          (i16x8.le_u (local.get $birth) (local.get $high)))
                        (i16x8.eq (local.get $birth) (local.get $unknown)))
                      (v128.or
                        (v128.and
                          (i16x8.ge_u (local.tee $birth (v128.load offset=16 (local.get $births))) (local.get $low))
                          (i16x8.le_u (local.get $birth) (local.get $high)))
                        (i16x8.eq (local.get $birth) (local.get $unknown)))))
                  (i32.shl
                    (i8x16.bitmask
                      (i8x16.narrow_i16x8_s
                        (v128.or
                          (v128.and
                            (i16x8.ge_u (local.tee $birth (v128.load offset=32 (local.get $births))) (local.get $low))
                            (i16x8.le_u (local.get $birth) (local.get $high)))
                          (i16x8.eq (local.get $birth) (local.get $unknown)))
                        (v128.or
                          (v128.and
                            (i16x8.ge_u (local.tee $birth (v128.load offset=48 (local.get $births))) (local.get $low))
                            (i16x8.le_u (local.get $birth) (local.get $high)))
                          (i16x8.eq (local.get $birth) (local.get $unknown)))))
                    (i32.const 16)))))))
        (local.set $births (i32.add (local.get $births) (i32.const 64)))
        (local.set $passing (i32.add (local.get $passing) (i32.const 4)))
        (br $words)))))
