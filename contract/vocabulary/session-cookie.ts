/** Tells scripts about the refresh token, which is HttpOnly. The value is `1`. */
export const SIGNED_IN_COOKIE = "nakamatch.signed_in";
