/** Unknown paths below these are errors, not pages. */
export const SERVER_PATHS = /^\/(api|rt|avatars|dev)(\/|$)/;

/**
 * Escapes page URLs that the router cannot parse (bad encoding, several leading slashes), so that they lead to the 404
 * page (NAV-16). Those below `SERVER_PATHS` are refused.
 */
export function rewriteUrl(url: string): string {
  const [path = "", ...query] = url.split("?");
  if (!path.startsWith("/") || SERVER_PATHS.test(path)) return url;
  const encoded = isEncoded(path) ? path : path.replaceAll("%", "%25");
  return [encoded.replace(/^\/+/, "/"), ...query].join("?");
}

function isEncoded(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
