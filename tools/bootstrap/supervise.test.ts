import { EventEmitter } from "node:events";
import { afterEach, expect, it, vi } from "vitest";

const child = Object.assign(new EventEmitter(), { kill: vi.fn() });
vi.mock("node:child_process", () => ({ spawn: () => child }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  process.removeAllListeners("SIGTERM");
});

it("a stop may take DRAIN_SECONDS and 15 more before it is asked for again, and as long until the end", async () => {
  vi.useFakeTimers();
  vi.stubEnv("DRAIN_SECONDS", "20");
  // @ts-expect-error: plain JavaScript
  const { supervise } = await import("./supervise.mjs");
  supervise("node", []);
  process.emit("SIGTERM");
  child.kill.mockClear();
  vi.advanceTimersByTime(34_999);
  expect(child.kill).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(child.kill.mock.calls).toEqual([["SIGTERM"]]);
  vi.advanceTimersByTime(34_999);
  expect(child.kill).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(child.kill).toHaveBeenLastCalledWith("SIGKILL");
});
