import { expect, it, onTestFinished, vi } from "vitest";
import type { AppError } from "../app-error.ts";
import { inTime } from "../deadline.ts";
import { createPasswords, hashPassword, type Turn } from "./passwords.ts";

/** Hash of `Nakama-2026!` from before argon2id. */
const SCRYPT =
  "00112233445566778899aabbccddeeff:210735d82d0d0a836a803e2c0c3748267d6a07778bf964650e2c1ef8728db75ebe629974e4c620ba8b05d494c4faf77ce7718a1d80b0b463099b24e0f4392d6d";

const never = async () => {};

/** Runs two at a time; `end()` ends one piece of work. */
function queue() {
  const pending: (() => void)[] = [];
  const order: string[] = [];
  const passwords = createPasswords({
    atOnce: 2,
    work: { hash: () => new Promise((done) => pending.push(() => done("hash"))), verify: async () => true },
    pause: never,
  });
  const ask = (from: string, number: number, turn: Partial<Turn> = {}) =>
    passwords.hash("x", { from, ...turn }).then(
      () => void order.push(`${from} ${number}`),
      ({ code, data }: AppError) =>
        void order.push(`${from} ${number} ${code}${data?.ticket === undefined ? "" : `, ${data.ticket}`}`),
    );
  const crowd = (from: string, count: number) => Array.from({ length: count }, (_, number) => ask(from, number));
  const end = async (count: number) => {
    for (let done = 0; done < count; done++) {
      pending.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { passwords, pending, order, ask, crowd, end };
}

it("hashes two at once, the others in the order of their calls, and refuses those that would wait too long", async () => {
  const { pending, order, crowd, end, ask } = queue();
  crowd("a", 51);
  expect(pending).toHaveLength(2);
  await new Promise(setImmediate);
  expect(order.splice(0)).toEqual(["a 50 UNAVAILABLE"]);
  await end(50);
  expect(order.splice(0)).toEqual(Array.from({ length: 50 }, (_, number) => `a ${number}`));
  ask("a", 51);
  await end(1);
  expect(order, "takes calls again").toEqual(["a 51"]);
});

it("a client that was answered while it waited is not hashed for: the turn is the next one's", async () => {
  const { pending, ask, crowd, end } = queue();
  crowd("a", 2);
  const late = ["b", "c"].map((from) => inTime(() => ask(from, 0), 1));
  for (const call of late) await expect(call).rejects.toMatchObject({ code: "UNAVAILABLE" });
  ask("d", 0);
  await end(2);
  expect(pending).toHaveLength(1);
});

it("tells in advance who would be refused", async () => {
  const { passwords, ask, crowd, end } = queue();
  const hasRoom = (turn: Turn) => {
    try {
      passwords.assertRoom(turn);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: "UNAVAILABLE", data: { retryAfterSeconds: 2 } });
      return false;
    }
  };
  for (let network = 0; network < 49; network++) ask(`n${network}`, 0);
  expect(hasRoom({ from: "new" })).toBe(true);
  ask("n49", 0);
  expect([hasRoom({ from: "new" }), hasRoom({ from: "member", isMember: true })]).toEqual([false, true]);
  await end(2);
  crowd("crowd", 2);
  expect(hasRoom({ from: "new" }), "a crowd makes room").toBe(true);
});

it("networks take turns, and a full lane makes room for another network", async () => {
  const { order, ask, crowd, end } = queue();
  crowd("crowd", 50);
  for (const [from, number] of [
    ["other", 0],
    ["other", 1],
    ["third", 0],
    ["crowd", 50],
  ] as const)
    ask(from, number);
  await new Promise(setImmediate);
  expect(order.splice(0).sort()).toEqual([47, 48, 49, 50].map((number) => `crowd ${number} UNAVAILABLE`));
  await end(8);
  expect(order).toEqual(["crowd 0", "crowd 1", "crowd 2", "other 0", "third 0", "crowd 3", "other 1", "crowd 4"]);
});

it("in a full lane of networks that wait once, the client that came first stays, and one that is refused keeps its ticket", async () => {
  const { order, ask, end } = queue();
  const at = (since: number) => ({ ticket: { since, text: `since ${since}` } });
  for (let network = 0; network < 50; network++) ask(`n${network}`, 0, at(100 + network));
  ask("late", 0, at(200));
  ask("early", 0, at(1));
  ask("early", 1, at(1));
  await new Promise(setImmediate);
  expect(order.splice(0).sort()).toEqual([
    "early 1 UNAVAILABLE, since 1",
    "late 0 UNAVAILABLE, since 200",
    "n49 0 UNAVAILABLE, since 149",
  ]);
  await end(50);
  expect(order).toHaveLength(50);
  expect(order).toContain("early 0");
});

it("members have a lane that strangers cannot fill, and neither lane starves", async () => {
  const { order, ask, crowd, end } = queue();
  crowd("strangers", 50);
  for (const number of [0, 1, 2]) ask("member", number, { isMember: true });
  await end(8);
  expect(order).toEqual([
    "strangers 0",
    "strangers 1",
    "member 0",
    "strangers 2",
    "member 1",
    "strangers 3",
    "member 2",
    "strangers 4",
  ]);
});

it("knows passwords stored in either way, composed or not, and which to hash again", async () => {
  const passwords = createPasswords({ pause: never });
  const turn = { from: "a" };
  const current = await hashPassword("Cafe\u0301-2026!");
  expect(await passwords.verify(current, "Caf\u00e9-2026!", turn)).toBe(true);
  expect(await passwords.verify(current, "Cafe-2026!", turn)).toBe(false);
  expect(await passwords.verify(SCRYPT, "Nakama-2026!", turn)).toBe(true);
  expect(await passwords.verify(SCRYPT, "Nakama-2027!", turn)).toBe(false);
  expect([passwords.isOutdated(current), passwords.isOutdated(SCRYPT)]).toEqual([false, true]);
});

it("a wrong password and an unknown account wait until both have taken as long; the turn is free meanwhile", async () => {
  const pauses: number[] = [];
  let resume = () => {};
  const passwords = createPasswords({
    atOnce: 1,
    pause: (ms) =>
      new Promise((done) => {
        pauses.push(ms);
        resume = done;
      }),
  });
  const turn = { from: "a" };
  const unknown = passwords.verify(undefined, "x", turn);
  expect(await passwords.verify(await hashPassword("y"), "y", turn)).toBe(true);
  resume();
  expect(await unknown).toBe(false);
  const wrong = passwords.verify(SCRYPT, "x", turn);
  await expect.poll(() => pauses.length).toBe(2);
  resume();
  expect(await wrong).toBe(false);
  for (const ms of pauses) expect(ms).toBeLessThan(200);
});

it("a wrong password that is compared at once is answered when the slowest kind would be", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const pauses: number[] = [];
  const passwords = createPasswords({
    work: { hash: async () => "", verify: async () => false },
    pause: async (ms) => void pauses.push(ms),
  });
  for (const hash of [undefined, "$argon2id$x"]) await passwords.verify(hash, "x", { from: "a" });
  expect(pauses).toEqual([200, 200]);
});
