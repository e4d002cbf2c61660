/** Unknown paths below these are errors, not pages. */
export const SERVER_PATHS = /^\/(api|rt|avatars|dev)(\/|$)/;

/**
 * Escapes page addresses that the router cannot parse (bad encoding, several leading slashes), which then lead to the 404
 * page (NAV-16). Those below `SERVER_PATHS` are refused.
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
