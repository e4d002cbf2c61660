import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import fastify from "fastify";
import { expect, it, onTestFinished, vi } from "vitest";
import { closeGently } from "./close-gently.ts";

it("a stopping server waits five seconds for a web socket whose client has gone silent", async () => {
  const app = fastify();
  let upgraded: Socket | undefined;
  app.server.on("upgrade", (_request, socket) => {
    upgraded = socket as Socket;
    socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const client = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => {
    client.destroy();
    upgraded?.destroy();
  });
  client.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  await once(client, "data");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const closed = closeGently(app);
  await expect.poll(() => app.server.listening).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  await closed;
});
