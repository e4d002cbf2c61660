/** The value of a cookie in a request's `Cookie` header, as it was sent; undefined when there is none of that name. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(";").find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf("=") + 1).trim();
}

/** The name under which a cookie is sent: browsers accept the `__Secure-` prefix over https only. */
export function cookieName(publicUrl: string, name: string): string {
  return `${publicUrl.startsWith("https:") ? "__Secure-" : ""}${name}`;
}
