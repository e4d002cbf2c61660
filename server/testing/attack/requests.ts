import fc from "fast-check";
import type { z } from "zod";
import type { Random } from "../../seed/demo/random.ts";
import { hostileInputs, inputOf } from "../authorization/hostile-inputs.ts";
import type { Line } from "../authorization/line.ts";
import { matrix } from "../authorization/matrix.ts";
import type { Scene } from "../authorization/scene.ts";
import { requestFor } from "../authorization/send.ts";
import { type Endpoint, endpoints } from "../http-app.ts";
import { NOBODY } from "../people.ts";
import type { WireRequest } from "./wire.ts";

export interface AttackRequest extends WireRequest {
  attack: AttackName;
  /** The called API endpoint. */
  endpoint?: Endpoint;
}

/** Attacks, with their share in percent. */
const ATTACKS = { input: 56, ids: 16, bodies: 9, methods: 7, redirects: 6, paths: 6 } as const;
export type AttackName = keyof typeof ATTACKS;

/** Inputs drawn from a generator at once, as generators are slow to create. */
const DRAWN = 20;

const lines = matrix as unknown as Record<string, Record<string, Line>>;

const AUTH_CALLS = endpoints
  .filter(({ area }) => area === "authentication")
  .map(({ method, address }) => ({ method, path: address.replace(/\{\w+\}/g, "google") }));

const TARGETS = [
  "//evil.test",
  "/.//evil.test",
  "/x/..//evil.test/login",
  "/\\evil.test",
  "\\\\evil.test",
  "https://evil.test/login",
  "https:evil.test",
  "http://localhost:3000@evil.test/login",
  "/%2f%2fevil.test",
  "/%5cevil.test",
  "javascript:alert(1)",
  "data:text/html,x",
  "/login\r\nLocation: https://evil.test",
  "\t//evil.test",
  "/login?next=//evil.test",
  "",
];

const PATHS = [
  "/avatars/../auth-secret",
  "/avatars/%2e%2e/auth-secret",
  "/avatars/..%2f..%2fetc/passwd",
  "/assets/../../package.json",
  "/.env",
  "/.git/config",
  "/api/v1/openapi.json",
  "/api/v1/%zz",
  "/api/v1/%00",
  "/%c0%ae%c0%ae/",
  "//evil.test",
  "/api/v1//me",
  "/api/auth/list-sessions",
  "/api/auth/../v1/me",
  "/rt/?EIO=4&transport=polling",
  "/rt/?EIO=4&transport=polling&sid=made-up",
  "/rt/?EIO=9",
  "/robots.txt",
  "/login",
  "/profile/00000000-0000-4000-8000-000000000000",
  `/${"a".repeat(7000)}`,
  `/api/v1/people/${"../".repeat(40)}`,
];

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY", "LOCK"];

const TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/xml",
  "image/svg+xml",
  "image/jpeg",
  "application/octet-stream",
  "application/json; charset=utf-16",
  "",
  "/",
];

const HEADERS: Record<string, string>[] = [
  { "x-forwarded-for": "127.0.0.1, ' or 1=1" },
  { "x-forwarded-host": "evil.test" },
  { "x-client-address": "10.0.0.1" },
  { "x-http-method-override": "DELETE" },
  { origin: "https://evil.test" },
  { origin: "null" },
  { "accept-language": "x".repeat(4000) },
  { "x-language": "../../etc" },
  { "accept-encoding": "gzip;q=0, deflate, br, *;q=0.1" },
  { "if-none-match": "*" },
  { range: "bytes=0-,-1" },
  { cookie: `nakamatch.session_token=${"%".repeat(50)}; nakamatch.device=..` },
  { expect: "200-maybe" },
  { authorization: "Bearer made.up" },
];

/** Makes requests as a scene's caller. Inputs come from the contract, so that new endpoints are attacked automatically. */
export function createAttacker(scene: Scene, random: Random) {
  const ids = idsOf(scene);
  const drawn = new Map<string, unknown[]>();

  /** An input that violates the schema in one or two places. */
  function hostileInput(name: string, schema: z.ZodType | undefined): unknown {
    let left = drawn.get(name);
    if (!left?.length) {
      left = fc.sample(hostileInputs(schema, ids), { numRuns: DRAWN, seed: random.int(1, 2 ** 30) });
      drawn.set(name, left);
    }
    return left.pop();
  }

  /** The matrix's input, or a hostile one if the scene has changed too much to arrange it. */
  async function arranged(endpoint: Endpoint): Promise<unknown> {
    try {
      return await lines[endpoint.area]?.[endpoint.key]?.input?.(scene);
    } catch {
      return hostileInput(endpoint.name, inputOf(endpoint));
    }
  }

  const toEndpoint = (attack: AttackName, endpoint: Endpoint, input: unknown): Promise<AttackRequest> => {
    const { path, body } = requestFor(endpoint, input);
    const { method } = endpoint;
    return withBody({ attack, endpoint, method, path, headers: headersOf(scene) }, method === "GET" ? undefined : body);
  };

  const makers: Record<AttackName, () => Promise<AttackRequest>> = {
    input: async () => {
      const endpoint = random.pick(endpoints);
      return toEndpoint("input", endpoint, hostileInput(endpoint.name, inputOf(endpoint)));
    },
    // The two people's ids, whatever the caller's role.
    ids: async () => {
      const endpoint = random.pick(endpoints);
      return toEndpoint("ids", endpoint, await arranged(endpoint));
    },
    bodies: async () => {
      const endpoint = random.pick(endpoints.filter(({ method }) => !["GET", "DELETE"].includes(method)));
      const { path } = requestFor(endpoint, { chatId: scene.chatId, personId: scene.other.id });
      const levels = random.int(20, 12_000);
      const bodies = [
        `${"[".repeat(levels)}${"]".repeat(levels)}`,
        `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`,
        "{",
        '{"a":1,"a":2}',
        '{"__proto__":{"isModerator":true}}',
        "null",
        '"text"',
        "",
        "x".repeat(70_000),
        "\u0000\u0001",
      ];
      const type = random.chance(0.5) ? "application/json" : random.pick(TYPES);
      const headers = { ...headersOf(scene), ...(type !== "" && { "content-type": type }) };
      return { attack: "bodies", endpoint, method: endpoint.method, path, headers, body: random.pick(bodies) };
    },
    methods: async () => {
      const endpoint = random.pick(endpoints);
      const { path } = requestFor(endpoint, { chatId: scene.chatId, personId: scene.other.id });
      const headers = { ...headersOf(scene), ...random.pick(HEADERS) };
      return { attack: "methods", method: random.pick(METHODS), path, headers };
    },
    redirects: async () => {
      const { method, path } = random.pick(AUTH_CALLS);
      const target = random.pick(TARGETS);
      const names = ["callbackURL", "errorCallbackURL", "newUserCallbackURL", "redirectTo"];
      const query = new URLSearchParams({ token: "bad", ...Object.fromEntries(names.map((name) => [name, target])) });
      const body = { email: "nobody@example.test", password: "x", ...Object.fromEntries(query) };
      const request = { attack: "redirects" as const, method, headers: headersOf(scene) };
      return withBody({ ...request, path: `${path}?${query}` }, method === "GET" ? undefined : body);
    },
    paths: async () => {
      const headers = { ...headersOf(scene), ...(random.chance(0.3) && random.pick(HEADERS)) };
      return { attack: "paths", method: random.chance(0.9) ? "GET" : "HEAD", path: random.pick(PATHS), headers };
    },
  };
  const weighted = Object.entries(ATTACKS) as [AttackName, number][];
  return (): Promise<AttackRequest> => makers[random.weighted(weighted)]();
}

function headersOf({ cookie }: Scene): Record<string, string> {
  return { origin: "http://localhost:3000", ...(cookie !== undefined && { cookie }) };
}

/** Adds a body like one of our pages: JSON, unless it is a file. */
async function withBody(request: AttackRequest, content: unknown): Promise<AttackRequest> {
  if (content === undefined) return request;
  const isFile = content instanceof Blob;
  const type = isFile ? content.type || "image/jpeg" : "application/json";
  const body = isFile ? Buffer.from(await content.arrayBuffer()) : JSON.stringify(content);
  return { ...request, headers: { ...request.headers, "content-type": type }, body };
}

/** Ids of people, a chat, a message, and nothing. */
function idsOf({ owner, other, actor, chatId, message, titles }: Scene): string[] {
  return [other.id, owner.id, actor?.id ?? owner.id, chatId, message.id, NOBODY, ...titles.map(String)];
}
