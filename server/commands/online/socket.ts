import { rmSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { ConfigError } from "../../platform/config/config.ts";
import type { Database } from "../../platform/database/open.ts";
import type { Log } from "../../platform/log.ts";
import type { CommandResult } from "../run-command.ts";
import { ONLINE_COMMANDS, type OnlineCommandName } from "./commands.ts";

/** Only the user of the installation may connect, who could read the database's files as well. */
const SOCKET_UMASK = 0o177;

/** Milliseconds; a client that sends nothing is disconnected. */
const IDLE_MS = 60_000;

const requestSchema = z.object({
  command: z.enum(Object.keys(ONLINE_COMMANDS) as OnlineCommandName[]),
  args: z.array(z.string().max(2000)).max(20),
});
const responseSchema = z.union([
  z.object({ text: z.string(), hasFailed: z.boolean().optional() }),
  z.object({ error: z.string() }),
]);

const socketOf = (dataDir: string) => join(dataDir, "commands.sock");

/**
 * Runs commands for `askServer` on the embedded database: one JSON request and response per connection. A server
 * without the socket works too: its commands need it to be stopped.
 */
export async function serveCommands(
  dataDir: string,
  database: Database,
  log: Log,
): Promise<{ close: () => Promise<void> }> {
  const path = socketOf(dataDir);
  const running = new Set<Promise<void>>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const answering = answer(socket, database, log).finally(() => running.delete(answering));
    running.add(answering);
  });
  try {
    // Left by a killed process; the directory's lock says that no other has it.
    rmSync(path, { force: true });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).once("listening", resolve);
      const before = process.umask(SOCKET_UMASK);
      // Binds at once, in the same task.
      server.listen(path);
      process.umask(before);
    });
  } catch (err) {
    log.warn({ err }, "the socket for commands cannot be opened: stop the server before commands");
    return { close: async () => {} };
  }
  server.on("error", (err) => log.warn({ err }, "the socket for commands failed"));
  return {
    close: async () => {
      server.close();
      await Promise.all(running);
    },
  };
}

async function answer(socket: Socket, database: Database, log: Log): Promise<void> {
  socket.setTimeout(IDLE_MS, () => socket.destroy());
  try {
    const { command, args } = requestSchema.parse(JSON.parse(await text(socket)));
    socket.setTimeout(0);
    socket.end(JSON.stringify(await run(command, args, database, log)));
  } catch (err) {
    log.debug({ err }, "a request for a command cannot be read");
    socket.destroy();
  }
}

async function run(
  command: OnlineCommandName,
  args: string[],
  database: Database,
  log: Log,
): Promise<z.infer<typeof responseSchema>> {
  try {
    return await ONLINE_COMMANDS[command](args)(database);
  } catch (err) {
    if (err instanceof ConfigError) return { error: err.message };
    log.error({ err, command }, "a command failed");
    return { error: "The command failed in the running server, whose log says why." };
  }
}

/**
 * Asks the server that has the embedded database open; undefined if none listens.
 *
 * @throws {ConfigError} with the server's words if the command failed
 */
export async function askServer(
  dataDir: string,
  command: OnlineCommandName,
  args: string[],
): Promise<CommandResult | undefined> {
  const socket = createConnection({ path: socketOf(dataDir), allowHalfOpen: true });
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  });
  if (!isOpen) return undefined;
  socket.end(JSON.stringify({ command, args }));
  const received = await text(socket).catch(() => "");
  if (received === "") throw new ConfigError("The running server did not answer; its log says more.");
  const response = responseSchema.parse(JSON.parse(received));
  if ("error" in response) throw new ConfigError(response.error);
  const { text: printed, hasFailed = false } = response;
  return { text: printed, hasFailed };
}
