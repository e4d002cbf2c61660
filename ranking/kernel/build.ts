/** `npm run build:kernel`: assembles `kernel.wat` into `kernel.wasm`, which the server runs. */
import { writeFileSync } from "node:fs";
import { assembleKernel } from "./assemble.ts";

writeFileSync(new URL("./kernel.wasm", import.meta.url), await assembleKernel());
