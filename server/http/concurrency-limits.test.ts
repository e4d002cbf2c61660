import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import Fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { registerClientAddress } from "./client-address.ts";
import { createLimitedServer, registerConcurrencyLimit } from "./concurrency-limits.ts";

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const REQUEST = "GET / HTTP/1.1\r\nHost: nakamatch.test\r\n\r\n";

async function connectTo(listening: Server): Promise<Socket> {
  server = listening.listen(0, "127.0.0.1");
  await once(server, "listening");
  return connect((server.address() as AddressInfo).port, "127.0.0.1");
}

/** Waits until the server has ended the connection, also by a reset: it drops what still arrives. */
function untilClosed(socket: Socket): Promise<void> {
  socket.on("error", () => {});
  return new Promise((resolve) => socket.resume().once("close", () => resolve()));
}

/** Sends requests at once on one connection. The server responds only if `answer`. */
async function send(requests: number, answer = false) {
  let handled = 0;
  const limited = createLimitedServer((_, response) => {
    handled++;
    if (answer) response.end("ok");
  }, {});
  const socket = await connectTo(limited);
  let answers = 0;
  socket.on("data", (chunk) => (answers += chunk.toString().split("HTTP/1.1 200").length - 1));
  const closed = untilClosed(socket);
  socket.write(REQUEST.repeat(requests));
  return { socket, closed, handled: () => handled, answers: () => answers };
}

describe("a connection", () => {
  it("may have eight requests that are not answered", async () => {
    const { socket, handled } = await send(8);
    await expect.poll(handled).toBe(8);
    expect(socket.destroyed).toBe(false);
  });

  it("is cut with the ninth, which is not handled, nor what follows", async () => {
    const { closed, handled } = await send(20);
    await closed;
    expect(handled()).toBe(8);
  });

  it("may have any number one after the other", async () => {
    const { socket, answers } = await send(8, true);
    await expect.poll(answers).toBe(8);
    socket.write(REQUEST.repeat(8));
    await expect.poll(answers).toBe(16);
  });

  it("is closed after half a minute without any progress", () => {
    expect(createLimitedServer(() => {}, {}).timeout).toBe(30_000);
  });

  it("is closed within a second after the time in which a request has to arrive, though it goes on arriving", async () => {
    const socket = await connectTo(createLimitedServer((request) => request.resume(), { requestTimeout: 200 }));
    socket.write("POST / HTTP/1.1\r\nHost: nakamatch.test\r\nContent-Length: 1000\r\n\r\n");
    const trickle = setInterval(() => socket.write("x"), 50);
    const startedAt = performance.now();
    await untilClosed(socket);
    clearInterval(trickle);
    expect(performance.now() - startedAt).toBeLessThan(2500);
  });

  it("on which HTTP/2 is offered is answered over HTTP/1.1, also where other upgrades are taken", async () => {
    const limited = createLimitedServer((_, response) => response.end("ok"), {});
    const taken: (string | undefined)[] = [];
    limited.on("upgrade", ({ headers }, other) => {
      taken.push(headers.upgrade);
      other.destroy();
    });
    const ask = async (upgrade: string) => {
      const socket = server ? connect((server.address() as AddressInfo).port, "127.0.0.1") : await connectTo(limited);
      const lines = [`Upgrade: ${upgrade}`, "HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA"];
      socket.write(
        `GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings, close\r\n${lines.join("\r\n")}\r\n\r\n`,
      );
      return Buffer.concat(await socket.toArray()).toString();
    };
    server = undefined;
    expect(await ask("h2c")).toMatch(/^HTTP\/1\.1 200 .*ok/s);
    expect(await ask("WebSocket")).toBe("");
    expect(taken).toEqual(["WebSocket"]);
  });
});

it("a network may have 512 requests under way; another one has its own", async () => {
  const app = Fastify();
  registerClientAddress(app, 1);
  registerConcurrencyLimit(app);
  const waiting: (() => void)[] = [];
  app.get("/", () => new Promise<string>((resolve) => waiting.push(() => resolve("ok"))));
  const ask = (address: string) => app.inject({ url: "/", headers: { "x-forwarded-for": address } });
  const all = Array.from({ length: 512 }, () => ask("203.0.113.7"));
  await expect.poll(() => waiting.length).toBe(512);
  expect((await ask("203.0.113.7")).statusCode).toBe(429);
  const other = ask("198.51.100.7");
  await expect.poll(() => waiting.length).toBe(513);
  waiting.shift()?.();
  await all[0];
  const next = ask("203.0.113.7");
  await expect.poll(() => waiting.length).toBe(513);
  for (const go of waiting) go();
  expect((await Promise.all([...all, other, next])).every(({ statusCode }) => statusCode === 200)).toBe(true);
  await app.close();
});
