import type { Endpoint } from "../http-app.ts";

/** An answer of the server, as far as the matrix reads it. */
export interface Answer {
  status: number;
  /** The body's code, where the call was refused. */
  code: string | undefined;
  text: string;
}

/** The origin of our pages in tests. */
const ORIGIN = "http://localhost:3000";

/** Where a call goes to and what it sends. */
interface Call {
  method: string;
  path: string;
  cookie: string | undefined;
  body?: unknown;
}

/** Calls an endpoint of the API with an input of any kind. */
export function call(url: string, endpoint: Endpoint, input: unknown, cookie?: string): Promise<Answer> {
  const { path, body } = requestFor(endpoint, input);
  return send({ method: endpoint.method, path: url + path, cookie, body });
}

/** Where an input of any kind goes: parts of the path first, the rest into the query or the body. */
export function requestFor({ method, address }: Endpoint, input: unknown): { path: string; body?: unknown } {
  if (!isPlainObject(input)) return { path: address, body: input };
  const rest = { ...input };
  const path = address.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(wellFormed(String(rest[name])));
    delete rest[name];
    return value;
  });
  return method === "GET" ? { path: `${path}?${queryOf(rest)}` } : { path, body: rest };
}

/** Sends a request as a page of ours does; JSON, unless the body is a file. */
export async function send({ method, path, cookie, body }: Call): Promise<Answer> {
  const content = contentOf(method === "GET" ? undefined : body);
  const headers = { origin: ORIGIN, ...content.headers, ...(cookie !== undefined && { cookie }) };
  const response = await fetch(path, { method, headers, redirect: "manual", ...content.body });
  const text = await response.text();
  return { status: response.status, code: response.status >= 400 ? codeIn(text) : undefined, text };
}

function contentOf(body: unknown): { headers?: Record<string, string>; body?: { body: Blob | string } } {
  if (body === undefined) return {};
  if (body instanceof Blob) return { headers: { "content-type": body.type || "image/jpeg" }, body: { body } };
  return { headers: { "content-type": "application/json" }, body: { body: JSON.stringify(body) } };
}

/** A query in the API's notation: `a=1&list[0]=x`. */
function queryOf(input: Record<string, unknown>): string {
  const pairs = (name: string, value: unknown): [string, string][] => {
    if (value === undefined || value === null) return [];
    if (typeof value !== "object") return [[name, wellFormed(String(value))]];
    return Object.entries(value).flatMap(([key, part]) => pairs(name === "" ? key : `${name}[${key}]`, part));
  };
  return new URLSearchParams(pairs("", input)).toString();
}

/** Half a surrogate pair cannot be sent in an address. */
function wellFormed(text: string): string {
  return text.toWellFormed();
}

function codeIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { code?: string }).code;
  } catch {
    return undefined;
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
