import type { Server as HttpServer, IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { ErrorCode } from "@nakamatch/contract/errors";
import { REALTIME_PATH, type SessionEndReason } from "@nakamatch/contract/events/realtime";
import { Server } from "socket.io";
import { z } from "zod";
import { AppError } from "../platform/app-error.ts";
import type { SessionGate } from "../platform/auth/session-gate.ts";
import { clientAddress, clientNetwork } from "../platform/client-address.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import { isDatabaseAway } from "../platform/database/failure-kinds.ts";
import type { Db } from "../platform/database/open.ts";
import { createDatabaseOutage, type DatabaseOutage } from "../platform/database/outage.ts";
import type { Limiter } from "../platform/limits/limiter.ts";
import type { Log } from "../platform/log.ts";
import type { HostCheck } from "../platform/own-host.ts";
import { readOpenSessions } from "./open-sessions.ts";
import { joinThroughRedis } from "./redis-adapter.ts";
import type { Attention, Broadcast, Connections, Delivery, ServerSocket, SocketOwner, SocketServer } from "./types.ts";

/** Largest event of a client. */
const MAX_PAYLOAD_BYTES = 4096;

/** Connections that show no session by then are closed. */
const CONNECT_TIMEOUT_MS = 10_000;

/** How often sessions of open sockets are checked; a socket can outlive its session by this. */
const RECHECK_MS = 30_000;

/** Per process. Refuses the newest socket: if the oldest were closed, it would reconnect, and the two would alternate forever. */
const MAX_SOCKETS_PER_PERSON = 20;

/** Browsers in sight tell of activity every 30 s; somebody who reads acts more rarely. */
const LOOKING_MS = 90_000;

/** Other processes answer within milliseconds. The adapter would wait 5 s for one that is gone or does not know the question. */
const ANSWER_MS = 500;

const typingSchema = z.object({ chatId: z.uuid().toLowerCase() });

export interface RealtimeSettings {
  gate: SessionGate;
  db: Db;
  allowedOrigins: readonly string[];
  /** Without it, events stay within this process. */
  redisUrl?: string | undefined;
  log: Log;
  outage?: DatabaseOutage | undefined;
  trustedProxies: number;
  limiter: Limiter;
  /** For responses to polling sockets. */
  headers: Readonly<Record<string, string>>;
  /** Default: any host. */
  isOwnHost?: HostCheck | undefined;
  clock?: Clock | undefined;
}

export interface Realtime extends Delivery, Broadcast, Connections {
  /** `handler` must not throw. */
  onActive(handler: (personId: string) => void): void;
  /** `handler` must not throw. */
  onTyping(handler: (personId: string, chatId: string) => void): void;
  /** Accepts connections on the HTTP server, even one already listening. */
  start(httpServer: HttpServer): Promise<void>;
  /** Number of this process's admitted sockets. */
  openSockets(): number;
  /** Closes this process's sockets so that browsers reconnect to another process. Publishing continues. */
  closeSockets(): void;
  /** Call it after the last event: waits until other processes have received all. The HTTP server stays open. */
  close(): Promise<void>;
}

/**
 * Creates the socket server. The access token determines a socket's rooms: its person's and its session's. Unknown
 * client events are ignored; too many close the connection.
 *
 * Socket.IO's connection state recovery is off, as it would precede the session check. Clients refetch on reconnect.
 */
export function createRealtime({
  gate,
  db,
  allowedOrigins,
  redisUrl,
  log,
  outage = createDatabaseOutage(log),
  trustedProxies,
  limiter,
  headers,
  isOwnHost = () => true,
  clock = systemClock,
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

  io.use(async (socket, next) => {
    try {
      const owner = await admit(socket);
      if (!owner) return next(refusal("SESSION_MISSING"));
      const { personId } = owner;
      const takeBack = await limiter.count("socketConnect", { member: personId });
      const open = io.of("/").adapter.rooms.get(roomOf(personId))?.size ?? 0;
      if (open >= MAX_SOCKETS_PER_PERSON) {
        // Retries must not use up the person's limit.
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
    // The session may have ended between admission and joining the room.
    void dropEndedSessions([socket]);
    socket.use((_event, next) => {
      limiter.count("socketEvent", { socket: socket.id }).then(
        () => next(),
        () => socket.disconnect(true),
      );
    });
    socket.on("presence.active", () => {
      socket.data.activeAt = clock.now().getTime();
      for (const handler of activeHandlers) handler(personId);
    });
    socket.on("chat.typing", (event: unknown) => {
      const { data } = typingSchema.safeParse(event);
      if (data) for (const handler of typingHandlers) handler(personId, data.chatId);
    });
  });

  io.on("attention", (personId, withinMs, answer) => answer(attentionHere(personId, withinMs)));

  function attentionHere(personId: string, withinMs: number): Attention {
    const { adapter, sockets } = io.of("/");
    const ids = [...(adapter.rooms.get(roomOf(personId)) ?? [])];
    const now = clock.now().getTime();
    const isLooking = (id: string) => Math.abs(now - (sockets.get(id)?.data.activeAt ?? 0)) < withinMs;
    return ids.some(isLooking) ? "looking" : ids.length > 0 ? "idle" : "away";
  }

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

  /** Disconnects sockets with ended sessions or banned people, by one query. */
  async function dropEndedSessions(sockets: ServerSocket[]): Promise<void> {
    // Without a query, the outage's state is unknown.
    if (sockets.length === 0) return;
    try {
      const open = await readOpenSessions(db, [...new Set(sockets.map(({ data }) => data.sessionId))]);
      for (const socket of sockets) if (!open.has(socket.data.sessionId)) socket.disconnect(true);
      outage.answered();
    } catch (error) {
      if (isDatabaseAway(error)) outage.failed(error);
      else log.error({ err: error }, "the sessions of open sockets could not be checked");
    }
  }

  function disconnect(room: string, because?: SessionEndReason): void {
    if (because) io.to(room).emit("session.ended", { because });
    io.in(room).disconnectSockets(true);
  }

  function closeSockets(): void {
    clearInterval(recheck);
    // Otherwise sockets would reconnect at once and keep the HTTP server open.
    isClosed = true;
    // `io.close()` would close the HTTP server too.
    io.engine?.close();
  }

  return {
    emitTo(personIds, event, payload) {
      if (personIds.length === 0) return;
      // `emit` cannot relate the generic event to its payload; this method's signature does.
      const screens: { emit(event: string, payload: unknown): boolean } = io.to(personIds.map(roomOf));
      screens.emit(event, payload);
    },
    emitToAll(event, payload) {
      const screens: { emit(event: string, payload: unknown): boolean } = io;
      screens.emit(event, payload);
    },
    disconnectPerson: (personId, because) => disconnect(roomOf(personId), because),
    disconnectSession: (sessionId, because) => disconnect(sessionRoomOf(sessionId), because),
    async attentionOf(personId, withinMs = LOOKING_MS) {
      const here = attentionHere(personId, withinMs);
      if (here === "looking" || redisUrl === undefined) return here;
      const asked = io.serverSideEmitWithAck("attention", personId, withinMs).catch((): Attention[] => []);
      const others = await Promise.race([asked, sleep<Attention[]>(ANSWER_MS, [])]);
      const answers = [here, ...others];
      return (["looking", "idle"] as const).find((attention) => answers.includes(attention)) ?? "away";
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
      // Runs before Engine.IO, which hides its path from the app's listeners.
      httpServer.prependListener("request", ({ url }, response) => {
        if (url?.startsWith(`${REALTIME_PATH}/`)) response.setHeaders(new Map(Object.entries(headers)));
      });
      recheck = setInterval(() => void dropEndedSessions([...io.of("/").sockets.values()]), RECHECK_MS).unref();
    },
    openSockets: () => io.of("/").sockets.size,
    closeSockets,
    async close() {
      closeSockets();
      await io.of("/").adapter.close();
      await leaveRedis?.();
    },
  };
}

function roomOf(personId: string): string {
  return `person:${personId}`;
}

function sessionRoomOf(sessionId: string): string {
  return `session:${sessionId}`;
}

/** Browsers always send the origin of sockets and cross-origin requests; other clients may omit it. */
function comesFrom({ headers }: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  return headers.origin === undefined || allowedOrigins.includes(headers.origin);
}

/** The client receives it as `connect_error`. */
function refusal(code: ErrorCode): Error {
  return Object.assign(new Error(code), { data: { code } });
}
