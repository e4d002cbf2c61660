import { beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "../../../lib/log.ts";
import { Celebration } from "./celebration.ts";

const person = (id: string) => ({ id, nickname: `Zoro-${id}`, avatarUrl: null, sharedTitles: [] });
const throwConfetti = vi.fn();
let celebration = new Celebration(throwConfetti);
let count = 0;
const somebody = () => person(String(++count));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  throwConfetti.mockReset().mockResolvedValue(undefined);
  celebration = new Celebration(throwConfetti);
});

describe("a match", () => {
  test("is celebrated with confetti and its person, until that is closed", () => {
    expect(celebration.shown()).toBeNull();
    const match = somebody();
    expect(celebration.celebrate(match)).toBe(true);
    expect(celebration.shown()).toEqual(match);
    expect(throwConfetti).toHaveBeenCalledOnce();
    celebration.close();
    expect(celebration.shown()).toBeNull();
  });

  test("has confetti alone for somebody who is typing", () => {
    celebration.celebrate(somebody(), { quietly: true });
    expect(celebration.shown()).toBeNull();
    expect(throwConfetti).toHaveBeenCalledOnce();
  });

  test("that is heard of twice within fifteen seconds is one; after that it is another", () => {
    const match = somebody();
    const at = (now: number) => {
      vi.setSystemTime(now);
      return celebration.celebrate(match, { quietly: true });
    };
    expect([at(0), at(14_999), at(15_000), at(29_999)]).toEqual([true, false, true, false]);
    expect(throwConfetti).toHaveBeenCalledTimes(2);
  });

  test("is one also where the answer to the own like is far later than the live event", () => {
    const match = somebody();
    vi.setSystemTime(5000);
    celebration.celebrate(match, { quietly: true });
    vi.setSystemTime(60_000);
    expect(celebration.celebrate(match, { since: 4000 })).toBe(false);
  });

  test("waits while another is shown, and is forgotten with the session", () => {
    const [first, second] = [somebody(), somebody()];
    celebration.celebrate(first);
    expect([celebration.celebrate(second), celebration.next()]).toEqual([false, undefined]);
    celebration.close();
    expect(celebration.next()).toBe(second.id);
    celebration.forget();
    expect(celebration.next()).toBeUndefined();
  });

  test("that the answer to the own like has celebrated is no longer looked up", () => {
    const match = somebody();
    celebration.await(match.id);
    celebration.celebrate(match);
    celebration.close();
    celebration.await(match.id);
    expect([celebration.next(), celebration.stopWaiting(match.id)]).toEqual([undefined, false]);
  });

  test("without confetti is one all the same, which is logged", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    throwConfetti.mockRejectedValue(new Error("no canvas"));
    const match = somebody();
    celebration.celebrate(match);
    await expect.poll(() => error).toHaveBeenCalled();
    expect(celebration.shown()).toEqual(match);
    expect(error).toHaveBeenCalledExactlyOnceWith("No confetti", new Error("no canvas"));
  });
});
