import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "../../lib/log.ts";
import {
  awaitCelebration,
  celebrate,
  endCelebration,
  forgetCelebrations,
  nextToCelebrate,
  stopWaiting,
  useCelebration,
} from "./celebration.ts";
import { throwConfetti } from "./confetti.ts";

vi.mock("./confetti.ts", () => ({ throwConfetti: vi.fn(async () => {}) }));

const person = (id: string) => ({ id, nickname: `Zoro-${id}`, avatarUrl: null, sharedTitles: [] });
let count = 0;
/** Somebody whom no test has celebrated yet. */
const somebody = () => person(String(++count));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  vi.mocked(throwConfetti).mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  act(() => forgetCelebrations());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a match", () => {
  test("is celebrated with confetti and its person, until that is closed", () => {
    const { result } = renderHook(useCelebration);
    expect(result.current).toBeNull();
    const match = somebody();
    act(() => void expect(celebrate(match)).toBe(true));
    expect(result.current).toEqual(match);
    expect(throwConfetti).toHaveBeenCalledOnce();
    act(() => endCelebration());
    expect(result.current).toBeNull();
  });

  test("has confetti alone for somebody who is typing", () => {
    const { result } = renderHook(useCelebration);
    act(() => void celebrate(somebody(), { quietly: true }));
    expect(result.current).toBeNull();
    expect(throwConfetti).toHaveBeenCalledOnce();
  });

  test("that is heard of twice within fifteen seconds is one; after that it is another", () => {
    const match = somebody();
    const at = (now: number) => {
      vi.setSystemTime(now);
      return celebrate(match, { quietly: true });
    };
    expect([at(0), at(14_999), at(15_000), at(29_999)]).toEqual([true, false, true, false]);
    expect(throwConfetti).toHaveBeenCalledTimes(2);
  });

  test("is one also where the answer to the own like is far later than the live event", () => {
    const match = somebody();
    vi.setSystemTime(5000);
    celebrate(match, { quietly: true });
    vi.setSystemTime(60_000);
    expect(celebrate(match, { since: 4000 })).toBe(false);
  });

  test("waits while another is shown, and is forgotten with the session", () => {
    const [first, second] = [somebody(), somebody()];
    celebrate(first);
    expect([celebrate(second), nextToCelebrate()]).toEqual([false, undefined]);
    endCelebration();
    expect(nextToCelebrate()).toBe(second.id);
    forgetCelebrations();
    expect(nextToCelebrate()).toBeUndefined();
  });

  test("that the answer to the own like has celebrated is no longer looked up", () => {
    const match = somebody();
    awaitCelebration(match.id);
    celebrate(match);
    endCelebration();
    awaitCelebration(match.id);
    expect([nextToCelebrate(), stopWaiting(match.id)]).toEqual([undefined, false]);
  });

  test("without confetti is one all the same, which is logged", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    vi.mocked(throwConfetti).mockRejectedValue(new Error("no canvas"));
    const { result } = renderHook(useCelebration);
    const match = somebody();
    await act(async () => void celebrate(match));
    expect(result.current).toEqual(match);
    expect(error).toHaveBeenCalledExactlyOnceWith("No confetti", new Error("no canvas"));
  });
});
