import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { get } from "node:https";
import { type ClientEvents, REALTIME_PATH, type ServerEvents } from "@nakamatch/contract/events/realtime";
import { io, type Socket } from "socket.io-client";
import type { Mailbox } from "../../server/testing/mailbox.ts";
import { GOOD_PASSWORD, signUpInput } from "../../server/testing/sign-up.ts";
import { until } from "./compose.ts";

const SEEN_MS = 10_000;

/** A browser with cookies, at the public address. */
export interface Member {
  id: string;
  email: string;
  cookie: string;
  /** JSON, or bytes of a photo. @throws unless the answer is a success */
  call(method: string, path: string, body?: object): Promise<Answer>;
  signIn(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of all endpoints.
type Answer = any;

/** Registers, confirms the address by the link in the email, and signs in. */
export async function register(origin: string, mailbox: Mailbox): Promise<Member> {
  const input = signUpInput();
  const { email } = input;
  const member: Member = {
    id: "",
    email,
    cookie: "",
    async call(method, path, body) {
      const isPhoto = Buffer.isBuffer(body);
      const headers = { origin, cookie: member.cookie, "content-type": isPhoto ? "image/jpeg" : "application/json" };
      const content = isPhoto ? new Uint8Array(body) : JSON.stringify(body);
      const response = await fetch(`${origin}/api${path}`, {
        method,
        headers,
        ...(body && { body: content }),
      });
      const text = await response.text();
      assert(response.ok, `${method} ${path} was answered with ${response.status}: ${text}`);
      const cookies = response.headers.getSetCookie();
      if (path === "/auth/sign-in/email") {
        assert(cookies.every((each) => /; Secure/i.test(each)) && cookies.length > 0, cookies.join());
        member.cookie = cookies.map((each) => each.split(";")[0]).join("; ");
      }
      return text === "" ? undefined : JSON.parse(text);
    },
    async signIn() {
      await member.call("POST", "/auth/sign-in/email", { email, password: GOOD_PASSWORD });
      assert.equal((await member.call("GET", "/v1/session")).user.email, email);
    },
  };
  member.id = (await member.call("POST", "/v1/accounts", input)).userId;
  const letter = await until("the email", () => mailbox.newestTo(email));
  const [link] = letter.match(new RegExp(`${origin}/api/auth/\\S+`)) ?? [];
  assert(link, "no link in the email");
  await fetch(link);
  // A release before this one confirms by the link alone, and has no such press.
  await fetch(`${origin}/api/auth/verify-email`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ token: new URL(link).searchParams.get("token") }),
  });
  await member.signIn();
  return member;
}

/** Likes both ways; returns the chat's id. */
export async function match(one: Member, other: Member): Promise<string> {
  await one.call("PUT", `/v1/people/${other.id}/like`);
  const { isMatch } = await other.call("PUT", `/v1/people/${one.id}/like`);
  assert(isMatch);
  return (await one.call("POST", "/v1/chats", { personId: other.id })).chat.id;
}

/** Visits some screens, and sends a message that the other side's `socket` receives. */
export async function visit(member: Member, chatId: string, socket: Socket<ServerEvents, ClientEvents>): Promise<void> {
  for (const list of ["/v1/discovery", "/v1/matches", "/v1/notifications", "/v1/chats"]) await member.call("GET", list);
  const id = randomUUID();
  const { promise: seen, resolve, reject } = Promise.withResolvers<void>();
  const late = setTimeout(() => reject(new Error(`message ${id} was not seen`)), SEEN_MS);
  const receive = (message: { id: string }) => message.id === id && resolve();
  socket.on("message.created", receive);
  await member.call("POST", `/v1/chats/${chatId}/messages`, { id, message: `Hola ${id}` });
  await seen.finally(() => {
    clearTimeout(late);
    socket.off("message.created", receive);
  });
}

/** Opens a socket that reconnects automatically. */
export async function openSocket(origin: string, { cookie }: Member): Promise<Socket<ServerEvents, ClientEvents>> {
  const socket: Socket<ServerEvents, ClientEvents> = io(origin, {
    path: REALTIME_PATH,
    transports: ["websocket"],
    // Retries during a restart would otherwise be seconds apart.
    reconnectionDelayMax: 1000,
    extraHeaders: { cookie, origin },
  });
  await new Promise((resolve, reject) => socket.once("connect", () => resolve(true)).once("connect_error", reject));
  return socket;
}

/** Proxies choose a process by the client's network. Of loopback, whose addresses all belong to this machine. */
const NETWORKS = ["127.0.0.1", "127.1.0.1", "127.2.0.1", "127.3.0.1"];

async function read(url: string, localAddress: string): Promise<void> {
  const [answer] = (await once(get(url, { localAddress }), "response")) as [IncomingMessage];
  answer.resume();
  assert.equal(answer.statusCode, 200, `GET ${url} from ${localAddress} was answered with ${answer.statusCode}`);
}

/**
 * Writes and reads as the member, and reads pages from several networks, until `stop`, which returns the number of
 * requests and throws if any failed.
 */
export function trickle(origin: string, member: Member, chatId: string) {
  const failures: string[] = [];
  let requests = 0;
  let isRunning = true;
  const tried = async (request: Promise<unknown>) => {
    requests += 1;
    await request.catch((error: Error) => failures.push(error.message));
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const write = async () => {
    while (isRunning) {
      const id = randomUUID();
      await tried(member.call("POST", `/v1/chats/${chatId}/messages`, { id, message: `Hola ${id}` }));
      for (const end = Date.now() + 2000; isRunning && Date.now() < end; await pause(250))
        await tried(member.call("GET", `/v1/chats/${chatId}/messages`));
    }
  };
  const readFrom = async (network: string) => {
    for (; isRunning; await pause(100)) await tried(read(`${origin}/login`, network));
  };
  const running = Promise.all([write(), ...NETWORKS.map(readFrom)]);
  return async () => {
    isRunning = false;
    await running;
    assert.deepEqual(failures, []);
    return requests;
  };
}
