import type { IncomingMessage } from "node:http";

/** Names of this machine, as monitoring and operators on it use them. */
const LOOPBACK_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The addresses of connections from this machine, IPv4 ones also as they are written in IPv6. */
const LOOPBACK_ADDRESS = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Whether a request names a host that this server is meant to answer for. */
export type HostCheck = (request: IncomingMessage) => boolean;

/**
 * Accepts requests for the host of `publicUrl`, with or without its port, and from this machine also for its loopback names.
 * Behind proxies the host that the last of them names in `X-Forwarded-Host` counts, where it does, before `Host`.
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
