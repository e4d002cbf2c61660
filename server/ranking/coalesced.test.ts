import { describe, expect, it } from "vitest";
import { coalesced } from "./coalesced.ts";

function controlled() {
  const ends: (() => void)[] = [];
  const task = coalesced(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { task, ends };
}

describe("a shared task", () => {
  it("runs immediately for the first call, and once again for all calls made meanwhile", async () => {
    const { task, ends } = controlled();
    const first = task();
    const others = [task(), task(), task()];
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await first;
    await expect.poll(() => ends.length).toBe(2);
    ends[1]?.();
    await Promise.all(others);
    expect(ends).toHaveLength(2);
  });

  it("goes on after a failure, which only its own callers see", async () => {
    let runs = 0;
    const task = coalesced(async () => {
      if (++runs === 1) throw new Error("once");
    });
    const [first, second] = await Promise.allSettled([task(), task()]);
    expect([first?.status, second?.status]).toEqual(["rejected", "fulfilled"]);
    await task();
    expect(runs).toBe(3);
  });
});
