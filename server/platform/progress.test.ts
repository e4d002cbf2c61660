import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createProgress } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Runs a step that takes `ms` and reports at `reports`; returns the output. */
async function printed(ms: number, reports: number[] = [], isTTY = false): Promise<string> {
  const parts: string[] = [];
  const output = { isTTY, write: (part: string) => parts.push(part) };
  const progress = createProgress(output);
  const done = progress.step("Loading", async (report) => {
    for (const percent of reports) {
      await vi.advanceTimersByTimeAsync(ms / (reports.length + 1));
      report(percent, 100);
    }
    await vi.advanceTimersByTimeAsync(ms / (reports.length + 1));
    return "result";
  });
  expect(await done).toBe("result");
  return parts.join("");
}

describe("progress", () => {
  it("prints nothing for quick steps", async () => {
    expect(await printed(200)).toBe("");
  });

  it("shows a step after a second, and at the end how long it took", async () => {
    expect(await printed(1500)).toBe("  Loading …\n  Loading (1.5 s)\n");
  });

  it("shows the progress of a long step a few times", async () => {
    expect(await printed(10_000, [30, 31, 60, 95])).toMatch(/30 %[\s\S]*60 %[\s\S]*95 %[\s\S]*\(10\.0 s\)/);
  });

  it("tells a long step's progress every 25 %, but neither at its very start nor at its end", async () => {
    expect(await printed(10_000, [10, 24, 25, 49, 50, 100])).toBe(
      ["  Loading …\n", "  Loading … 24 %\n", "  Loading … 49 %\n", "  Loading (10.0 s)\n"].join(""),
    );
    expect(await printed(1400, [30, 60, 90])).toBe(
      "  Loading … 30 %\n  Loading … 60 %\n  Loading … 90 %\n  Loading (1.4 s)\n",
    );
    expect(await printed(900, [30, 60])).toBe("  Loading … 30 %\n  Loading … 60 %\n  Loading (0.9 s)\n");
    expect(await printed(400, [50])).toBe("  Loading (0.4 s)\n");
  });

  it("a quick step is one below 0.3 s", async () => {
    expect(await printed(299)).toBe("");
    expect(await printed(300)).toBe("  Loading (0.3 s)\n");
  });

  it("writes over one line on a terminal, at every percent that is new", async () => {
    expect(await printed(10_000, [30, 30, 31, 31], true)).toBe(
      "\r  Loading …\r  Loading … 30 %\r  Loading … 31 %\r\x1b[K  Loading (10.0 s)\n",
    );
  });

  it("says nothing of a step that fails", async () => {
    const parts: string[] = [];
    const output = { isTTY: false, write: (part: string) => parts.push(part) };
    const progress = createProgress(output);
    await expect(progress.step("Loading", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await vi.advanceTimersByTimeAsync(5000);
    expect(parts).toEqual([]);
  });
});
