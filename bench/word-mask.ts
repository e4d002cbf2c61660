/**
 * Masks a message of 350 characters with all lists: `node bench/word-mask.ts [--rounds 20000]`. Prints JSON in
 * microseconds. Fails above a median of 50.
 */
import { parseArgs } from "node:util";
import { MESSAGE } from "../contract/vocabulary/limits.ts";
import { CENSORED_WORDS } from "../domain/safety/censored-words.ts";
import { createWordMask } from "../domain/safety/word-mask.ts";
import { percentiles } from "./percentiles.ts";

const GOAL_US = 50;

const { values } = parseArgs({ options: { rounds: { type: "string", default: "20000" } } });
const rounds = Number(values.rounds);

const custom = Array.from({ length: 200 }, (_, index) => `palabra${index} propia`);
const start = performance.now();
const mask = createWordMask([...Object.values(CENSORED_WORDS).flat(), ...custom]);
const buildMs = performance.now() - start;

const MESSAGES = {
  plain: "The last episode was amazing, I did not expect that ending at all! ",
  accented: "¿Cuándo vemos el próximo capítulo? Mañana podría ser, así está bien. ",
  listed: "Mierda, shit, scheiße, hijo de puta, porca madonna, nique ta mère, caralho. ",
  japanese: "進撃の巨人のフィナーレを見ましたか?とても感動しました。",
  beginnings: "hijo de hijo de hijo de la concha de tu ",
  symbols: "!?*+#😀|<>~^",
};

const report = Object.fromEntries(
  Object.entries(MESSAGES).map(([name, text]) => {
    const message = text.repeat(Math.ceil(MESSAGE.max / text.length)).slice(0, MESSAGE.max);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = performance.now();
      mask(message, "*");
      times.push((performance.now() - before) * 1000);
    }
    return [name, percentiles(times)];
  }),
);

console.log(JSON.stringify({ node: process.version, characters: MESSAGE.max, buildMs, microseconds: report }, null, 2));
if (Object.values(report).some(({ p50 }) => p50 > GOAL_US)) process.exitCode = 1;
