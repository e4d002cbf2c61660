import { type ClientEvents, REALTIME_PATH, type ServerEvents } from "@nakamatch/contract/events/realtime";
import { useEffect, useEffectEvent } from "react";
import type { Socket } from "socket.io-client";
import { type Backoff, createBackoff } from "./backoff.ts";
import { log } from "./log.ts";
import { endSession, readSession, refreshSession, subscribeSession, untilFresh } from "./session-store.ts";

/** Connection options. `tryAllTransports`: falls back to long polling where a proxy refuses web sockets. */
export const CONNECTION = {
  path: REALTIME_PATH,
  transports: ["websocket", "polling"],
  tryAllTransports: true,
};

/** How long to wait after a refusal, in milliseconds: many tabs behind one address share its limits. */
const REFUSED = { firstMs: 3000, mostMs: 60_000 };

type EventName = keyof ServerEvents;
type Handler<Name extends EventName> = ServerEvents[Name];

const handlers = new Map<EventName, Set<(payload: never) => void>>();
const missed = new Set<() => void>();

let socket: Socket<ServerEvents, ClientEvents> | null = null;
/** The user of the connection. */
let owner: string | null = null;
/** How many connections have been closed: a library that finishes loading for an earlier one is too late. */
let closed = 0;

/**
 * Holds one connection while somebody is signed in, and none otherwise. The library is loaded when it is first needed. When
 * the server says that the person was banned, the session ends (OPEN-74). Returns a function that stops it.
 */
export function followSession(): () => void {
  const follow = () => {
    const id = readSession().user?.id ?? null;
    if (id === owner) return;
    close();
    owner = id;
    if (id) void open();
  };
  follow();
  const unsubscribe = subscribeSession(follow);
  const unlisten = listen("account.banned", ({ reason, bannedUntil }) =>
    endSession({ ban: { reason, until: bannedUntil } }),
  );
  return () => {
    unlisten();
    unsubscribe();
    close();
    owner = null;
  };
}

/** Calls `handler` at each event of this name while the component lives. The handler may change at each render. */
export function useRealtime<Name extends EventName>(event: Name, handler: Handler<Name>): void {
  const latest = useEffectEvent(handler as (payload: never) => void);
  useEffect(() => listen(event, ((payload: never) => latest(payload)) as Handler<Name>), [event]);
}

/** Calls `handler` at each event of this name. Returns a function that stops it. */
function listen<Name extends EventName>(event: Name, handler: Handler<Name>): () => void {
  const set = handlers.get(event) ?? new Set();
  handlers.set(event, set.add(handler as (payload: never) => void));
  return () => {
    set.delete(handler as (payload: never) => void);
  };
}

/**
 * Calls `listener` when events may have been missed, so that it fetches again: once connected, as screens are filled before that;
 * after a reconnect; and when the server says so.
 */
export function onEventsMissed(listener: () => void): () => void {
  missed.add(listener);
  return () => missed.delete(listener);
}

/** `onEventsMissed` for a component. */
export function useEventsMissed(handler: () => void): void {
  const latest = useEffectEvent(handler);
  useEffect(() => onEventsMissed(() => latest()), []);
}

/** Sends an event to the server; without a connection it is dropped. */
export function tellServer<Name extends keyof ClientEvents>(
  event: Name,
  ...args: Parameters<ClientEvents[Name]>
): void {
  socket?.volatile.emit(event, ...args);
}

async function open(): Promise<void> {
  const before = closed;
  const isWanted = () => closed === before;
  const backoff = createBackoff(REFUSED);
  const [io] = await Promise.all([loadLibrary(backoff, isWanted), untilFresh()]);
  if (!io || !isWanted()) return;
  backoff.reset();
  const mine: Socket<ServerEvents, ClientEvents> = io(CONNECTION);
  socket = mine;
  /** Socket.IO does not reconnect by itself after a refusal or a disconnect by the server. */
  const tryLater = () =>
    setTimeout(() => {
      if (isWanted() && !mine.connected) mine.connect();
    }, backoff.next());
  const fetchAgain = () => {
    for (const listener of [...missed]) listener();
  };
  mine.on("connect", () => {
    backoff.reset();
    fetchAgain();
  });
  mine.on("disconnect", (reason) => {
    // The server disconnected us: the session may have ended. If not, reconnect.
    if (reason === "io server disconnect") void refreshSession().then(tryLater);
  });
  mine.on("connect_error", (error: Error & { data?: { code?: string } }) => {
    // `active` means that Socket.IO retries by itself; otherwise the server has refused the connection.
    if (mine.active) return;
    if (error.data?.code === "SESSION_MISSING") void refreshSession().then(tryLater);
    else tryLater();
  });
  mine.onAny((event: EventName, payload: unknown) => {
    if (event === "events.missed") fetchAgain();
    for (const handler of [...(handlers.get(event) ?? [])]) handler(payload as never);
  });
}

/** The library, tried again until its file arrives; null when it is not wanted any more. */
async function loadLibrary(backoff: Backoff, isWanted: () => boolean) {
  while (isWanted()) {
    try {
      const { io } = await import("socket.io-client");
      return io;
    } catch (error) {
      log.error("The library for live events could not be fetched", error);
      await new Promise((resolve) => setTimeout(resolve, backoff.next()));
    }
  }
  return null;
}

function close(): void {
  closed += 1;
  socket?.disconnect();
  socket?.removeAllListeners();
  socket = null;
}
