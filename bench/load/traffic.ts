import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { signUpInput } from "../../server/testing/sign-up.ts";
import type { Member, World } from "./world.ts";

interface Call {
  endpoint: string;
  method: "GET" | "POST" | "PUT";
  path: string;
  cookie?: string;
  from: string;
  body?: object;
}

export interface Answered {
  endpoint: string;
  /** 0 if there was none. */
  status: number;
  ms: number;
  /** Whether it has `Retry-After`. */
  hasRetryAfter: boolean;
}

type Act = [share: number, endpoint: string, call: (me: Member, other: Member) => Omit<Call, "endpoint" | "from">];

/** The mix of requests of a browser, in percent. */
const ACTS: Act[] = [
  [20, "discovery.page", () => ({ method: "GET", path: "/api/v1/discovery" })],
  [22, "photos", (_, { photo }) => ({ method: "GET", path: photo })],
  [14, "profiles.get", (_, { id }) => ({ method: "GET", path: `/api/v1/people/${id}` })],
  [10, "unreadBadges.current", () => ({ method: "GET", path: "/api/v1/notifications" })],
  [8, "chats.list", () => ({ method: "GET", path: "/api/v1/chats" })],
  [8, "chats.messages", ({ chatId }) => ({ method: "GET", path: `/api/v1/chats/${chatId}/messages` })],
  [8, "chats.send", ({ chatId }) => ({ method: "POST", path: `/api/v1/chats/${chatId}/messages`, body: message() })],
  [5, "likes.matches", () => ({ method: "GET", path: "/api/v1/matches" })],
  [5, "likes.like", (_, { id }) => ({ method: "PUT", path: `/api/v1/people/${id}/like` })],
];
const DRAWN = ACTS.flatMap((act) => Array<Act>(act[0]).fill(act));

const message = () => ({ id: randomUUID(), message: `¿Has visto ya el capítulo ${randomInt(1000)}?` });

/** The next request of a random member. */
export function memberCall(members: readonly Member[]): Call {
  const index = randomInt(members.length);
  const me = members[index] as Member;
  const other = members[(index + randomInt(1, members.length)) % members.length] as Member;
  const [, endpoint, call] = DRAWN[randomInt(DRAWN.length)] as Act;
  return { endpoint, from: me.from, cookie: me.cookie, ...call(me, other) };
}

/** A sign-up from a new network. */
export function signUpCall(): Call {
  const from = `11.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return { endpoint: "accounts.signUp", method: "POST", path: "/api/v1/accounts", from, body: signUpInput() };
}

interface Offer {
  next: () => Call;
  seconds: number;
  /** Default: each of `connections` calls as fast as it is answered. */
  perSecond?: number;
  connections: number;
}

/** Offers calls by autocannon, evenly over each second, and returns every answer. */
export async function offer({ address }: World, { next, seconds, perSecond, connections }: Offer): Promise<Answered[]> {
  const answers: Answered[] = [];
  // Connections of one instance send simultaneously, so instances start staggered.
  const instances = perSecond === undefined ? 1 : Math.min(perSecond, connections, 100);
  const part = (all: number, index: number) =>
    Math.floor((all * (index + 1)) / instances) - Math.floor((all * index) / instances);
  await Promise.all(
    Array.from({ length: instances }, async (_, index) => {
      await wait((1000 * index) / instances);
      let answered: Omit<Answered, "ms"> | undefined;
      const options: autocannon.Options = {
        url: address,
        duration: seconds,
        // Longer than the server's own.
        timeout: 30,
        connections: part(connections, index),
        ...(perSecond !== undefined && { overallRate: part(perSecond, index) }),
        requests: [
          {
            setupRequest(request, context) {
              const { endpoint, method, path, cookie, from, body } = next();
              Object.assign(context, { endpoint });
              const headers = {
                origin: address,
                "x-forwarded-for": from,
                ...(cookie !== undefined && { cookie }),
                ...(body && { "content-type": "application/json" }),
              };
              return { ...request, method, path, headers, ...(body && { body: JSON.stringify(body) }) };
            },
            onResponse(status, _, context, headers) {
              const { endpoint } = context as Pick<Call, "endpoint">;
              const names = Object.keys(headers ?? {}).map((name) => name.toLowerCase());
              answered = { endpoint, status, hasRetryAfter: names.includes("retry-after") };
            },
          },
        ],
      };
      await new Promise<void>((resolve, reject) => {
        const instance = autocannon(options, (error) => (error ? reject(error) : resolve()));
        // Follows each `onResponse`.
        instance.on("response", (_client, _status, _bytes, ms) => {
          if (answered) answers.push({ ...answered, ms });
        });
        instance.on("reqError", () => answers.push({ endpoint: "none", status: 0, ms: 0, hasRetryAfter: false }));
      });
    }),
  );
  return answers;
}
