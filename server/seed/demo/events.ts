import { readFile } from "node:fs/promises";
import { localDay } from "@nakamatch/domain/meeting/events";
import { enterEvents } from "../../features/meeting/events/service.ts";
import type { EventOutcome } from "../../features/meeting/events/types.ts";
import type { Db } from "../../platform/database/open.ts";
import { readEventFile } from "../events/read-file.ts";

/** Enters invented events over the twelve months from `now` on. */
export async function enterDemoEvents(db: Db, now: Date): Promise<EventOutcome[]> {
  const text = await readFile(new URL("../events/demo.csv", import.meta.url), "utf8");
  const { series, refused } = readEventFile(text, localDay("UTC", now));
  const [problem] = refused;
  if (problem) throw new Error(`events/demo.csv, ${problem.what}: ${problem.reason}`);
  return enterEvents({ db, clock: { now: () => now } }, series);
}
