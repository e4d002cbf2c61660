import { createHash } from "node:crypto";

/**
 * How much the generated suites ask: `TEST_SAMPLE=all`, or a text that chooses a tenth, the same one each time. `npm test`
 * sets the day; without it everything is asked.
 */
const SAMPLE = process.env.TEST_SAMPLE || "all";

/** A seed for generated inputs. */
export const SAMPLE_SEED = numberOf("");

/** For titles, so that a failure tells how to repeat it. */
export const SAMPLE_TITLE = `TEST_SAMPLE=${SAMPLE}`;

export const isWholeSample = SAMPLE === "all";

/** Whether a case belongs to the sample. */
export function isSampled(name: string): boolean {
  return isWholeSample || numberOf(name) % 10 === 0;
}

function numberOf(name: string): number {
  return createHash("sha256").update(`${SAMPLE} ${name}`).digest().readInt32BE();
}
