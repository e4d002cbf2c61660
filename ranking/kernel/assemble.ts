import { readFileSync } from "node:fs";
import wabt from "wabt";

/** Assembles `kernel.wat`. @throws {Error} on invalid text, with the position */
export async function assembleKernel(): Promise<Uint8Array> {
  const text = readFileSync(new URL("./kernel.wat", import.meta.url), "utf8");
  const { parseWat } = await wabt();
  const module = parseWat("kernel.wat", text, { simd: true });
  try {
    module.validate();
    return module.toBinary({}).buffer;
  } finally {
    module.destroy();
  }
}
