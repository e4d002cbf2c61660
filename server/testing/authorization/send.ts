import type { Endpoint } from "../http-app.ts";

export interface Answer {
  status: number;
  /** Code of a refusal. */
  code: string | undefined;
  text: string;
  cacheControl: string | null;
}

const ORIGIN = "http://localhost:3000";

interface Call {
  method: string;
  path: string;
  cookie: string | undefined;
  body?: unknown;
}

/** `input` need not match the schema. */
export function call(url: string, endpoint: Endpoint, input: unknown, cookie?: string): Promise<Answer> {
  const { path, body } = requestFor(endpoint, input);
  return send({ method: endpoint.method, path: url + path, cookie, body });
}

/** Puts path parameters first, and the rest into the query or body. A file has its query beside it. */
export function requestFor({ method, address }: Endpoint, input: unknown): { path: string; body?: unknown } {
  if (!isPlainObject(input)) return { path: address, body: input };
  if (input.body instanceof Blob) {
    const query = isPlainObject(input.query) ? input.query : {};
    return { path: `${address}?${queryOf(query)}`, body: input.body };
  }
  const rest = { ...input };
  const path = address.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(wellFormed(String(rest[name])));
    delete rest[name];
    return value;
  });
  return method === "GET" ? { path: `${path}?${queryOf(rest)}` } : { path, body: rest };
}

/** Sends it like one of our pages: JSON, unless the body is a file. */
export async function send({ method, path, cookie, body }: Call): Promise<Answer> {
  const content = contentOf(method === "GET" ? undefined : body);
  const headers = { origin: ORIGIN, ...content.headers, ...(cookie !== undefined && { cookie }) };
  const response = await fetch(path, { method, headers, redirect: "manual", ...content.body });
  const text = await response.text();
  const { status } = response;
  return {
    status,
    code: status >= 400 ? codeIn(text) : undefined,
    text,
    cacheControl: response.headers.get("cache-control"),
  };
}

function contentOf(body: unknown): { headers?: Record<string, string>; body?: { body: Blob | string } } {
  if (body === undefined) return {};
  if (body instanceof Blob) return { headers: { "content-type": body.type || "image/jpeg" }, body: { body } };
  return { headers: { "content-type": "application/json" }, body: { body: JSON.stringify(body) } };
}

/** Bracket notation: `a=1&list[0]=x`. */
function queryOf(input: Record<string, unknown>): string {
  const pairs = (name: string, value: unknown): [string, string][] => {
    if (value === undefined || value === null) return [];
    if (typeof value !== "object") return [[name, wellFormed(String(value))]];
    return Object.entries(value).flatMap(([key, part]) => pairs(name === "" ? key : `${name}[${key}]`, part));
  };
  return new URLSearchParams(pairs("", input)).toString();
}

/** URLs cannot contain lone surrogates. */
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
