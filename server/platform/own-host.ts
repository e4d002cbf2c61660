import type { IncomingMessage } from "node:http";

/** Operators and local monitoring call the server by these names. */
const LOOPBACK_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Also IPv4-mapped IPv6. */
const LOOPBACK_ADDRESS = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

export function isLoopbackName(hostname: string): boolean {
  return LOOPBACK_NAMES.has(hostname);
}

export type HostCheck = (request: IncomingMessage) => boolean;

/**
 * Creates a check that accepts `publicUrl`'s host, with or without port, and loopback names from this machine. Behind
 * proxies, the last `X-Forwarded-Host` precedes `Host`.
 */
export function createHostCheck({
  publicUrl,
  trustedProxies,
}: {
  publicUrl: string;
  trustedProxies: number;
}): HostCheck {
  const { host, hostname, port, protocol } = new URL(publicUrl);
  const standardPort = protocol === "https:" ? "443" : "80";
  const own = new Set([host, ...(port === "" ? [`${hostname}:${standardPort}`] : [])]);
  return (request) => {
    const { headers, socket } = request;
    const forwarded = String(headers["x-forwarded-host"] ?? "")
      .split(",")
      .at(-1)
      ?.trim();
    const named = ((trustedProxies > 0 && forwarded) || headers.host || "").toLowerCase();
    if (own.has(named)) return true;
    return LOOPBACK_ADDRESS.test(socket.remoteAddress ?? "") && LOOPBACK_NAMES.has(named.replace(/:\d+$/, ""));
  };
}
