import { EVENT_KINDS } from "@nakamatch/contract/vocabulary/events";
import { dayAfter } from "@nakamatch/domain/meeting/events";
import { isZone } from "@nakamatch/domain/meeting/plans";
import type { FoundEvent } from "../../features/meeting/events/types.ts";
import { parseCsv } from "../catalogue/csv.ts";
import type { Reading, Refusal } from "./reading.ts";

const COLUMNS = ["id", "name", "kind", "venue", "first", "days", "zone", "url", "titles", "adults"] as const;

const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** Reads a file of events (README.md). `today` is the day from which its relative dates count, `YYYY-MM-DD`. */
export function readEventFile(text: string, today: string): Reading {
  const { records, problem } = parseCsv(text);
  const [header, ...lines] = records;
  if (header?.fields.join() !== COLUMNS.join()) {
    return { series: [], refused: [{ what: "line 1", reason: `the header is not ${COLUMNS.join()}` }] };
  }
  const refused: Refusal[] = problem ? [{ what: `line ${problem.line}`, reason: problem.reason }] : [];
  const series = lines.flatMap(({ line, fields }) => {
    const event = readLine(fields, today);
    if (typeof event !== "string") return [{ uid: event.uid, sequence: 0, isWhole: true, events: [event] }];
    refused.push({ what: `line ${line}`, reason: event });
    return [];
  });
  return { series, refused };
}

/** Returns the reason of a refusal as text. */
function readLine(fields: readonly string[], today: string): FoundEvent | string {
  if (fields.length !== COLUMNS.length) return `it has ${fields.length} fields instead of ${COLUMNS.length}`;
  const [uid = "", name = "", kindName, venue = "", first = "", days, timeZone = "", url, titles = "", adults] =
    fields.map((field) => field.trim());
  const kind = EVENT_KINDS.find((known) => known === kindName);
  if (!kind) return `its kind is none of ${EVENT_KINDS.join(", ")}`;
  const firstDay = readDay(first, today);
  if (firstDay === undefined) return "its first day is neither like 2026-05-23 nor like +3 sat";
  if (!/^[1-9]\d?$/.test(days ?? "")) return "its number of days is none";
  if (!isZone(timeZone)) return "its time zone is unknown";
  if (adults !== "yes" && adults !== "no") return "its last field is neither yes nor no";
  return {
    uid,
    repetition: "",
    sequence: 0,
    isCancelled: false,
    name,
    kind,
    venue,
    firstDay,
    lastDay: dayAfter(firstDay, Number(days) - 1),
    timeZone,
    url: url || null,
    titles: titles.split("|").filter((title) => title !== ""),
    isAdultsOnly: adults === "yes",
  };
}

function readDay(text: string, today: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const [, weeks, weekday = ""] = /^\+(\d{1,2}) ([a-z]{3})$/.exec(text) ?? [];
  const wanted = WEEKDAYS.indexOf(weekday);
  if (weeks === undefined || wanted === -1) return undefined;
  const ahead = (wanted - new Date(`${today}T00:00Z`).getUTCDay() + 7) % 7;
  return dayAfter(today, Number(weeks) * 7 + ahead);
}
