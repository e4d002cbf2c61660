import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLog } from "../log.ts";
import { connectRedisCounter, type RedisCounter } from "./redis-counter.ts";

/** The part of the client that the counter uses; `redis-limiter.int.test.ts` tests a real one. */
class Client extends EventEmitter {
  isReady = true;
  connect = vi.fn(async () => {});
  destroy = vi.fn();
  eval = vi.fn<() => Promise<unknown>>();
}

let client: Client;
vi.mock("../redis.ts", () => ({ createRedisClient: async () => client }));

const lines: string[] = [];
const log = createLog({ level: "info", pretty: false }, { write: (line) => lines.push(JSON.parse(line).msg) });
const AWAY = "Redis is away: each process counts its own limits";
const BACK = "Redis is back: limits count for all processes";

beforeEach(() => {
  vi.useFakeTimers();
  client = new Client();
  lines.length = 0;
});
afterEach(() => void vi.useRealTimers());

it("says once that Redis is away, and once that it is back", async () => {
  await connectRedisCounter("redis://localhost", log);
  expect(client.connect).toHaveBeenCalledOnce();
  for (let tries = 0; tries < 2; tries++) client.emit("error", new Error("refused"));
  expect(lines).toEqual([AWAY]);
  for (let times = 0; times < 2; times++) client.emit("ready");
  expect(lines).toEqual([AWAY, BACK]);
});

/** Sends a command that Redis answers only when the returned function is called. */
async function askLate(counter: RedisCounter): Promise<() => Promise<void>> {
  let answer = (_: unknown) => {};
  client.eval.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const asked = expect(counter.eval("script")).rejects.toThrow("Redis does not answer in time");
  await vi.advanceTimersByTimeAsync(99);
  expect(counter.isReady).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(counter.isReady).toBe(false);
  return async () => {
    answer(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(counter.isReady).toBe(true);
  };
}

it("waits 100 ms for an answer, and counts for all again once a late one arrives: that is no outage", async () => {
  const counter = await connectRedisCounter("redis://localhost", log);
  for (let times = 0; times < 15; times++) {
    const answer = await askLate(counter);
    await vi.advanceTimersByTimeAsync(500);
    await answer();
  }
  expect(lines).toEqual([]);
});

it("says once that Redis is away where it stays silent, and once that it is back after half a minute of answers", async () => {
  const counter = await connectRedisCounter("redis://localhost", log);
  const answer = await askLate(counter);
  await vi.advanceTimersByTimeAsync(3000);
  expect(lines).toEqual([AWAY]);
  await answer();
  client.eval.mockResolvedValue(1);
  for (let times = 0; times < 40; times++) {
    await counter.eval("script");
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(lines).toEqual([AWAY, BACK]);
});

it("counts for all again once there is a new connection", async () => {
  const counter = await connectRedisCounter("redis://localhost", log);
  let refuse = (_: Error) => {};
  client.eval.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
  const asked = expect(counter.eval("script")).rejects.toThrow("Redis does not answer in time");
  await vi.advanceTimersByTimeAsync(100);
  await asked;
  client.isReady = false;
  refuse(new Error("the connection is gone"));
  await vi.advanceTimersByTimeAsync(0);
  expect(counter.isReady).toBe(false);
  client.isReady = true;
  client.emit("ready");
  expect(counter.isReady).toBe(true);
});

it("counts for all again once Redis has refused a late command", async () => {
  const counter = await connectRedisCounter("redis://localhost", log);
  let refuse = (_: Error) => {};
  client.eval.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
  const asked = expect(counter.eval("script")).rejects.toThrow("Redis does not answer in time");
  await vi.advanceTimersByTimeAsync(100);
  await asked;
  refuse(new Error("BUSY Redis is busy running a script"));
  await vi.advanceTimersByTimeAsync(0);
  expect(counter.isReady).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(lines).toEqual([]);
});

it("says once that Redis is away where it refuses every command", async () => {
  const counter = await connectRedisCounter("redis://localhost", log);
  client.eval.mockRejectedValue(new Error("OOM command not allowed"));
  for (let times = 0; times < 5; times++) {
    await expect(counter.eval("script")).rejects.toThrow("OOM");
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(lines).toEqual([AWAY]);
});

it("passes on an answer that is in time, and is not ready without a connection", async () => {
  const counter = await connectRedisCounter("redis://localhost", log);
  client.eval.mockResolvedValue([1, 60_000]);
  expect(await counter.eval("script", { keys: ["k"], arguments: ["1"] })).toEqual([1, 60_000]);
  expect(client.eval).toHaveBeenCalledWith("script", { keys: ["k"], arguments: ["1"] });
  expect(vi.getTimerCount()).toBe(0);
  client.isReady = false;
  expect(counter.isReady).toBe(false);
  counter.close();
  expect(client.destroy).toHaveBeenCalledOnce();
  expect(lines).toEqual([]);
});
