/** The value of a cookie in a request's `Cookie` header, as it was sent; undefined when there is none of that name. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(";").find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf("=") + 1).trim();
}

/** The name under which a cookie is sent: browsers accept the `__Secure-` prefix over https only. */
export function cookieName(publicUrl: string, name: string): string {
  return `${publicUrl.startsWith("https:") ? "__Secure-" : ""}${name}`;
}

/** What a browser does with a cookie. */
interface CookieOptions {
  /** How long it is kept, in seconds; 0 deletes it, without it the browser's session. */
  maxAge?: number | undefined;
  /** The addresses that it is sent to; all of the site without one. */
  path?: string;
  /** Whether scripts can read it. */
  isReadable?: boolean;
}

/** The value of a `Set-Cookie` header: for this site alone, and over https only where the site has it. */
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
