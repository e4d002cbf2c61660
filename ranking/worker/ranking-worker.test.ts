import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RankingIndex } from "../index/ranking-index.ts";
import { GENDERS, type RankedPerson, type RankingQuery } from "../types.ts";
import type { FromWorker, Task } from "./worker-messages.ts";

const port = vi.hoisted(() => ({ current: undefined as unknown }));
vi.mock("node:worker_threads", () => ({
  get parentPort() {
    return port.current;
  },
}));

let Index: typeof RankingIndex;
let outside: EventEmitter & { answers: FromWorker[] };

beforeEach(async () => {
  const answers: FromWorker[] = [];
  const emitter = new EventEmitter();
  outside = Object.assign(emitter, { answers });
  port.current = Object.assign(emitter, { postMessage: (message: FromWorker) => answers.push(message) });
  vi.resetModules();
  ({ RankingIndex: Index } = await import("../index/ranking-index.ts"));
  await import("./ranking-worker.ts");
});
afterEach(() => void vi.restoreAllMocks());

let number = 0;
function ask(task: Task): FromWorker | undefined {
  outside.emit("message", { ...task, number: ++number });
  expect(outside.answers.at(-1)?.number).toBe(number);
  return outside.answers.at(-1);
}

const person = (each: number, city: number | null = null): RankedPerson => ({
  id: `${String(each).padStart(8, "0")}-0000-4000-8000-000000000000`,
  gender: "mujer",
  lookingFor: "amistad",
  friendshipPreference: GENDERS,
  relationshipPreference: [],
  country: null,
  city,
  birthDate: null,
  interestIds: [],
  premiumUntil: false,
  hiddenUntil: false,
  isVerified: false,
  languages: 0,
});
const query: RankingQuery = {
  viewer: person(99_999_999),
  excludedIds: [],
  sort: "distance",
  filters: {},
  today: "2026-03-01",
  now: 0,
  limit: 1,
  after: undefined,
};
const change = (people: RankedPerson[], removed: string[] = []) =>
  outside.emit("message", { kind: "change", people, removed, now: 0 });
const total = () => {
  const reply = ask({ kind: "query", query });
  return reply && "answer" in reply ? (reply.answer as { total: number }).total : reply;
};

function begin(): void {
  expect(ask({ kind: "begin", now: 0 })).toMatchObject({ answer: null });
  expect(ask({ kind: "size" })).toMatchObject({ answer: 0 });
  expect(ask({ kind: "build" })).toMatchObject({
    answer: { people: 0, bytes: expect.any(Number), buildMilliseconds: expect.any(Number) },
  });
}

it("merges many changes in slices, and answers in between", async () => {
  begin();
  const maintain = vi.spyOn(Index.prototype, "maintain");
  change(Array.from({ length: 3000 }, (_, each) => person(each)));
  expect(maintain, "after what waits already").not.toHaveBeenCalled();
  expect(total()).toBe(3000);
  change([person(3000)]);
  await expect.poll(() => maintain.mock.results.at(-1)?.value, { interval: 1 }).toBe(false);
  expect(total()).toBe(3001);
  for (const [milliseconds] of maintain.mock.calls) expect(milliseconds).toBeLessThanOrEqual(2);
  const slices = maintain.mock.calls.length;
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(maintain, "no more than there is to do").toHaveBeenCalledTimes(slices);
  change(Array.from({ length: 3000 }, (_, each) => person(each, 5)));
  await expect.poll(() => maintain.mock.calls.length, { interval: 1 }).toBeGreaterThan(slices);
  expect(total()).toBe(3001);
});

it("leaves a few changes as they are", async () => {
  begin();
  const maintain = vi.spyOn(Index.prototype, "maintain");
  change([person(1), person(2)]);
  change([], [person(1).id]);
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(maintain).not.toHaveBeenCalled();
  expect(total()).toBe(1);
});

it("answers a request that fails with the failure, and goes on", () => {
  begin();
  const viewer = { ...query.viewer, id: "nobody" };
  expect(ask({ kind: "query", query: { ...query, viewer } })).toMatchObject({
    failure: expect.stringContaining("Not a UUID: nobody"),
  });
  expect(total()).toBe(0);
});

it("ends by an error at a change that cannot be applied, since an index without it would be wrong", () => {
  begin();
  expect(() => change([{ ...person(1), id: "nobody" }])).toThrow("Not a UUID");
});

it("forgets everybody when another load begins", () => {
  begin();
  change([person(1)]);
  expect(total()).toBe(1);
  expect(ask({ kind: "begin", now: 0 })).toMatchObject({ answer: null });
  expect(total()).toBe(0);
});
