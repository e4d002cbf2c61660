import { beforeEach, describe, expect, it } from "vitest";
import { createLog } from "./log.ts";
import { createOutage, type Outage } from "./outage.ts";

let lines: Record<string, unknown>[];
let now: number;
let outage: Outage;

beforeEach(() => {
  lines = [];
  now = 0;
  const log = createLog({ level: "info", pretty: false }, { write: (line) => lines.push(JSON.parse(line)) });
  outage = createOutage(log, { away: "it is away", back: "it is back" }, () => now);
});

const logged = () => lines.splice(0).map(({ msg }) => msg);
const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" });

describe("an outage", () => {
  it("is logged once when it begins, with its reason and no stack, and once when it ends", () => {
    expect(outage.isBack(), "there was none").toBe(false);
    outage.isAway(new Error("Failed query: select", { cause: refused }));
    outage.isAway(refused);
    expect(lines).toEqual([
      {
        level: 40,
        time: expect.any(Number),
        msg: "it is away",
        reason: "ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:1",
      },
    ]);
    expect(logged()).toEqual(["it is away"]);
    expect([outage.isBack(), outage.isBack()]).toEqual([true, false]);
    expect(logged()).toEqual(["it is back"]);
  });

  it("is no busy moment, in which much is late at once or in turn with answers", () => {
    for (let count = 0; count < 50; count++) outage.missed(new Error("late"));
    outage.answered();
    for (now = 100; now < 5000; now += 100) {
      outage.missed(new Error("late"));
      if (now % 500 === 0) outage.answered();
    }
    expect(logged()).toEqual([]);
  });

  it("begins when several in a row are late for a second", () => {
    for (const at of [0, 999]) {
      now = at;
      outage.missed(new Error("late"));
    }
    expect(logged()).toEqual([]);
    now = 1000;
    outage.missed(new Error("late"));
    expect(logged()).toEqual(["it is away"]);
  });

  it("ends after several answers, when nothing has failed for half a minute: some get through", () => {
    outage.isAway(refused);
    for (now = 100; now < 60_000; now += 10_000) {
      for (let count = 0; count < 5; count++) outage.answered();
      outage.isAway(refused);
    }
    expect(logged()).toEqual(["it is away"]);
    now += 30_000;
    outage.answered();
    outage.missed(new Error("a busy moment"));
    outage.answered();
    expect(logged()).toEqual([]);
    outage.answered();
    expect(logged()).toEqual(["it is back"]);
  });
});
