import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:tls";
import { REALTIME_PATH } from "@nakamatch/contract/events/realtime";
import { securityHeaders } from "../../http/security-headers.ts";
import type { Config } from "../../platform/config/config.ts";
import { isUnknownAuthority } from "../../platform/connection-problem.ts";
import { compareClocks } from "./clock.ts";
import { examine, type Finding, failed, note, ok } from "./finding.ts";

const PART = "address";
const LIMIT_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Let's Encrypt's clients renew a month before expiry. */
const MIN_CERTIFICATE_DAYS = 14;

/** Checks the address like a browser, through DNS and proxy. The server must be running. */
export async function checkPublicAddress({
  PUBLIC_URL: url,
  FLAGS,
  HSTS_SUBDOMAINS: coversSubdomains,
  TRUSTED_PROXIES: trusted,
}: Pick<Config, "PUBLIC_URL" | "FLAGS" | "HSTS_SUBDOMAINS" | "TRUSTED_PROXIES">): Promise<Finding[]> {
  const isHttps = url.startsWith("https:");
  const toDo = (error: unknown) =>
    isUnknownAuthority(error)
      ? "Let the proxy send the whole chain of a certificate that browsers know. If the authority is your own, name the file with its certificate: NODE_EXTRA_CA_CERTS=FILE npm run doctor."
      : "Start the server; DNS, firewall and proxy must lead there.";
  return examine(PART, { subject: url, toDo }, async () => {
    const response = await ask(`${url}/robots.txt?${randomUUID()}`);
    const date = dateOf(response);
    const text = await response.text();
    const wrong = wrongAnswer(url, response, text);
    if (wrong) return [wrong];
    return [
      ok(PART, `${url} leads to this installation, under its own host.`),
      checkHeaders(response, securityHeaders({ isHttps, flags: FLAGS, coversSubdomains })),
      await checkProxies(url, trusted),
      ...(isHttps ? [await checkRedirect(url), await checkCertificate(url)] : []),
      ...(await checkSocket(url)),
      ...date,
    ];
  });
}

function ask(url: string): Promise<Response> {
  return fetch(url, { redirect: "manual", signal: AbortSignal.timeout(LIMIT_MS) });
}

function wrongAnswer(url: string, { status, headers }: Response, text: string): Finding | undefined {
  if (status === 421) {
    const toDo = "Let the proxy pass on the host, as Host or, with TRUSTED_PROXIES set, as X-Forwarded-Host.";
    return failed(PART, "The proxy asks for another host than that of PUBLIC_URL.", toDo);
  }
  if (status === 502 || status === 503 || status === 504) {
    return failed(PART, `The proxy answers ${status}.`, "Start the server; the proxy must lead to its HOST and PORT.");
  }
  if (status >= 300 && status < 400) {
    return failed(
      PART,
      `${url} redirects to ${headers.get("location")}.`,
      "PUBLIC_URL must be the address that answers.",
    );
  }
  if (status === 200 && text.includes(`Sitemap: ${url}/sitemap.xml`)) return undefined;
  const toDo = "The proxy must pass all paths to this server, which must have the same PUBLIC_URL.";
  return failed(PART, `Something else answers at ${url} (${status}).`, toDo);
}

/** A proxy may add headers, but not change or duplicate ours. */
function checkHeaders({ headers }: Response, expected: Readonly<Record<string, string>>): Finding {
  const changed = Object.keys(expected).filter((name) => headers.get(name) !== expected[name]);
  if (changed.length === 0) return ok("headers", "All security headers arrive as they were sent.");
  return failed(
    "headers",
    `Missing, changed or doubled: ${changed.join(", ")}.`,
    "Let the proxy pass them on unchanged.",
  );
}

/** With too many trusted, clients can claim any address; with too few, they all share the address of a proxy. */
async function checkProxies(url: string, trusted: number): Promise<Finding> {
  const { proxies } = (await (await ask(`${url}/api/v1/health`)).json()) as { proxies: number };
  const seen = `X-Forwarded-For arrives with ${proxies === 1 ? "1 address" : `${proxies} addresses`}`;
  if (proxies === trusted) return ok("proxies", `${seen}, as TRUSTED_PROXIES says.`);
  return failed(
    "proxies",
    `${seen}, but TRUSTED_PROXIES is ${trusted}.`,
    "Set it to the number of proxies, each of which must add the address that called it.",
  );
}

/** Only if plain HTTP responds at all. */
async function checkRedirect(url: string): Promise<Finding> {
  const { hostname, port } = new URL(url);
  if (port !== "") return ok("tls", "PUBLIC_URL has a port of its own, on which all is TLS.");
  const response = await ask(`http://${hostname}/`).catch(() => undefined);
  const location = response?.headers.get("location") ?? "";
  if (!response || location.startsWith("https:")) return ok("tls", "Nothing is answered without TLS.");
  return failed("tls", `http://${hostname} answers without TLS.`, "Let the proxy redirect it to https.");
}

/** Checks the expiry; every request already checks the authority. */
export async function checkCertificate(url: string, now = Date.now()): Promise<Finding> {
  const { hostname, port } = new URL(url);
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
    timeout: LIMIT_MS,
  });
  socket.on("timeout", () => socket.destroy(Object.assign(new Error("no answer"), { code: "ETIMEDOUT" })));
  try {
    await once(socket, "secureConnect");
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now) / DAY_MS);
    if (days >= MIN_CERTIFICATE_DAYS) return ok("tls", `The certificate is valid for ${days} more days.`);
    return note("tls", `The certificate ends in ${days} days.`, "See why it was not renewed.");
  } finally {
    socket.destroy();
  }
}

/** Engine.IO begins with a type 0 packet. */
async function checkSocket(url: string): Promise<Finding[]> {
  const toDo = `Let the proxy pass on the headers Upgrade and Connection, by HTTP/1.1, on ${REALTIME_PATH}.`;
  let timer: NodeJS.Timeout | undefined;
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}${REALTIME_PATH}/?EIO=4&transport=websocket`);
  try {
    const greeting = await new Promise<unknown>((resolve) => {
      socket.onmessage = ({ data }) => resolve(data);
      socket.onerror = () => resolve(undefined);
      socket.onclose = () => resolve(undefined);
      timer = setTimeout(() => resolve(undefined), LIMIT_MS);
    });
    if (String(greeting).startsWith("0{")) return [ok("sockets", `A WebSocket opens on ${REALTIME_PATH}.`)];
    return [failed("sockets", `No WebSocket opens on ${REALTIME_PATH}.`, toDo)];
  } finally {
    clearTimeout(timer);
    socket.close();
  }
}

function dateOf({ headers }: Response): Finding[] {
  const date = Date.parse(headers.get("date") ?? "");
  // Adds the average of the omitted fraction of a second.
  return Number.isNaN(date) ? [] : [compareClocks("the Date that PUBLIC_URL answers with", date + 500, Date.now())];
}
