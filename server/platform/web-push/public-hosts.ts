import { Resolver } from "node:dns/promises";
import { BlockList, isIP, isIPv6, type LookupFunction } from "node:net";

/** Private, local and reserved addresses, and those that embed IPv4 addresses (RFC 6890). */
const closed = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  closed.addSubnet(network, prefix, "ipv4");
}
/** Assigned unicast addresses. */
const open = new BlockList();
open.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const) {
  closed.addSubnet(network, prefix, "ipv6");
}

export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return open.check(address, "ipv6") && !closed.check(address, "ipv6");
  return isIP(address) === 4 && !closed.check(address, "ipv4");
}

/** Whether it is https on the default port, without credentials, at a public name. */
export function isPublicEndpoint(endpoint: string): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "") return false;
  const host = url.hostname.replace(/\.$/, "");
  return isIP(host.replace(/^\[|\]$/g, "")) === 0 && host.includes(".") && !LOCAL_NAMES.test(host);
}

const LOCAL_NAMES =
  /\.(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|example|onion)$/i;

/**
 * Creates a lookup that refuses names with any private address, each time (DNS rebinding). Asks name servers only, by
 * default the system's: `dns.lookup` would occupy one of the process's few threads for as long as a dead one is silent. Gives up after three times `timeoutMs`.
 */
export function createPublicLookup({
  servers,
  timeoutMs = 2000,
}: {
  servers?: readonly string[];
  timeoutMs?: number;
} = {}): LookupFunction {
  return (hostname, { all }, callback) => {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
    if (servers) resolver.setServers(servers);
    void Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]).then(([four, six]) => {
      const addresses = [
        ...(four.status === "fulfilled" ? four.value.map((address) => ({ address, family: 4 })) : []),
        ...(six.status === "fulfilled" ? six.value.map((address) => ({ address, family: 6 })) : []),
      ];
      const [first] = addresses;
      if (!first) return callback(four.status === "rejected" ? four.reason : new Error("the name has no address"), "");
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(Object.assign(new Error("the host is not public"), { code: "EPRIVATE" }), "");
      }
      if (all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}
