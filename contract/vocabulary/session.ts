/** Name of the cookie that tells scripts that the browser has a refresh token, which they cannot read. Its value is `1`. */
export const SIGNED_IN_COOKIE = "nakamatch.signed_in";
