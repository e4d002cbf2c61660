/** Just enough of WebAssembly's binary format to write the kernel of the counters by hand. */

export const I32 = 0x7f;
export const V128 = 0x7b;

/** Unsigned LEB128. */
export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const more = rest > 127;
    bytes.push((rest & 127) | (more ? 128 : 0));
    rest >>>= 7;
  } while (rest > 0);
  return bytes;
}

function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const low = rest & 127;
    rest >>= 7;
    const isDone = (rest === 0 && !(low & 64)) || (rest === -1 && (low & 64) !== 0);
    bytes.push(isDone ? low : low | 128);
    if (isDone) return bytes;
  }
}

const simd = (code: number): number[] => [0xfd, ...unsigned(code)];
/** Operand of an access to memory: alignment as a power of two, offset in bytes. */
const access = (alignment: number, offset: number): number[] => [alignment, ...unsigned(offset)];

/** Instructions as bytes; nested lists are flattened by `code`. */
export const op = {
  get: (local: number) => [0x20, ...unsigned(local)],
  set: (local: number) => [0x21, ...unsigned(local)],
  tee: (local: number) => [0x22, ...unsigned(local)],
  int: (value: number) => [0x41, ...signed(value)],
  load: (offset: number) => [0x28, ...access(2, offset)],
  load16: (offset: number) => [0x2f, ...access(1, offset)],
  store: (offset: number) => [0x36, ...access(2, offset)],
  isZero: [0x45],
  lessSigned: [0x48],
  notLess: [0x4f],
  add: [0x6a],
  subtract: [0x6b],
  and: [0x71],
  xor: [0x73],
  shiftLeft: [0x74],
  shiftRight: [0x76],
  loadVector: (offset: number) => [...simd(0), ...access(4, offset)],
  storeVector: (offset: number) => [...simd(11), ...access(4, offset)],
  allOnes: [...simd(12), ...new Array<number>(16).fill(255)],
  andVector: simd(78),
  orVector: simd(80),
  splat16: simd(16),
  equal16: simd(45),
  atMost16: simd(52),
  atLeast16: simd(54),
  narrow16: simd(101),
  /** The highest bit of each byte. */
  bitsOfBytes: simd(100),
  /** How many bits each byte has, and sums of two neighbours in lanes twice as wide. */
  countBits8: simd(98),
  pairs16: simd(125),
  pairs32: simd(127),
  add32: simd(174),
  lane32: (lane: number) => [...simd(27), lane],
  or: [0x72],
  xorVector: simd(81),
  /** Repeats; `continueWith` in it goes back to its start, `leave` out of it. */
  repeat: (...body: readonly Bytes[]): number[] => [0x02, 0x40, 0x03, 0x40, ...flatten(body), 0x0c, 0, 0x0b, 0x0b],
  /** Leaves the innermost `repeat` if the top of the stack is not 0. */
  leaveIf: [0x0d, 1],
  choose: (yes: readonly Bytes[], no: readonly Bytes[]): number[] => [
    ...[0x04, 0x40],
    ...flatten(yes),
    0x05,
    ...flatten(no),
    0x0b,
  ],
};

export type Bytes = readonly number[];

function flatten(parts: readonly Bytes[]): number[] {
  return parts.flatMap((part) => [...part]);
}

export interface WasmFunction {
  name: string;
  /** How many parameters, all i32. */
  parameters: number;
  /** Whether it leaves an i32. */
  returns: boolean;
  /** Types of the locals behind the parameters. */
  locals: readonly number[];
  body: readonly Bytes[];
}

/** A module that imports its memory as `env.memory` and exports the functions. */
export function encodeModule(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ parameters, returns }) => [
    ...[0x60, ...unsigned(parameters), ...new Array<number>(parameters).fill(I32)],
    ...(returns ? [1, I32] : [0]),
  ]);
  const bodies = functions.map(({ locals, body }) => {
    const declared = [...unsigned(locals.length), ...locals.flatMap((type) => [1, type])];
    const bytes = [...declared, ...flatten(body), 0x0b];
    return [...unsigned(bytes.length), ...bytes];
  });
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, types),
    ...section(2, [[...text("env"), ...text("memory"), 2, 0, 1]]),
    ...section(
      3,
      functions.map((_, index) => unsigned(index)),
    ),
    ...section(
      7,
      functions.map(({ name }, index) => [...text(name), 0, ...unsigned(index)]),
    ),
    ...section(10, bodies),
  ]);
}

function section(id: number, entries: readonly Bytes[]): number[] {
  const content = [...unsigned(entries.length), ...flatten(entries)];
  return [id, ...unsigned(content.length), ...content];
}

function text(value: string): number[] {
  return [...unsigned(value.length), ...new TextEncoder().encode(value)];
}
