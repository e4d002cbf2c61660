/** The counters' loops in WebAssembly (`kernel.wat`): 128 people at a time. */
import { readFileSync } from "node:fs";
import { CHUNK_WORDS, type CounterKernel, type KernelSize, MAX_PLANES } from "./counter-layout.ts";

const STRIDE = CHUNK_WORDS * 4;
/** The memory in bytes: planes, matches, an empty bitmap, then the postings. */
const MATCHED = MAX_PLANES * STRIDE;
const EMPTY = MATCHED + STRIDE;
const POSTINGS = EMPTY + STRIDE;
const PAGE = 65_536;

/** The part of the platform's interface that is used here; its types come with those of browsers only. */
interface WasmPlatform {
  Module: new (code: Uint8Array) => object;
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Instance: new (module: object, imports: { env: object }) => { exports: object };
  CompileError: new () => Error;
}
const { WebAssembly } = globalThis as unknown as { WebAssembly: WasmPlatform };

let kernelModule: object | undefined;

/** The kernel, or null where there are no vector instructions or not so much memory. */
export function createVectorKernel(size: KernelSize): CounterKernel | null {
  try {
    kernelModule ??= new WebAssembly.Module(readFileSync(new URL("./kernel.wasm", import.meta.url)));
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
