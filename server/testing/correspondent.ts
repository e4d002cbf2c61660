import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { ChatMessage } from "@nakamatch/contract/endpoints/chats/conversations";
import {
  type ClientEvents,
  REALTIME_PATH,
  type ReactionChange,
  type ServerEvents,
} from "@nakamatch/contract/events/realtime";
import type { Reaction } from "@nakamatch/contract/schemas/reactions";
import { MESSAGE_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { REACTIONS, type ReactionCode } from "@nakamatch/contract/vocabulary/reactions";
import { io, type Socket } from "socket.io-client";

const ANSWER_MS = 5000;
const RETRY_MS = 20;

/** A browser in one chat, with failover to another server. */
export interface Correspondent {
  /** Ids of acknowledged messages, in order of writing. */
  acknowledged: readonly string[];
  /** What was acknowledged besides, by message; a lively one alone does such things. */
  done: { quoted: Map<string, string>; reacted: Map<string, ReactionCode>; takenBack: Set<string> };
  /** Ids on the screen, oldest first. */
  shown(): string[];
  /** The messages of `shown`. */
  screen: ReadonlyMap<string, ChatMessage>;
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
  /** Quotes, reacts and takes back too. */
  isLively?: boolean;
}

export function openCorrespondent(settings: CorrespondentSettings): Correspondent {
  const { cookie, chatId, origin, servers, isLively } = settings;
  const headers = { cookie, origin, "content-type": "application/json" };
  const acknowledged: string[] = [];
  const done: Correspondent["done"] = { quoted: new Map(), reacted: new Map(), takenBack: new Set() };
  const screen = new Map<string, ChatMessage>();
  const closing = new AbortController();
  let isWriting = false;
  let writing = Promise.resolve();
  let socket: Socket<ServerEvents, ClientEvents> | undefined;
  let tries = 0;

  const server = () => servers()[tries % servers().length] ?? "";

  /** Tries the servers in turn until success. */
  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer | null> {
    while (!closing.signal.aborted) {
      const response = await fetch(`${server()}/api/v1/chats/${chatId}/messages${path}`, {
        method,
        headers,
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.any([AbortSignal.timeout(ANSWER_MS), closing.signal]),
      }).catch(() => null);
      if (response?.ok) {
        // A killed server may leave half a response.
        const answer = await response.json().catch(() => null);
        if (answer !== null) return answer as Answer;
      } else if (response && response.status < 500) throw new Refusal(await response.text());
      tries += 1;
      await wait(RETRY_MS);
    }
    return null;
  }

  async function writeUntilStopped(): Promise<void> {
    while (isWriting) {
      const number = acknowledged.length;
      const others = isLively ? latestOfOther() : undefined;
      const quotedId = number % 3 === 0 ? others?.id : undefined;
      const message = await call<ChatMessage>("POST", "", { id: newId(), message: `Message ${number}`, quotedId });
      if (!message) return;
      acknowledged.push(message.id);
      if (quotedId) done.quoted.set(message.id, quotedId);
      show(message);
      if (others) await react(others.id, REACTIONS[number % REACTIONS.length] ?? "heart");
      if (isLively && number % 4 === 0) await takeBack(message.id);
    }
  }

  async function react(messageId: string, code: ReactionCode): Promise<void> {
    const reaction = await call<Reaction>("PUT", `/${messageId}/reaction`, { code }).catch(allowTakenBack);
    if (!reaction) return;
    done.reacted.set(messageId, code);
    showReaction({ chatId, messageId, reaction });
  }

  async function takeBack(id: string): Promise<void> {
    const message = await call<ChatMessage>("DELETE", `/${id}`);
    if (!message) return;
    done.takenBack.add(id);
    show(message);
  }

  function latestOfOther(): ChatMessage | undefined {
    const own = new Set(acknowledged);
    return [...screen.values()].sort(bySending).findLast(({ id, isTakenBack }) => !own.has(id) && !isTakenBack);
  }

  /** What was taken back stays so, and an earlier reaction replaces no later one. */
  function show(message: ChatMessage): void {
    const before = screen.get(message.id);
    if (before?.isTakenBack && !message.isTakenBack) return;
    screen.set(message.id, { ...message, ...laterReaction(message, before) });
    if (!message.isTakenBack) return;
    for (const each of screen.values()) {
      if (each.quoted?.id === message.id)
        screen.set(each.id, { ...each, quoted: { ...each.quoted, isTakenBack: true } });
    }
  }

  function showReaction({ messageId, reaction }: ReactionChange): void {
    const message = screen.get(messageId);
    if (message && !message.isTakenBack) screen.set(messageId, { ...message, ...laterReaction({ reaction }, message) });
  }

  /** Fetches messages newer than `known`. */
  async function fetchMissed(known: ReadonlySet<string>): Promise<void> {
    let before = "";
    for (;;) {
      const query = `?limit=${MESSAGE_PAGE}${before}`;
      const page = await call<{ messages: ChatMessage[]; hasMore: boolean }>("GET", query);
      for (const message of page?.messages ?? []) show(message);
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
    mine.on("message.created", show);
    mine.on("message.updated", show);
    mine.on("message.reacted", showReaction);
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
    done,
    screen,
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

/** The server's answer to a call that must not be repeated. */
class Refusal extends Error {}

/** The message was taken back meanwhile. */
function allowTakenBack(thrown: unknown): null {
  if (thrown instanceof Refusal && thrown.message.includes("MESSAGE_REFUSED")) return null;
  throw thrown;
}

function laterReaction(one: Pick<ChatMessage, "reaction">, other: Pick<ChatMessage, "reaction"> | undefined) {
  const { reaction } = (one.reaction?.changedAt ?? "") >= (other?.reaction?.changedAt ?? "") ? one : (other ?? one);
  return reaction ? { reaction } : {};
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
