import { readFileSync } from "node:fs";
import wabt from "wabt";

/** The WebAssembly that the text of the kernel stands for. @throws {Error} where the text is wrong, with the place */
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
