import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { ChatMessage } from "@nakamatch/contract/endpoints/chats/conversations";
import { type ClientEvents, REALTIME_PATH, type ServerEvents } from "@nakamatch/contract/events/realtime";
import { MESSAGE_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { io, type Socket } from "socket.io-client";

const ANSWER_MS = 5000;
const RETRY_MS = 20;

/** A browser in one chat, with failover to another server. */
export interface Correspondent {
  /** Ids of acknowledged messages, in order of writing. */
  acknowledged: readonly string[];
  /** Ids on the screen, oldest first. */
  shown(): string[];
  /** Writes messages one after another, retrying each with the same id until acknowledged. */
  write(): void;
  stop(): Promise<void>;
  close(): Promise<void>;
}

export interface CorrespondentSettings {
  cookie: string;
  chatId: string;
  origin: string;
  /** Running servers, preferred one first. */
  servers: () => readonly string[];
}

export function openCorrespondent({ cookie, chatId, origin, servers }: CorrespondentSettings): Correspondent {
  const headers = { cookie, origin, "content-type": "application/json" };
  const acknowledged: string[] = [];
  const screen = new Map<string, ChatMessage>();
  const closing = new AbortController();
  let isWriting = false;
  let writing = Promise.resolve();
  let socket: Socket<ServerEvents, ClientEvents> | undefined;
  let tries = 0;

  const server = () => servers()[tries % servers().length] ?? "";

  /** Tries the servers in turn until success. */
  async function call<Answer>(method: string, query: string, body?: object): Promise<Answer | null> {
    while (!closing.signal.aborted) {
      const response = await fetch(`${server()}/api/v1/chats/${chatId}/messages${query}`, {
        method,
        headers,
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.any([AbortSignal.timeout(ANSWER_MS), closing.signal]),
      }).catch(() => null);
      if (response?.ok) {
        // A killed server may leave half a response.
        const answer = await response.json().catch(() => null);
        if (answer !== null) return answer as Answer;
      } else if (response && response.status < 500) throw new Error(`${response.status}: ${await response.text()}`);
      tries += 1;
      await wait(RETRY_MS);
    }
    return null;
  }

  async function writeUntilStopped(): Promise<void> {
    while (isWriting) {
      const id = newId();
      const message = await call<ChatMessage>("POST", "", { id, message: `Message ${acknowledged.length}` });
      if (!message) return;
      acknowledged.push(message.id);
      screen.set(message.id, message);
    }
  }

  /** Fetches messages newer than `known`. */
  async function fetchMissed(known: ReadonlySet<string>): Promise<void> {
    let before = "";
    for (;;) {
      const query = `?limit=${MESSAGE_PAGE}${before}`;
      const page = await call<{ messages: ChatMessage[]; hasMore: boolean }>("GET", query);
      for (const message of page?.messages ?? []) screen.set(message.id, message);
      if (!page?.hasMore || page.messages.every(({ id }) => known.has(id))) return;
      before = `&before=${page.messages.at(-1)?.id}`;
    }
  }

  function connect(): void {
    if (closing.signal.aborted) return;
    const again = () => void wait(RETRY_MS).then(connect);
    if (server() === "") return again();
    const known = new Set(screen.keys());
    const mine: NonNullable<typeof socket> = io(server(), {
      path: REALTIME_PATH,
      transports: ["websocket"],
      reconnection: false,
      forceNew: true,
      extraHeaders: { cookie, origin },
    });
    socket = mine;
    mine.on("message.created", (message) => screen.set(message.id, message));
    mine.on("connect", () => void fetchMissed(known));
    // Any number may be missing, so fetch all.
    mine.on("events.missed", () => void fetchMissed(new Set()));
    mine.on("disconnect", again);
    mine.on("connect_error", () => {
      tries += 1;
      again();
    });
  }

  const stop = async () => {
    isWriting = false;
    await writing;
  };
  connect();
  return {
    acknowledged,
    shown: () => [...screen.values()].sort(bySending).map(({ id }) => id),
    write() {
      isWriting = true;
      writing = writeUntilStopped();
    },
    stop,
    async close() {
      isWriting = false;
      closing.abort();
      socket?.disconnect();
      await writing.catch(() => {});
    },
  };
}

/** Sorts like browsers. */
function bySending(one: ChatMessage, other: ChatMessage): number {
  return Date.parse(one.sentAt) - Date.parse(other.sentAt) || (one.id < other.id ? -1 : 1);
}

/** Returns a UUID of version 7, like browsers. */
function newId(): string {
  const time = Date.now().toString(16).padStart(12, "0");
  const random = randomBytes(10).toString("hex");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6, 18)}`;
}
