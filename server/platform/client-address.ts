import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** Returns the client's address. Trusts only our own proxies' `X-Forwarded-For` entries; clients can forge earlier ones. */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
  const nearestFirst = [socket.remoteAddress ?? "", ...forwarded.reverse()];
  return nearestFirst[Math.min(trustedProxies, nearestFirst.length - 1)] ?? "";
}

/** Returns the unit for rate limits: an IPv4 address or an IPv6 /64, usually one subscriber's. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
