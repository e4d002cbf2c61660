import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createProgress } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Runs one step that takes `ms` and reports at `reports`; returns what was printed. */
async function printed(ms: number, reports: number[] = []): Promise<string> {
  const parts: string[] = [];
  const output = { isTTY: false, write: (part: string) => parts.push(part) };
  const progress = createProgress(output as unknown as NodeJS.WriteStream);
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
  it("is silent about quick steps", async () => {
    expect(await printed(200)).toBe("");
  });

  it("shows after a second that a step is at work, and how long it took", async () => {
    expect(await printed(1500)).toBe("  Loading …\n  Loading (1.5 s)\n");
  });

  it("shows how far a long step is, a few times", async () => {
    expect(await printed(10_000, [30, 31, 60, 95])).toMatch(/30 %[\s\S]*60 %[\s\S]*95 %[\s\S]*\(10\.0 s\)/);
  });
});
