// @vitest-environment node
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { io } from "socket.io-client";
import { expect, test } from "vitest";
import { CONNECTION } from "./live-connection.ts";

/** A server behind a proxy that refuses web sockets: only HTTP long polling gets through. */
async function withoutWebSockets() {
  let poll: ServerResponse | null = null;
  let isWanted = false;
  const answer = () => {
    if (!poll || !isWanted) return;
    poll.end(`40${JSON.stringify({ sid: "connection" })}`);
    isWanted = false;
  };
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (request.method === "POST") {
      response.end("ok");
      // The only packet that the client sends: connect.
      isWanted = true;
      answer();
    } else if (searchParams.has("sid")) {
      poll = response;
      answer();
    } else {
      const handshake = {
        sid: "session",
        upgrades: [],
        pingInterval: 25_000,
        pingTimeout: 20_000,
        maxPayload: 1_000_000,
      };
      response.end(`0${JSON.stringify(handshake)}`);
    }
  });
  server.on("upgrade", (_request, socket) => socket.end("HTTP/1.1 403 Forbidden\r\n\r\n"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test("where web sockets are refused, the live connection uses long polling", async () => {
  const { server, address } = await withoutWebSockets();
  const socket = io(address, { ...CONNECTION, reconnection: false });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.on("connect", resolve);
      socket.on("connect_error", reject);
    });
    expect(socket.io.engine.transport.name).toBe("polling");
  } finally {
    socket.disconnect();
    server.closeAllConnections();
    server.close();
  }
});
