import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/**
 * The address a request comes from, as far as it can be believed: each of the proxies before the server names the one
 * before it at the end of `X-Forwarded-For`; what stands further to the front is the visitor's own claim.
 */
export function addressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
  const nearestFirst = [socket.remoteAddress ?? "", ...forwarded.reverse()];
  return nearestFirst[Math.min(trustedProxies, nearestFirst.length - 1)] ?? "";
}

/** Who counts as one visitor: whoever has one IPv6 address commonly has the 2^64 of its network. */
export function visitorOf(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
