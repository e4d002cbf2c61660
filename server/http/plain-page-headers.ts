import { createHash } from "node:crypto";
import { PLAIN_PAGE_STYLE } from "../platform/plain-page.ts";

const STYLE_HASH = createHash("sha256").update(PLAIN_PAGE_STYLE).digest("base64");

/** Of a page behind a token: nobody keeps, finds or embeds it, and it loads nothing. `images` lets it hold some itself. */
export function plainPageHeaders(
  referrer: "no-referrer" | "strict-origin",
  { images = false } = {},
): Record<string, string> {
  const sources = [`default-src 'none'`, `style-src 'sha256-${STYLE_HASH}'`, ...(images ? ["img-src data:"] : [])];
  return {
    "cache-control": "no-store",
    "content-security-policy": `${sources.join("; ")}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    "referrer-policy": referrer,
    "x-robots-tag": "noindex, nofollow, noarchive",
  };
}
