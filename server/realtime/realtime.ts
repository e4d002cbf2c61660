import type { Server as HttpServer, IncomingMessage } from "node:http";
import type { ErrorCode } from "@nakamatch/contract/errors";
import { REALTIME_PATH } from "@nakamatch/contract/events/realtime";
import { Server } from "socket.io";
import type { SessionGate } from "../platform/auth/session-gate.ts";
import { isDatabaseAway } from "../platform/database/away.ts";
import type { Db } from "../platform/database/open.ts";
import type { Log } from "../platform/log.ts";
import { createOutage } from "../platform/outage.ts";
import { addressOf, visitorOf } from "../platform/visitor.ts";
import { readOpenSessions } from "./open-sessions.ts";
import { createRateLimit } from "./rate-limit.ts";
import { joinThroughRedis } from "./redis-adapter.ts";
import type { Connections, Delivery, ServerSocket, SocketOwner, SocketServer } from "./types.ts";

/** Most bytes of one thing a browser says; it has next to nothing to say. */
const MAX_PAYLOAD_BYTES = 4096;

/** A connection that has not shown a session after this is cut, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;

/** How long a socket may outlive its session, in milliseconds. */
const RECHECK_MS = 30_000;

/**
 * Most sockets of one person per process: tabs and devices, with room to spare. The newest is refused: were the oldest cut,
 * it would come back and the two would take turns for ever.
 */
const MAX_SOCKETS_PER_PERSON = 20;

/** Most things a socket may say; a well-behaved one says two or three a minute. */
const EVENT_LIMIT = { most: 20, windowMs: 10_000 };

/** Most tries to connect from one address, where many may live, and by one person. */
const ADDRESS_LIMIT = { most: 240, windowMs: 60_000 };
const PERSON_LIMIT = { most: 60, windowMs: 60_000 };

export interface RealtimeSettings {
  gate: SessionGate;
  db: Db;
  /** Origins whose pages may connect, such as `https://nakamatch.example`. */
  allowedOrigins: readonly string[];
  /** Redis or Valkey that connects the sockets of several processes; without it this process stands alone. */
  redisUrl?: string | undefined;
  log: Log;
  /** How many proxies stand before the server. */
  trustedProxies: number;
  /** Whether tries to connect are limited. */
  rateLimits: boolean;
  /** How often open sockets are asked whether their session still is, in milliseconds; 30 s unless a test is in a hurry. */
  recheckMs?: number;
}

export interface Realtime extends Delivery, Connections {
  /** Calls `handler`, which must not throw, whenever a person's screen says that they are active. */
  onActive(handler: (personId: string) => void): void;
  /** Begins to take connections on the HTTP server, before or after that listens. */
  start(httpServer: HttpServer): Promise<void>;
  /** Cuts off all sockets of this process and lets the HTTP server live. They try to come back by themselves. */
  close(): Promise<void>;
}

/**
 * The socket server. A socket belongs to the person behind its session cookie from before it joins anything, and is in
 * that person's room only: the server picks it, a browser can ask for none. Whatever else a browser sends is ignored, and
 * the connection cut when it is too much.
 *
 * Connections are not resumed with what they missed: that would happen before the session is asked for. Whoever comes
 * back fetches.
 */
export function createRealtime({
  gate,
  db,
  allowedOrigins,
  redisUrl,
  log,
  trustedProxies,
  rateLimits,
  recheckMs = RECHECK_MS,
}: RealtimeSettings): Realtime {
  const io: SocketServer = new Server({
    path: REALTIME_PATH,
    serveClient: false,
    maxHttpBufferSize: MAX_PAYLOAD_BYTES,
    connectTimeout: CONNECT_TIMEOUT_MS,
    allowRequest: (request, answer) => answer(null, !isClosed && comesFrom(request, allowedOrigins) && mayTry(request)),
  });
  const events = createRateLimit(EVENT_LIMIT);
  const byAddress = createRateLimit(ADDRESS_LIMIT);
  const byPerson = createRateLimit(PERSON_LIMIT);
  const activeHandlers: ((personId: string) => void)[] = [];
  let leaveRedis: (() => Promise<void>) | undefined;
  let recheck: NodeJS.Timeout | undefined;
  let isClosed = false;
  const outage = createOutage(log, {
    away: "open sockets cannot be asked for their sessions",
    back: "open sockets are asked for their sessions again",
  });

  io.use(async (socket, next) => {
    try {
      const owner = await admit(socket);
      if (!owner) return next(refusal("SESSION_MISSING"));
      const { personId } = owner;
      const open = io.of("/").adapter.rooms.get(roomOf(personId))?.size ?? 0;
      // Whoever waits for a free place tries again and again; that must not keep their other screens out.
      const mayEnter = open < MAX_SOCKETS_PER_PERSON && (!rateLimits || byPerson.allow(personId, Date.now()));
      if (!mayEnter) return next(refusal("TOO_MANY_REQUESTS"));
      socket.data = owner;
      next();
    } catch (err) {
      const isAway = isDatabaseAway(err);
      log[isAway ? "debug" : "error"]({ err }, "a socket could not be admitted");
      next(refusal(isAway ? "UNAVAILABLE" : "INTERNAL"));
    }
  });

  io.on("connection", (socket) => {
    const { personId } = socket.data;
    void socket.join(roomOf(personId));
    // Whoever was cut off between being admitted and being found in the room.
    void dropEndedSessions([socket]);
    socket.use((_event, next) => {
      if (events.allow(socket.id, Date.now())) next();
      else socket.disconnect(true);
    });
    socket.on("presence.active", () => {
      for (const handler of activeHandlers) handler(personId);
    });
  });

  /** Whether an address may try once more; asked before anything is looked up. */
  function mayTry(request: IncomingMessage): boolean {
    return !rateLimits || byAddress.allow(visitorOf(addressOf(request, trustedProxies)), Date.now());
  }

  async function admit(socket: ServerSocket): Promise<SocketOwner | undefined> {
    const actor = await gate.admit(socket.handshake.headers.cookie);
    return actor && { personId: actor.id, sessionId: actor.sessionId };
  }

  /** Cuts the sockets whose session has ended, expired, or whose person is banned. One query for all. */
  async function dropEndedSessions(sockets: ServerSocket[]): Promise<void> {
    // Without anybody to ask about, the database is not asked, and nothing is known of it.
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
      // Which payload goes with the event was checked by this method's own type; `emit` cannot follow that.
      const screens: { emit(event: string, payload: unknown): boolean } = io.to(personIds.map(roomOf));
      screens.emit(event, payload);
    },
    disconnectPerson(personId) {
      io.in(roomOf(personId)).disconnectSockets(true);
    },
    onActive(handler) {
      activeHandlers.push(handler);
    },
    async start(httpServer) {
      if (redisUrl !== undefined) leaveRedis = await joinThroughRedis(io, redisUrl, log);
      io.attach(httpServer);
      recheck = setInterval(() => void dropEndedSessions([...io.of("/").sockets.values()]), recheckMs).unref();
    },
    async close() {
      clearInterval(recheck);
      // Who is cut off comes back at once, and would keep the HTTP server from ending.
      isClosed = true;
      // Not `io.close()`, which would close the HTTP server too.
      await io.of("/").adapter.close();
      io.engine?.close();
      await leaveRedis?.();
    },
  };
}

/** The one room a socket is in. */
function roomOf(personId: string): string {
  return `person:${personId}`;
}

/** Browsers name the page's origin with every socket and with every request to a foreign server; programs need not. */
function comesFrom({ headers }: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  return headers.origin === undefined || allowedOrigins.includes(headers.origin);
}

/** The error that the browser receives as `connect_error`, its code in `data`. */
function refusal(code: ErrorCode): Error {
  return Object.assign(new Error(code), { data: { code } });
}
