import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** Trusts the `X-Forwarded-For` entries of our own proxies only; earlier ones are the client's claim. */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
  const nearestFirst = [socket.remoteAddress ?? "", ...forwarded.reverse()];
  return nearestFirst[Math.min(trustedProxies, nearestFirst.length - 1)] ?? "";
}

/** One client for limits: an IPv4 address or an IPv6 /64, commonly one subscriber's. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
