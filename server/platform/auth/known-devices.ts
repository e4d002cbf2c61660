import { randomBytes, timingSafeEqual } from "node:crypto";
import { normalizeEmail } from "@nakamatch/domain/people/email";
import { createKeyedHash } from "../keyed-hash.ts";
import { cookieName, cookieValue, setCookie } from "./cookies.ts";

/** Beyond this, the oldest sign-in is dropped. */
const MOST_ACCOUNTS = 5;

/** Browsers' maximum. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

const PATH = "/api/auth";

/** A device's id (128 bits in base64url) or an account's mark. */
const PART = /^[\w-]{22}$/;

/**
 * Recognizes a member's devices, so that strangers' wrong passwords do not lock them out. The cookie reveals no account
 * and opens no session.
 */
export interface KnownDevices {
  /** Returns the device's id, if `account` (an email) signed in on it after `securedAt`. */
  recognise(cookies: string | undefined, account: string, securedAt: string | null): string | undefined;
  /** Returns a `Set-Cookie` header that adds `account`, until it is secured another time. */
  remember(cookies: string | undefined, account: string, securedAt: string | null): string;
}

export function createKnownDevices({ secret, publicUrl }: { secret: string; publicUrl: string }): KnownDevices {
  const hash = createKeyedHash(secret, "nakamatch known devices");
  const name = cookieName(publicUrl, "nakamatch.device");
  const markOf = (id: string, account: string, securedAt: string | null) =>
    hash(`${id} ${normalizeEmail(account)}${securedAt === null ? "" : ` ${securedAt}`}`).slice(0, 22);

  function read(cookies: string | undefined): { id: string | undefined; marks: string[] } {
    const [id, ...marks] = (cookieValue(cookies, name) ?? "").split(".").filter((part) => PART.test(part));
    return { id, marks: marks.slice(0, MOST_ACCOUNTS) };
  }

  return {
    recognise(cookies, account, securedAt) {
      const { id, marks } = read(cookies);
      if (id === undefined) return undefined;
      const expected = Buffer.from(markOf(id, account, securedAt));
      return marks.some((mark) => timingSafeEqual(Buffer.from(mark), expected)) ? id : undefined;
    },
    remember(cookies, account, securedAt) {
      const { id = randomBytes(16).toString("base64url"), marks } = read(cookies);
      const own = markOf(id, account, securedAt);
      const kept = [own, ...marks.filter((mark) => mark !== own)].slice(0, MOST_ACCOUNTS);
      return setCookie(publicUrl, name, [id, ...kept].join("."), { maxAge: MAX_AGE_SECONDS, path: PATH });
    },
  };
}
