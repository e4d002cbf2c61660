import { randomBytes, timingSafeEqual } from "node:crypto";
import { normalizeEmail } from "@nakamatch/domain/people/email";
import { createKeyedHash } from "../keyed-hash.ts";
import { cookieName, cookieValue, setCookie } from "./cookies.ts";

/** Most accounts that one device is remembered for; the one that signed in longest ago is forgotten first. */
const MOST_ACCOUNTS = 5;

/** How long a device is remembered after a sign-in, in seconds: browsers keep no cookie for longer than 400 days. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/** Where the cookie is sent: to authentication alone. */
const PATH = "/api/auth";

/** The device's id, 128 random bits in base64url, and each account's mark have this form. */
const PART = /^[\w-]{22}$/;

/**
 * Recognises the devices on which somebody has proved to be an account's member, so that wrong passwords of strangers do not
 * keep the member out. The cookie holds a random id and, for each account, a mark that only this server can make; it tells
 * nobody which accounts these are, and signs nobody in.
 */
export interface KnownDevices {
  /** The device's id, if `account`, an e-mail address, has signed in on the device that sends these cookies. */
  recognise(cookies: string | undefined, account: string): string | undefined;
  /** The `Set-Cookie` header that remembers a device for `account`, besides what its cookies remember already. */
  remember(cookies: string | undefined, account: string): string;
}

/** Makes the marks with a key derived from `secret`. */
export function createKnownDevices({ secret, publicUrl }: { secret: string; publicUrl: string }): KnownDevices {
  const hash = createKeyedHash(secret, "nakamatch known devices");
  const name = cookieName(publicUrl, "nakamatch.device");
  const markOf = (id: string, account: string) => hash(`${id} ${normalizeEmail(account)}`).slice(0, 22);

  function read(cookies: string | undefined): { id: string | undefined; marks: string[] } {
    const [id, ...marks] = (cookieValue(cookies, name) ?? "").split(".").filter((part) => PART.test(part));
    return { id, marks: marks.slice(0, MOST_ACCOUNTS) };
  }

  return {
    recognise(cookies, account) {
      const { id, marks } = read(cookies);
      if (id === undefined) return undefined;
      const expected = Buffer.from(markOf(id, account));
      return marks.some((mark) => timingSafeEqual(Buffer.from(mark), expected)) ? id : undefined;
    },
    remember(cookies, account) {
      const { id = randomBytes(16).toString("base64url"), marks } = read(cookies);
      const own = markOf(id, account);
      const kept = [own, ...marks.filter((mark) => mark !== own)].slice(0, MOST_ACCOUNTS);
      return setCookie(publicUrl, name, [id, ...kept].join("."), { maxAge: MAX_AGE_SECONDS, path: PATH });
    },
  };
}
