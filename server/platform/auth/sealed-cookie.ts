import type { z } from "zod";
import { createSeal } from "../seal.ts";
import { cookieName, cookieValue, setCookie } from "./cookies.ts";

/** A cookie that only the server can read and create. */
export interface SealedCookie<Content extends { at: number }> {
  /** Undefined if invalid or expired. */
  read(cookies: string | null | undefined): Content | undefined;
  /** A `Set-Cookie` header. */
  keep(content: Omit<Content, "at">): string;
  clear(): string;
}

/** `purpose` derives the key. */
export function createSealedCookie<Content extends { at: number }>(options: {
  secret: string;
  publicUrl: string;
  name: string;
  purpose: string;
  path: string;
  seconds: number;
  /** `at` is the time of `keep`, in milliseconds since the epoch. */
  schema: z.ZodType<Content>;
  now?: (() => number) | undefined;
}): SealedCookie<Content> {
  const { secret, publicUrl, purpose, path, seconds, schema, now = () => Date.now() } = options;
  const seal = createSeal(secret, purpose);
  const name = cookieName(publicUrl, options.name);
  const cookie = (value: string, maxAge: number) => setCookie(publicUrl, name, value, { maxAge, path });
  return {
    read(cookies) {
      const text = seal.open(cookieValue(cookies ?? undefined, name) ?? "");
      if (text === undefined) return undefined;
      const { data } = schema.safeParse(JSON.parse(text));
      return data && data.at > now() - 1000 * seconds ? data : undefined;
    },
    keep: (content) => cookie(seal.close(JSON.stringify({ ...content, at: now() })), seconds),
    clear: () => cookie("", 0),
  };
}
