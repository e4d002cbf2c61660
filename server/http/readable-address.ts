/** Paths that belong to the server; an unknown one below them is an error, not a page. */
export const SERVER_PATHS = /^\/(api|rt|avatars|dev)(\/|$)/;

/**
 * The address of a page as the router can read it: one that is wrongly encoded or begins with several slashes is taken
 * literally, and so leads to the page that says that there is nothing (NAV-16). Addresses below `SERVER_PATHS` stay as they
 * are, and are refused.
 */
export function readableAddress(address: string): string {
  const [path = "", ...query] = address.split("?");
  if (!path.startsWith("/") || SERVER_PATHS.test(path)) return address;
  const readable = isEncoded(path) ? path : path.replaceAll("%", "%25");
  return [readable.replace(/^\/+/, "/"), ...query].join("?");
}

function isEncoded(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
