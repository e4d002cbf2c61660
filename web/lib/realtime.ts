import { type ClientEvents, REALTIME_PATH, type ServerEvents } from "@nakamatch/contract/events/realtime";
import { useEffect, useEffectEvent } from "react";
import type { Socket } from "socket.io-client";
import { createBackoff } from "./backoff.ts";
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
const reconnected = new Set<() => void>();

let socket: Socket<ServerEvents, ClientEvents> | null = null;
/** The user of the connection; a library that finishes loading for another one is too late. */
let owner: string | null = null;

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
    if (id) void open(id);
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

/** Calls `listener` after a reconnect, and when the server says so: events sent in between are lost, so fetch again. */
export function onReconnect(listener: () => void): () => void {
  reconnected.add(listener);
  return () => reconnected.delete(listener);
}

/** `onReconnect` for a component. */
export function useReconnect(handler: () => void): void {
  const latest = useEffectEvent(handler);
  useEffect(() => onReconnect(() => latest()), []);
}

/** Sends an event to the server; without a connection it is dropped. */
export function tellServer<Name extends keyof ClientEvents>(
  event: Name,
  ...args: Parameters<ClientEvents[Name]>
): void {
  socket?.volatile.emit(event, ...args);
}

async function open(id: string): Promise<void> {
  const [{ io }] = await Promise.all([import("socket.io-client"), untilFresh()]);
  if (owner !== id) return;
  const mine: Socket<ServerEvents, ClientEvents> = io(CONNECTION);
  socket = mine;
  let before = false;
  const backoff = createBackoff(REFUSED);
  /** Socket.IO does not reconnect by itself after a refusal or a disconnect by the server. */
  const tryLater = () =>
    setTimeout(() => {
      if (owner === id && socket === mine && !mine.connected) mine.connect();
    }, backoff.next());
  const fetchAgain = () => {
    for (const listener of [...reconnected]) listener();
  };
  mine.on("connect", () => {
    backoff.reset();
    // Connection state recovery has already delivered the missed events.
    if (before && !mine.recovered) fetchAgain();
    before = true;
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

function close(): void {
  socket?.disconnect();
  socket?.removeAllListeners();
  socket = null;
}
