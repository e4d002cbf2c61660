import { createClient } from "redis";
import { expect, it, vi } from "vitest";
import { createRedisClient } from "./redis.ts";

vi.mock("redis", () => ({ createClient: vi.fn(() => ({})) }));

it("a connection that is silent for ten seconds is dead, and is pinged often enough not to be; few calls wait for it", async () => {
  await createRedisClient("redis://redis.example.test");
  const [options] = vi.mocked(createClient).mock.lastCall ?? [];
  expect(options).toMatchObject({
    url: "redis://redis.example.test",
    pingInterval: 3000,
    commandsQueueMaxLength: 5000,
    socket: { socketTimeout: 10_000 },
  });
});

it("a lost connection is tried again without end: soon at first, later every two seconds", async () => {
  await createRedisClient("redis://redis.example.test");
  const strategy = vi.mocked(createClient).mock.lastCall?.[0]?.socket?.reconnectStrategy;
  const pauses = [0, 1, 2, 5, 6, 1000].map((tries) =>
    typeof strategy === "function" ? strategy(tries, new Error("lost")) : undefined,
  );
  expect(pauses).toEqual([50, 100, 200, 1600, 2000, 2000]);
});
