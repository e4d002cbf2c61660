import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** PostgreSQL's AuthenticationOk and ReadyForQuery. */
const GREETING = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** Accepts clients like PostgreSQL, then never responds. */
export interface SilentDatabase {
  /** For `DATABASE_URL`. */
  url: string;
  /** All so far. */
  connections: readonly Socket[];
  close(): void;
}

export async function openSilentDatabase(): Promise<SilentDatabase> {
  const connections: Socket[] = [];
  const server = createServer((socket) => {
    connections.push(socket);
    socket.once("data", () => socket.write(GREETING));
    socket.on("data", () => {});
    socket.on("error", () => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/none`,
    connections,
    close() {
      for (const connection of connections) connection.destroy();
      server.close();
    },
  };
}
