import { type ClientEvents, REALTIME_PATH, type ServerEvents } from "@nakamatch/contract/events/realtime";
import type { Socket } from "socket.io-client";
import { createBackoff } from "./backoff.ts";
import { log } from "./log.ts";
import type { SessionStore } from "./session-store.ts";

/** `tryAllTransports`: falls back to long polling behind proxies without web sockets. */
const CONNECTION = {
  path: REALTIME_PATH,
  transports: ["websocket", "polling"],
  tryAllTransports: true,
};

/** After a refusal: tabs behind one address share limits. */
const REFUSED = { firstMs: 3000, mostMs: 60_000 };

type EventName = keyof ServerEvents;
type LiveSocket = Socket<ServerEvents, ClientEvents>;

/** Loads the library. */
export type LoadSocket = () => Promise<(options: typeof CONNECTION) => LiveSocket>;

const loadSocketIo: LoadSocket = async () => (await import("socket.io-client")).io;

/** Live events for the signed-in person. */
export class LiveConnection {
  readonly #handlers = new Map<EventName, Set<(payload: never) => void>>();
  readonly #session: SessionStore;
  readonly #load: LoadSocket;
  #socket: LiveSocket | null = null;
  #owner: string | null = null;
  /** Detects a library that loads too late. */
  #closed = 0;
  #stop: (() => void) | null = null;

  constructor(session: SessionStore, load = loadSocketIo) {
    this.#session = session;
    this.#load = load;
  }

  /** Connects while signed in. A ban reported by the server ends the session (OPEN-74). */
  start(): void {
    this.stop();
    const reconnect = () => {
      const id = this.#session.read().user?.id ?? null;
      if (id === this.#owner) return;
      this.#close();
      this.#owner = id;
      if (id) void this.#open();
    };
    reconnect();
    const unsubscribe = this.#session.subscribe(reconnect);
    const unlisten = [
      this.listen("account.banned", ({ reason, bannedUntil: until, banToken = null }) =>
        this.#session.end({ ban: { reason, until, banToken } }),
      ),
      this.listen("session.ended", ({ because }) => this.#session.expectEnd(because)),
    ];
    this.#stop = () => {
      for (const each of unlisten) each();
      unsubscribe();
      this.#close();
      this.#owner = null;
      this.#stop = null;
    };
  }

  stop(): void {
    this.#stop?.();
  }

  /**
   * Subscribes; returns the unsubscribe function. `events.missed` also fires on each connect, as screens load before
   * it.
   */
  listen<Name extends EventName>(event: Name, handler: ServerEvents[Name]): () => void {
    const set = this.#handlers.get(event) ?? new Set();
    this.#handlers.set(event, set.add(handler as (payload: never) => void));
    return () => {
      set.delete(handler as (payload: never) => void);
    };
  }

  /** Sends an event; dropped while disconnected. */
  tell<Name extends keyof ClientEvents>(event: Name, ...args: Parameters<ClientEvents[Name]>): void {
    this.#socket?.volatile.emit(event, ...args);
  }

  async #open(): Promise<void> {
    const before = this.#closed;
    const isWanted = () => this.#closed === before;
    const backoff = createBackoff(REFUSED);
    const [io] = await Promise.all([this.#loadLibrary(backoff.next, isWanted), this.#session.untilFresh()]);
    if (!io || !isWanted()) return;
    backoff.reset();
    const mine = io(CONNECTION);
    this.#socket = mine;
    /** Socket.IO does not reconnect after a refusal or a disconnect by the server. */
    const tryLater = () =>
      setTimeout(() => {
        if (isWanted() && !mine.connected) mine.connect();
      }, backoff.next());
    mine.on("connect", () => {
      backoff.reset();
      this.#handle("events.missed");
    });
    mine.on("disconnect", (reason) => {
      // Disconnected by the server: reconnect unless the session has ended.
      if (reason === "io server disconnect") void this.#session.refresh().then(tryLater);
    });
    mine.on("connect_error", (error: Error & { data?: { code?: string } }) => {
      // `active`: Socket.IO retries by itself; otherwise the server refused.
      if (mine.active) return;
      if (error.data?.code === "SESSION_MISSING") void this.#session.refresh().then(tryLater);
      else tryLater();
    });
    mine.onAny((event: EventName, payload: unknown) => this.#handle(event, payload));
  }

  #handle(event: EventName, payload?: unknown): void {
    for (const handler of [...(this.#handlers.get(event) ?? [])]) handler(payload as never);
  }

  /** Null if cancelled. */
  async #loadLibrary(nextWait: () => number, isWanted: () => boolean) {
    while (isWanted()) {
      try {
        return await this.#load();
      } catch (error) {
        log.error("The library for live events could not be fetched", error);
        await new Promise((resolve) => setTimeout(resolve, nextWait()));
      }
    }
    return null;
  }

  #close(): void {
    this.#closed += 1;
    this.#socket?.disconnect();
    this.#socket?.removeAllListeners();
    this.#socket = null;
  }
}
