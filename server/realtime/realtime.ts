import type { Server as HttpServer, IncomingMessage } from "node:http";
import type { ErrorCode } from "@nakamatch/contract/errors";
import { REALTIME_PATH } from "@nakamatch/contract/events/realtime";
import { Server } from "socket.io";
import { z } from "zod";
import { AppError } from "../platform/app-error.ts";
import type { SessionGate } from "../platform/auth/session-gate.ts";
import { clientAddress, clientNetwork } from "../platform/client-address.ts";
import { isDatabaseAway } from "../platform/database/away.ts";
import type { Db } from "../platform/database/open.ts";
import type { Limiter } from "../platform/limits/limiter.ts";
import type { Log } from "../platform/log.ts";
import { createOutage } from "../platform/outage.ts";
import type { HostCheck } from "../platform/own-host.ts";
import { readOpenSessions } from "./open-sessions.ts";
import { joinThroughRedis } from "./redis-adapter.ts";
import type { Connections, Delivery, ServerSocket, SocketOwner, SocketServer } from "./types.ts";

/** Most bytes of one client event; browsers send next to nothing. */
const MAX_PAYLOAD_BYTES = 4096;

/** A connection without a session is closed after this, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;

/** How often the sessions of open sockets are checked, in milliseconds: how long a socket may outlive its session. */
const RECHECK_MS = 30_000;

/**
 * Most sockets of one person per process: tabs and devices, with room to spare. The newest is refused: if the oldest were
 * closed, it would reconnect and the two would take turns forever.
 */
const MAX_SOCKETS_PER_PERSON = 20;

/** What `chat.typing` carries; a client can send anything. */
const typingSchema = z.object({ chatId: z.uuid().toLowerCase() });

export interface RealtimeSettings {
  gate: SessionGate;
  db: Db;
  /** Origins whose pages may connect, such as `https://nakamatch.example`. */
  allowedOrigins: readonly string[];
  /** Redis or Valkey that connects the sockets of several processes; without it, events stay within this process. */
  redisUrl?: string | undefined;
  log: Log;
  /** How many proxies are in front of the server. */
  trustedProxies: number;
  limiter: Limiter;
  /** Sent with every answer to a polling socket. */
  headers: Readonly<Record<string, string>>;
  /** Whose requests are answered; without it those for any host. */
  isOwnHost?: HostCheck | undefined;
}

export interface Realtime extends Delivery, Connections {
  /** Calls `handler`, which must not throw, for each client event that says that a person is active. */
  onActive(handler: (personId: string) => void): void;
  /** Calls `handler`, which must not throw, for each client event that says that a person is writing in a chat, given its id. */
  onTyping(handler: (personId: string, chatId: string) => void): void;
  /** Begins to take connections on the HTTP server, before or after that listens. */
  start(httpServer: HttpServer): Promise<void>;
  /** Disconnects all sockets of this process, which reconnect by themselves; the HTTP server stays open. */
  close(): Promise<void>;
}

/**
 * The socket server. A socket belongs to the person of its access token before it joins anything, and is in the rooms of
 * that person and session only: the server picks them, a browser can ask for none. Unknown client events are ignored, and too many of any
 * kind close the connection.
 *
 * Socket.IO's recovery of missed events is not used: it would run before the session is checked. Clients that reconnect
 * fetch.
 */
export function createRealtime({
  gate,
  db,
  allowedOrigins,
  redisUrl,
  log,
  trustedProxies,
  limiter,
  headers,
  isOwnHost = () => true,
}: RealtimeSettings): Realtime {
  const io: SocketServer = new Server({
    path: REALTIME_PATH,
    serveClient: false,
    maxHttpBufferSize: MAX_PAYLOAD_BYTES,
    connectTimeout: CONNECT_TIMEOUT_MS,
    allowRequest: (request, answer) => {
      mayConnect(request).then(
        (isAllowed) => answer(null, isAllowed && !isClosed),
        () => answer(null, false),
      );
    },
  });
  const activeHandlers: ((personId: string) => void)[] = [];
  const typingHandlers: ((personId: string, chatId: string) => void)[] = [];
  let leaveRedis: (() => Promise<void>) | undefined;
  let recheck: NodeJS.Timeout | undefined;
  let isClosed = false;
  const outage = createOutage(log, {
    away: "the sessions of open sockets cannot be checked",
    back: "the sessions of open sockets are checked again",
  });

  io.use(async (socket, next) => {
    try {
      const owner = await admit(socket);
      if (!owner) return next(refusal("SESSION_MISSING"));
      const { personId } = owner;
      const takeBack = await limiter.count("socketConnect", { member: personId });
      const open = io.of("/").adapter.rooms.get(roomOf(personId))?.size ?? 0;
      if (open >= MAX_SOCKETS_PER_PERSON) {
        // It tries again and again, which must not use up the person's limit.
        await takeBack();
        return next(refusal("TOO_MANY_REQUESTS"));
      }
      socket.data = owner;
      next();
    } catch (err) {
      if (err instanceof AppError) return next(refusal(err.code));
      const isAway = isDatabaseAway(err);
      log[isAway ? "debug" : "error"]({ err }, "a socket could not be admitted");
      next(refusal(isAway ? "UNAVAILABLE" : "INTERNAL"));
    }
  });

  io.on("connection", (socket) => {
    const { personId, sessionId } = socket.data;
    void socket.join([roomOf(personId), sessionRoomOf(sessionId)]);
    // The person may have been disconnected since they were admitted and before they joined their room.
    void dropEndedSessions([socket]);
    socket.use((_event, next) => {
      limiter.count("socketEvent", { socket: socket.id }).then(
        () => next(),
        () => socket.disconnect(true),
      );
    });
    socket.on("presence.active", () => {
      for (const handler of activeHandlers) handler(personId);
    });
    socket.on("chat.typing", (event: unknown) => {
      const { data } = typingSchema.safeParse(event);
      if (data) for (const handler of typingHandlers) handler(personId, data.chatId);
    });
  });

  io.on("isConnected", (personId, answer) => answer(isHere(personId)));

  /** Whether a person is connected to this process. */
  function isHere(personId: string): boolean {
    return io.of("/").adapter.rooms.has(roomOf(personId));
  }

  /** Whether a request is for our host, comes from a page of ours and its network has not connected too often. */
  async function mayConnect(request: IncomingMessage): Promise<boolean> {
    if (!isOwnHost(request) || !comesFrom(request, allowedOrigins)) return false;
    const address = clientNetwork(clientAddress(request, trustedProxies));
    await limiter.count("socketConnect", { address });
    return true;
  }

  async function admit(socket: ServerSocket): Promise<SocketOwner | undefined> {
    const actor = await gate.admit(socket.handshake.headers);
    return actor && { personId: actor.id, sessionId: actor.sessionId };
  }

  /** Disconnects the sockets whose session has ended or expired, or whose person is banned. One query for all. */
  async function dropEndedSessions(sockets: ServerSocket[]): Promise<void> {
    // Without sockets there is no query, and so no news of the database.
    if (sockets.length === 0) return;
    try {
      const open = await readOpenSessions(db, [...new Set(sockets.map(({ data }) => data.sessionId))]);
      for (const socket of sockets) if (!open.has(socket.data.sessionId)) socket.disconnect(true);
      outage.isBack();
    } catch (error) {
      outage.isAway(error);
    }
  }

  return {
    emitTo(personIds, event, payload) {
      if (personIds.length === 0) return;
      // This method's own type has matched the payload with the event; `emit` cannot follow that.
      const screens: { emit(event: string, payload: unknown): boolean } = io.to(personIds.map(roomOf));
      screens.emit(event, payload);
    },
    disconnectPerson(personId) {
      io.in(roomOf(personId)).disconnectSockets(true);
    },
    disconnectSession(sessionId) {
      io.in(sessionRoomOf(sessionId)).disconnectSockets(true);
    },
    async isConnected(personId) {
      if (isHere(personId)) return true;
      if (redisUrl === undefined) return false;
      // Of the others those count that have answered in time.
      const answers = await io
        .serverSideEmitWithAck("isConnected", personId)
        .catch((late: Error & { responses?: boolean[] }) => late.responses ?? []);
      return answers.includes(true);
    },
    onActive(handler) {
      activeHandlers.push(handler);
    },
    onTyping(handler) {
      typingHandlers.push(handler);
    },
    async start(httpServer) {
      if (redisUrl !== undefined) leaveRedis = await joinThroughRedis(io, redisUrl, log);
      io.attach(httpServer);
      // Before the socket server answers; it has taken its own path from the app's listeners.
      httpServer.prependListener("request", ({ url }, response) => {
        if (url?.startsWith(`${REALTIME_PATH}/`)) response.setHeaders(new Map(Object.entries(headers)));
      });
      recheck = setInterval(() => void dropEndedSessions([...io.of("/").sockets.values()]), RECHECK_MS).unref();
    },
    async close() {
      clearInterval(recheck);
      // Disconnected sockets reconnect at once, and would keep the HTTP server from closing.
      isClosed = true;
      // Not `io.close()`, which would close the HTTP server too.
      await io.of("/").adapter.close();
      io.engine?.close();
      await leaveRedis?.();
    },
  };
}

/** The room of all sockets of a person, where events for them go. */
function roomOf(personId: string): string {
  return `person:${personId}`;
}

/** The room of the sockets of one session, which end with it. */
function sessionRoomOf(sessionId: string): string {
  return `session:${sessionId}`;
}

/** Browsers send the page's origin with every socket and with every request to another server; programs need not. */
function comesFrom({ headers }: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  return headers.origin === undefined || allowedOrigins.includes(headers.origin);
}

/** The error that the browser receives as `connect_error`, its code in `data`. */
function refusal(code: ErrorCode): Error {
  return Object.assign(new Error(code), { data: { code } });
}
