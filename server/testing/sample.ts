import { createHash } from "node:crypto";

/**
 * Size of the generated suites: `TEST_SAMPLE=all`, or a text that selects a tenth, always the same. `npm test` sets the
 * day; without it everything is tested.
 */
const SAMPLE = process.env.TEST_SAMPLE || "all";

/** A seed for generated inputs. */
export const SAMPLE_SEED = numberOf("");

/** For titles, so that failures tell how to repeat them. */
export const SAMPLE_TITLE = `TEST_SAMPLE=${SAMPLE}`;

export const isWholeSample = SAMPLE === "all";

/** Whether a case belongs to the sample. */
export function isSampled(name: string): boolean {
  return isWholeSample || numberOf(name) % 10 === 0;
}

function numberOf(name: string): number {
  return createHash("sha256").update(`${SAMPLE} ${name}`).digest().readInt32BE();
}
