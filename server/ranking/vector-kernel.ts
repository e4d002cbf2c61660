/** The counters' loops in WebAssembly: 128 people at a time. */
import { UNKNOWN_BIRTH } from "./birth-date.ts";
import { CHUNK_WORDS, type CounterKernel, type KernelSize, MAX_PLANES } from "./counter-layout.ts";
import { encodeModule, I32, op, V128, type WasmFunction } from "./wasm-code.ts";

const STRIDE = CHUNK_WORDS * 4;
/** The memory in bytes: planes, matches, an empty bitmap, then the postings. */
const MATCHED = MAX_PLANES * STRIDE;
const EMPTY = MATCHED + STRIDE;
const POSTINGS = EMPTY + STRIDE;
const PAGE = 65_536;

/** The part of the platform's interface that is used here; its types come with those of browsers only. */
interface WasmPlatform {
  Module: new (code: Uint8Array<ArrayBuffer>) => object;
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Instance: new (module: object, imports: { env: object }) => { exports: object };
  CompileError: new () => Error;
}
const { WebAssembly } = globalThis as unknown as { WebAssembly: WasmPlatform };

let kernelModule: object | undefined;

/** The kernel, or null where there are no vector instructions or not so much memory. */
export function createVectorKernel(size: KernelSize): CounterKernel | null {
  try {
    kernelModule ??= new WebAssembly.Module(encodeModule([addList(), addBitmaps(), match(), keepBirths()]));
    const birthStart = POSTINGS + size.bits * 4;
    const passingStart = birthStart + size.slots * 2;
    const listStart = passingStart + size.slots / 8;
    const memory = new WebAssembly.Memory({ initial: Math.ceil((listStart + size.lists * 2) / PAGE) });
    const { exports } = new WebAssembly.Instance(kernelModule, { env: { memory } });
    const code = exports as unknown as Record<
      "addList" | "addBitmaps" | "match" | "keepBirths",
      (...numbers: number[]) => number
    >;
    const start = (bitmap: number): number => (bitmap < 0 ? EMPTY : POSTINGS + bitmap * 4);
    return {
      lists: new Uint16Array(memory.buffer, listStart, size.lists),
      bits: new Int32Array(memory.buffer, POSTINGS, size.bits),
      planes: new Int32Array(memory.buffer, 0, MAX_PLANES * CHUNK_WORDS),
      matched: new Int32Array(memory.buffer, MATCHED, CHUNK_WORDS),
      births: new Uint16Array(memory.buffer, birthStart, size.slots),
      passing: new Int32Array(memory.buffer, passingStart, size.slots / 32),
      addList: (at, last, base, end) =>
        ((code.addList(listStart + at * 2, listStart + last * 2, base, end) >>> 0) - listStart) / 2,
      addBitmaps: (a, b, c, d, words, planes) => {
        code.addBitmaps(start(a), start(b), start(c), start(d), words * 4, planes);
      },
      match: (least, words, planes) => code.match(least, words * 4, planes),
      keepBirths: (first, last) => {
        code.keepBirths(birthStart, passingStart, passingStart + size.slots / 8, first, last);
      },
    };
  } catch (error) {
    // No vector instructions, or too much for one memory; nothing else may be swallowed.
    if (error instanceof WebAssembly.CompileError || error instanceof RangeError) return null;
    throw error;
  }
}

function addList(): WasmFunction {
  const [at, last, base, end, entry, bit, address, old] = [0, 1, 2, 3, 4, 5, 6, 7];
  return {
    name: "addList",
    parameters: 4,
    returns: true,
    locals: [I32, I32, I32, I32],
    body: [
      op.repeat(
        ...[op.get(at), op.get(last), op.notLess, op.leaveIf],
        ...[op.get(at), op.load16(0), op.tee(entry), op.get(end), op.notLess, op.leaveIf],
        ...[
          op.get(entry),
          op.get(base),
          op.subtract,
          op.int(5),
          op.shiftRight,
          op.int(2),
          op.shiftLeft,
          op.set(address),
        ],
        // The shift takes its distance modulo 32.
        ...[op.int(1), op.get(entry), op.shiftLeft, op.set(bit)],
        op.repeat(
          ...[op.get(address), op.get(address), op.load(0), op.tee(old), op.get(bit), op.xor, op.store(0)],
          ...[op.get(old), op.get(bit), op.and, op.isZero, op.leaveIf],
          ...[op.get(address), op.int(STRIDE), op.add, op.set(address)],
        ),
        ...[op.get(at), op.int(2), op.add, op.set(at)],
      ),
      op.get(at),
    ],
  };
}

function addBitmaps(): WasmFunction {
  const [bytes, planes, i, address, plane] = [4, 5, 6, 7, 8];
  const [x, y, z, w, sum, carry1, carry2, old, carry] = [9, 10, 11, 12, 13, 14, 15, 16, 17];
  const input = (from: number, into: number) => [op.get(from), op.get(i), op.add, op.loadVector(0), op.set(into)];
  /** Adds two inputs and a sum: leaves the new sum in `sum`, the carry in `into`. */
  const fullAdder = (a: number, b: number, into: number) => [
    ...[op.get(a), op.get(b), op.andVector],
    ...[op.get(a), op.get(b), op.xorVector, op.tee(a), op.get(sum), op.andVector, op.orVector, op.set(into)],
    ...[op.get(a), op.get(sum), op.xorVector, op.set(sum)],
  ];
  return {
    name: "addBitmaps",
    parameters: 6,
    returns: false,
    locals: [I32, I32, I32, ...new Array<number>(9).fill(V128)],
    body: [
      op.repeat(
        ...[op.get(i), op.get(bytes), op.notLess, op.leaveIf],
        ...[0, 1, 2, 3].flatMap((from) => input(from, x + from)),
        ...[op.get(i), op.loadVector(0), op.set(sum)],
        ...fullAdder(x, y, carry1),
        ...fullAdder(z, w, carry2),
        ...[op.get(i), op.get(sum), op.storeVector(0)],
        ...[op.get(i), op.loadVector(STRIDE), op.set(sum)],
        ...fullAdder(carry1, carry2, carry),
        ...[op.get(i), op.get(sum), op.storeVector(STRIDE)],
        ...[op.get(i), op.int(2 * STRIDE), op.add, op.set(address), op.int(2), op.set(plane)],
        op.repeat(
          ...[op.get(address), op.get(address), op.loadVector(0), op.tee(old)],
          ...[op.get(carry), op.xorVector, op.storeVector(0)],
          ...[op.get(old), op.get(carry), op.andVector, op.set(carry)],
          ...[op.get(address), op.int(STRIDE), op.add, op.set(address)],
          ...[op.get(plane), op.int(1), op.add, op.tee(plane), op.get(planes), op.notLess, op.leaveIf],
        ),
        ...[op.get(i), op.int(16), op.add, op.set(i)],
      ),
    ],
  };
}

function match(): WasmFunction {
  const [least, bytes, planes, i, address, rest, plane, all, sums] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const next = [op.get(all), op.get(address), op.loadVector(0)];
  return {
    name: "match",
    parameters: 3,
    returns: true,
    locals: [I32, I32, I32, I32, V128, V128],
    body: [
      op.repeat(
        ...[op.get(i), op.get(bytes), op.notLess, op.leaveIf],
        ...[op.allOnes, op.set(all)],
        ...[op.get(i), op.set(address), op.get(least), op.set(rest), op.get(planes), op.set(plane)],
        op.repeat(
          ...[op.get(plane), op.isZero, op.leaveIf],
          ...[op.get(rest), op.int(1), op.and],
          op.choose([...next, op.andVector, op.set(all)], [...next, op.orVector, op.set(all)]),
          ...[op.get(rest), op.int(1), op.shiftRight, op.set(rest)],
          ...[op.get(address), op.int(STRIDE), op.add, op.set(address)],
          ...[op.get(plane), op.int(1), op.subtract, op.set(plane)],
        ),
        ...[op.get(i), op.get(all), op.storeVector(MATCHED)],
        ...[op.get(all), op.countBits8, op.pairs16, op.pairs32, op.get(sums), op.add32, op.set(sums)],
        ...[op.get(i), op.int(16), op.add, op.set(i)],
      ),
      ...[0, 1, 2, 3].flatMap((lane) => [op.get(sums), op.lane32(lane)]),
      ...[op.add, op.add, op.add],
    ],
  };
}

function keepBirths(): WasmFunction {
  const [births, passing, end, first, last, kept] = [0, 1, 2, 3, 4, 5];
  const [low, high, unknown, birth] = [6, 7, 8, 9];
  /** Leaves -1 in each of eight lanes whose birth is in the range or unknown. */
  const eight = (offset: number) => [
    ...[op.get(births), op.loadVector(offset), op.tee(birth), op.get(low), op.atLeast16],
    ...[op.get(birth), op.get(high), op.atMost16, op.andVector],
    ...[op.get(birth), op.get(unknown), op.equal16, op.orVector],
  ];
  const sixteen = (offset: number) => [...eight(offset), ...eight(offset + 16), op.narrow16, op.bitsOfBytes];
  return {
    name: "keepBirths",
    parameters: 5,
    returns: false,
    locals: [I32, V128, V128, V128, V128],
    body: [
      ...[op.get(first), op.splat16, op.set(low), op.get(last), op.splat16, op.set(high)],
      ...[op.int(UNKNOWN_BIRTH), op.splat16, op.set(unknown)],
      op.repeat(
        ...[op.get(passing), op.get(end), op.notLess, op.leaveIf],
        ...[op.get(passing), op.load(0), op.tee(kept), op.isZero, op.isZero],
        op.choose(
          [
            ...[op.get(passing), op.get(kept), ...sixteen(0), ...sixteen(32), op.int(16), op.shiftLeft, op.or, op.and],
            op.store(0),
          ],
          [],
        ),
        ...[op.get(births), op.int(64), op.add, op.set(births)],
        ...[op.get(passing), op.int(4), op.add, op.set(passing)],
      ),
    ],
  };
}
