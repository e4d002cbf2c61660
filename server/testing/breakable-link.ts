import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy to a real server that a test can break. */
export interface BreakableLink {
  /** The server's address through this proxy. */
  url: string;
  /** Closes all connections and accepts no new ones. */
  cut(): Promise<void>;
  /** Stops forwarding in both directions; connections stay open. */
  stall(): void;
  /** Closes the next connection that sends this text. */
  cutOnce(text: string): void;
  /** Forwards again, on the same port. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a link to the server at `target`, such as `redis://127.0.0.1:6379`. */
export async function openBreakableLink(target: string): Promise<BreakableLink> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isStalled = false;
  let cutText: string | undefined;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.on("data", (sent) => {
      if (cutText === undefined || !sent.includes(cutText)) return;
      cutText = undefined;
      far.destroy();
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
      if (isStalled) socket.unpipe();
    }
  });
  const listen = async (at: number) => {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const ownPort = await listen(0);
  const url = new URL(target);
  url.host = `127.0.0.1:${ownPort}`;

  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: url.href,
    cut,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.unpipe();
    },
    cutOnce(text) {
      cutText = text;
    },
    async restore() {
      // Closed, as withheld data would arrive in any order.
      if (isStalled) for (const socket of sockets) socket.destroy();
      isStalled = false;
      if (!server.listening) await listen(ownPort);
    },
    close: cut,
  };
}
