import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { assertInTime, inTime, sharedDeadline } from "./deadline.ts";

const LATE = { code: "UNAVAILABLE" };

describe("work with a deadline", () => {
  it("resolves with what it comes to in time, and may change things until then and afterwards", async () => {
    let later = Promise.resolve();
    const work = async () => {
      await sleep(1);
      assertInTime();
      later = sleep(50).then(assertInTime);
      return "done";
    };
    expect(await inTime(work, 20_000)).toBe("done");
    await later;
  });

  it("throws what the work throws", async () => {
    const work = async () => {
      throw new Error("a fault");
    };
    await expect(inTime(work, 20_000)).rejects.toThrow("a fault");
  });

  it("is refused when it is late, and finds that out before it changes anything", async () => {
    const change = vi.fn();
    let ended: Promise<void> = Promise.resolve();
    let goOn = () => {};
    const work = () => {
      ended = new Promise<void>((resolve) => {
        goOn = resolve;
      }).then(() => {
        assertInTime();
        change();
      });
      return ended;
    };
    await expect(inTime(work, 1)).rejects.toMatchObject(LATE);
    goOn();
    await expect(ended).rejects.toMatchObject(LATE);
    expect(change).not.toHaveBeenCalled();
  });

  it("has no more time than the parts of the same request before it have left", async () => {
    const together = sharedDeadline(100);
    expect(await together(async () => "in time")).toBe("in time");
    await expect(together(() => sleep(150))).rejects.toMatchObject(LATE);
    await expect(together(() => sleep(5))).rejects.toMatchObject(LATE);
    expect(await sharedDeadline(20_000)(async () => "another request")).toBe("another request");
  });

  it("has no longer than the work that it is a part of", async () => {
    let part = Promise.resolve();
    const work = () => {
      part = inTime(() => sleep(60_000, undefined, { ref: false }), 60_000);
      return part;
    };
    await expect(inTime(work, 20)).rejects.toMatchObject(LATE);
    await expect(part).rejects.toMatchObject(LATE);
    expect(await inTime(() => inTime(async () => "in time", 10_000), 10_000)).toBe("in time");
  });

  it("does not end other work that runs meanwhile", async () => {
    await expect(inTime(() => sleep(50), 1)).rejects.toMatchObject(LATE);
    expect(assertInTime).not.toThrow();
    await inTime(async () => assertInTime(), 20_000);
  });
});
