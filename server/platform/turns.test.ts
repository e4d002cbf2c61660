import { expect, it } from "vitest";
import { createTurns } from "./turns.ts";

/** Enters uploads by member and records whose turn comes. */
function enterAll(members: string[], { atOnce = 2, waiting = 3 } = {}) {
  const turns = createTurns({ atOnce, waiting });
  const started: string[] = [];
  const places = members.map((member) => {
    const place = turns.enter(member);
    void place.turn.then(() => started.push(member));
    return place;
  });
  const leave = async (index: number) => {
    places[index]?.leave();
    await Promise.resolve();
  };
  return { turns, started, leave };
}

it("uploads start in the order in which they came", async () => {
  const { started, leave } = enterAll(["a", "b", "c", "d"]);
  await leave(0);
  expect(started).toEqual(["a", "b", "c"]);
  await leave(1);
  expect(started).toEqual(["a", "b", "c", "d"]);
});

it("a member with one at work waits behind those who have none", async () => {
  const { started, leave } = enterAll(["a", "b", "a", "c"]);
  await leave(1);
  expect(started).toEqual(["a", "b", "c"]);
  await leave(3);
  expect(started, "nobody else waits").toEqual(["a", "b", "c", "a"]);
});

it("a member with many lets each of the others go first after every one", async () => {
  const { started, leave } = enterAll(["a", "a", "a", "b", "c"], { atOnce: 1, waiting: 4 });
  for (const index of [0, 3, 4, 1]) await leave(index);
  expect(started).toEqual(["a", "b", "c", "a", "a"]);
});

it("an upload that is given up while it waits is passed over, and leaving twice frees one place", async () => {
  const { started, leave } = enterAll(["a", "b", "c", "d", "e"]);
  await leave(2);
  await leave(0);
  await leave(0);
  expect(started).toEqual(["a", "b", "d"]);
});

it("too many that wait are refused", () => {
  const { turns } = enterAll(["a", "b", "c", "d", "e"]);
  expect(() => turns.enter("f")).toThrow(expect.objectContaining({ code: "UNAVAILABLE" }));
});
