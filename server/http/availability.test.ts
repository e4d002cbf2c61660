import { expect, it } from "vitest";
import { createLog } from "../platform/log.ts";
import { createAvailability } from "./availability.ts";

it("tells once when the database is not available to people and once when it is again, each kind by itself", () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", pretty: false }, { write: (line) => lines.push(JSON.parse(line).msg) });
  let now = 0;
  const availability = createAvailability(log, () => now);
  const told = () => lines.splice(0);
  const gone = new Error("Failed query", { cause: new Error("Connection terminated unexpectedly") });
  const crowded = new Error("timeout exceeded when trying to connect");

  availability.answered();
  availability.failed(new Error("duplicate key"));
  expect(told()).toEqual([]);
  for (const error of [gone, crowded, gone, crowded]) availability.failed(error);
  expect(told()).toEqual([
    "requests cannot reach the database: people read UNAVAILABLE",
    "requests wait too long for a connection to the database: people read UNAVAILABLE",
  ]);
  now = 29_999;
  availability.answered();
  expect(told(), "some get through in between").toEqual([]);
  now = 30_000;
  for (let answers = 0; answers < 2; answers++) availability.answered();
  expect(told()).toEqual([
    "requests reach the database again",
    "requests get connections to the database in time again",
  ]);
});
