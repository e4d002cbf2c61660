import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { io, type Socket } from "socket.io-client";
import { REALTIME_PATH } from "../../contract/events/realtime.ts";
import type { FromLoad, LoadPerson, ToLoad } from "./load-messages.ts";

const CONNECTING = 25;
const TICK_MS = 5;
/** Later messages count as lost. */
const LOST_MS = 5000;

const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const sent = new Map<string, number>();
let url = "";
let people: LoadPerson[] = [];
let sockets: Socket[] = [];
let times: number[] = [];
let next = 0;

process.on("message", (message: ToLoad) => {
  void work(message).then((answer) => process.send?.(answer));
});

async function work(message: ToLoad): Promise<FromLoad> {
  if (message.kind === "connect") return connect(message);
  return message.kind === "write" ? write(message) : ask(message);
}

async function connect(to: Extract<ToLoad, { kind: "connect" }>): Promise<FromLoad> {
  for (const socket of sockets) socket.disconnect();
  sockets = [];
  ({ url, people } = to);
  for (let start = 0; start < people.length; start += CONNECTING) {
    const opened = people.slice(start, start + CONNECTING).map(open);
    sockets.push(...opened);
    await Promise.all(opened.map((socket) => new Promise((resolve) => socket.on("connect", () => resolve(null)))));
  }
  return { times: [], lost: 0, perSecond: 0 };
}

function open({ id, cookie }: LoadPerson): Socket {
  const options = { path: REALTIME_PATH, transports: ["websocket"], forceNew: true, extraHeaders: { cookie } };
  const socket = io(url, options);
  socket.on("message.created", (message: { id: string; senderId: string }) => {
    const at = sent.get(message.id);
    // Also delivered to the sender's own devices.
    if (at === undefined || message.senderId === id) return;
    sent.delete(message.id);
    times.push(performance.now() - at);
  });
  return socket;
}

async function write({ perSecond, seconds }: Extract<ToLoad, { kind: "write" }>): Promise<FromLoad> {
  times = [];
  sent.clear();
  const start = performance.now();
  const goal = Math.round(perSecond * seconds);
  let count = 0;
  while (count < goal) {
    const due = Math.min(goal, Math.floor(((performance.now() - start) / 1000) * perSecond));
    for (; count < due; count += 1) send();
    await wait(TICK_MS);
  }
  const took = (performance.now() - start) / 1000;
  const end = performance.now() + LOST_MS;
  while (sent.size > 0 && performance.now() < end) await wait(TICK_MS);
  return { times, lost: sent.size, perSecond: Math.round(count / took) };
}

function send(): void {
  const person = people[next++ % people.length];
  if (!person) throw new Error("nobody is connected");
  const id = randomUUID();
  sent.set(id, performance.now());
  const body = JSON.stringify({ id, message: "¿Has visto ya el último capítulo? Me dejó sin palabras." });
  void http(url, "POST", `/api/v1/chats/${person.chatId}/messages`, person.cookie, body);
}

async function ask(to: Extract<ToLoad, { kind: "ask" }>): Promise<FromLoad> {
  const taken: number[] = [];
  let lost = 0;
  for (let count = 0; count < to.times; count += 1) {
    const start = performance.now();
    if ((await http(to.url, "GET", to.path, to.cookie)) !== 200) lost += 1;
    taken.push(performance.now() - start);
  }
  return { times: taken, lost, perSecond: 0 };
}

async function http(address: string, method: string, path: string, cookie: string, body?: string): Promise<number> {
  const headers = { cookie, origin: "http://localhost:3000", ...(body && { "content-type": "application/json" }) };
  try {
    const call = request(address + path, { method, agent, headers }).end(body);
    const [answer] = await once(call, "response");
    for await (const _ of answer) {
    }
    return answer.statusCode;
  } catch {
    return 0;
  }
}
