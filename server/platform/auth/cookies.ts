/** Returns a cookie's value from a `Cookie` header. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(";").find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf("=") + 1).trim();
}

/** Adds the `__Secure-` prefix, which browsers accept only over https. */
export function cookieName(publicUrl: string, name: string): string {
  return `${publicUrl.startsWith("https:") ? "__Secure-" : ""}${name}`;
}

interface CookieOptions {
  /** Seconds; 0 deletes the cookie, undefined ends it with the browser's session. */
  maxAge?: number | undefined;
  path?: string;
  /** Readable by scripts. */
  isReadable?: boolean;
}

/** The value of a `Set-Cookie` header. */
export function setCookie(
  publicUrl: string,
  name: string,
  value: string,
  { maxAge, path = "/", isReadable = false }: CookieOptions,
): string {
  const attributes = [
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    `Path=${path}`,
    ...(isReadable ? [] : ["HttpOnly"]),
    "SameSite=Lax",
    ...(publicUrl.startsWith("https:") ? ["Secure"] : []),
  ];
  return [`${name}=${value}`, ...attributes].join("; ");
}
