import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { EVENT_KINDS, EVENTS, type EventKind } from "@nakamatch/contract/vocabulary/events";
import { localDay } from "@nakamatch/domain/meeting/events";
import { isZone } from "@nakamatch/domain/meeting/plans";
import { z } from "zod";
import { enterEvents, listEntered, placeEvent, withdrawEvent } from "../../features/meeting/events/service.ts";
import type { EnteredEvent, EventOutcome } from "../../features/meeting/events/types.ts";
import { systemClock } from "../../platform/clock.ts";
import { ConfigError } from "../../platform/config/config.ts";
import type { Database } from "../../platform/database/open.ts";
import { readCalendar } from "../../seed/events/read-calendar.ts";
import { readEventFile } from "../../seed/events/read-file.ts";
import type { Reading } from "../../seed/events/reading.ts";
import type { CommandResult } from "../run-command.ts";

const USAGE = `Usage: npm run events -- import FILE.ics [--zone ZONE] [--kind KIND]
       npm run events -- import FILE.csv
       npm run events -- list
       npm run events -- place EVENT CITY
       npm run events -- withdraw EVENT

import enters the events of a calendar, or of a file as in server/seed/events/README.md; the same event again is updated, a
cancelled one withdrawn. Of a repeated one the next ${EVENTS.repetitions} dates are entered. ZONE, such as Europe/Madrid, is for calendars that
name no time zone; KIND for events whose categories name none: ${EVENT_KINDS.join(", ")}.
list prints what has not ended, first what waits for a city, which members do not see. CITY is "Granada, ES", or an id of GeoNames.
EVENT is the ID that list prints.`;

const SIZE_MAX = 20_000_000;

const PROBLEMS: Record<string, string> = {
  unknown: "it is cancelled, and was not known",
  older: "what is known is newer (SEQUENCE)",
  withdrawn: "it was withdrawn; a higher SEQUENCE would bring it back",
  "uid tooLong": "its UID is too long",
  "uid empty": "it has no id",
  "name empty": "it has no name",
  "name tooLong": `its name is longer than ${EVENTS.name} characters`,
  "name invalid": "its name has characters that cannot be printed",
  "name link": "its name has a link",
  "venue empty": "it says no place",
  "venue tooLong": `its place is longer than ${EVENTS.venue} characters`,
  "venue invalid": "its place has characters that cannot be printed",
  "venue link": "its place is a link; only events in a place are entered",
  "timeZone unknown": "its time zone is unknown",
  "days invalid": "its days are none",
  "days reversed": "it ends before it begins",
  "days tooLong": `it lasts longer than ${EVENTS.days} days`,
  "days over": "it is over",
  "days tooFar": `it is more than ${EVENTS.monthsAhead} months ahead`,
  "url invalid": "its link is none",
  "url notHttps": "its link is not https",
  "url private": "its link leads to a private address",
  "url tooLong": `its link is longer than ${EVENTS.url} characters`,
};

const eventId = z.uuid().toLowerCase();
const commandSchema = z.union([
  z.tuple([z.literal("list")]),
  z.tuple([z.literal("import"), z.string().regex(/\.(?:ics|csv)$/i)]),
  z.tuple([z.literal("place"), eventId, z.string()]),
  z.tuple([z.literal("withdraw"), eventId]),
]);
const optionsSchema = z.object({ zone: z.string().refine(isZone).optional(), kind: z.enum(EVENT_KINDS).optional() });

/** Enters conventions, premieres and the like. */
export function events(args: string[]): (database: Database) => Promise<CommandResult> {
  const { command, zone, kind } = readArguments(args);
  return async ({ db }) => {
    const deps = { db, clock: systemClock };
    if (command[0] === "list")
      return { text: (await listEntered(deps)).map(lineOf).join("\n") || "No event is coming." };
    if (command[0] === "place") {
      const placed = await placeEvent(deps, command[1], command[2]);
      if ("name" in placed) return { text: `${placed.name} is in the lists now.` };
      throw new ConfigError(
        placed.unknown === "event"
          ? "There is no such event: see list."
          : 'No city is called so, or several are: give its id of GeoNames, or its name and country as in "Granada, ES".',
      );
    }
    if (command[0] === "withdraw") {
      if (await withdrawEvent(deps, command[1]))
        return { text: "Withdrawn: it leaves the lists, and its page says so." };
      throw new ConfigError("There is no such event, or it is withdrawn: see list.");
    }
    const reading = await readEvents(command[1], { timeZone: zone, kind });
    return report(reading, await enterEvents(deps, reading.series));
  };
}

function readArguments(args: string[]) {
  try {
    const options = { zone: { type: "string" }, kind: { type: "string" } } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    return { command: commandSchema.parse(positionals), ...optionsSchema.parse(values) };
  } catch {
    throw new ConfigError(USAGE);
  }
}

async function readEvents(
  file: string,
  defaults: { timeZone: string | undefined; kind: EventKind | undefined },
): Promise<Reading> {
  const now = systemClock.now();
  const text = await readText(file);
  return /\.csv$/i.test(file) ? readEventFile(text, localDay("UTC", now)) : readCalendar(text, now, defaults);
}

async function readText(file: string): Promise<string> {
  try {
    const bytes = await readFile(file);
    if (bytes.length > SIZE_MAX) throw new Error("the file is larger than 20 MB");
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    const isEncoding = error instanceof TypeError;
    throw new ConfigError(isEncoding ? `${file} is not text in UTF-8.` : `${file}: ${(error as Error).message}`);
  }
}

function lineOf({ id, name, firstDay, lastDay, venue, city }: EnteredEvent): string {
  const days = firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;
  return `${id}  ${days}  ${name}  ${city ?? `WAITS FOR A CITY: ${venue}`}`;
}

function report({ refused }: Reading, outcomes: readonly EventOutcome[]): CommandResult {
  const notTaken = outcomes.filter(({ outcome }) => outcome === "refused");
  const lines = [
    ...refused.map(({ what, reason }) => `${what}: ${reason}`),
    ...notTaken.map(({ name, firstDay, problem }) => `${name}, ${firstDay}: ${worded(problem)}`),
    ...outcomes
      .filter(({ isWaiting, outcome }) => isWaiting && outcome !== "withdrawn")
      .map(({ id, name, firstDay }) => `${name}, ${firstDay}: waits for a city: npm run events -- place ${id} CITY`),
  ];
  const count = (wanted: EventOutcome["outcome"]) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const numbers = (["added", "updated", "unchanged", "withdrawn"] as const).map((name) => `${count(name)} ${name}`);
  return { text: [...lines, `${numbers.join(", ")}, ${refused.length + notTaken.length} refused`].join("\n") };
}

function worded(problem: EventOutcome["problem"] = "unknown"): string {
  const key = typeof problem === "string" ? problem : `${problem.field} ${problem.reason}`;
  return PROBLEMS[key] ?? key;
}
