import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";

/**
 * Returns the client's address. Trusts only our own proxies' `X-Forwarded-For` entries; clients can forge earlier ones.
 * Where an entry is no IP address, the proxy that wrote it counts as the client.
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const nearestFirst = forwardedEntries(headers).reverse().slice(0, trustedProxies);
  let address = parseAddress(socket.remoteAddress ?? "") ?? "";
  for (const entry of nearestFirst) {
    const parsed = parseAddress(entry);
    if (parsed === undefined) break;
    address = parsed;
  }
  return address;
}

/** Returns how many addresses `X-Forwarded-For` holds. */
export function countForwarded(headers: IncomingMessage["headers"]): number {
  return forwardedEntries(headers).length;
}

function forwardedEntries(headers: IncomingMessage["headers"]): string[] {
  return String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** Some proxies add the port, which changes with each connection, or quotes and brackets (RFC 7239). */
function parseAddress(entry: string): string | undefined {
  const unquoted = entry.replace(/^"(.*)"$/, "$1");
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(unquoted)?.[1] ?? /^([\d.]+):\d+$/.exec(unquoted)?.[1] ?? unquoted;
  const [address = ""] = bare.split("%");
  if (isIPv4(address)) return address;
  return isIPv6(address) ? canonicalIPv6(address) : undefined;
}

/** One spelling for each address; that of IPv4 where IPv6 only wraps it. */
function canonicalIPv6(address: string): string {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical);
  if (!mapped) return canonical;
  return mapped
    .slice(1)
    .map((half) => Number.parseInt(half, 16))
    .flatMap((half) => [half >> 8, half & 255])
    .join(".");
}

/** Returns the unit for rate limits: an IPv4 address or an IPv6 /64, usually one subscriber's. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
