import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import {
  FALLBACK_LANGUAGE,
  isLanguage,
  KEEP_LANGUAGE_PARAMETER,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_DAYS,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
  languageOfTag,
} from "@nakamatch/contract/vocabulary/languages";
import { SIGNED_IN_COOKIE } from "@nakamatch/contract/vocabulary/session";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cookieValue, setCookie } from "../platform/auth/cookies.ts";
import { escapeHtml } from "../platform/html.ts";

const compress = promisify(brotliCompress);

/** Placeholder of prerendered pages (`web/build/prerender-pages.ts`). */
const PUBLIC_URL = "{{PUBLIC_URL}}";

/** Parameters that do not change a page. */
const HARMLESS_PARAMETER = /^(?:lang|keep|utm_\w+)$/;

export interface PublicPagesOptions {
  /** The web app's build; without rendered pages nothing is registered. */
  folder: string;
  publicUrl: string;
  /** Paths whose rendered page is wrong for this server. */
  leaveOut?: readonly string[];
}

const CANONICAL_IN_LANGUAGE = /(<link rel="canonical" href="[^"?]*)\?lang=[a-z]+"/;

interface Page {
  html: string;
  etag: string;
  /** At the first request that accepts it. */
  compressed: Promise<Buffer> | undefined;
}

/** Each address is its own canonical one. */
interface PageOfLanguage {
  /** At `?lang=de`. */
  named: Page;
  /** Search engines list it for all other languages. */
  plain: Page;
}

/**
 * Sends prerendered pages to guests in the language of the address (`?lang=de`, kept where chosen without scripts),
 * the cookie or `Accept-Language`, else in Spanish. Probably signed-in visitors, and other parameters (as in emails),
 * get the app's usual page.
 */
export function registerPublicPages(
  app: FastifyInstance,
  { folder, publicUrl, leaveOut = [] }: PublicPagesOptions,
): void {
  const pages = readPages(join(folder, "pages"), publicUrl);
  for (const [path, inLanguages] of pages) {
    if (leaveOut.includes(path)) continue;
    app.get(path, async (request, reply) => {
      reply.header("vary", "Cookie, Accept-Language, Accept-Encoding").header("cache-control", "no-cache");
      const query = request.query as Record<string, unknown>;
      const isPlain = Object.keys(query).every((name) => HARMLESS_PARAMETER.test(name));
      if (!isPlain || cookieValue(request.headers.cookie, SIGNED_IN_COOKIE)) return reply.sendFile("index.html");
      const asked = query[LANGUAGE_PARAMETER];
      if (isLanguage(asked) && KEEP_LANGUAGE_PARAMETER in query)
        reply.header("set-cookie", languageCookie(asked, publicUrl));
      const language = isLanguage(asked) ? asked : languageOf(request);
      const page = inLanguages[language];
      if (page === undefined) return reply.sendFile("index.html");
      return send(request, reply, isLanguage(asked) ? page.named : page.plain, language);
    });
  }
}

/** By path and language. */
function readPages(folder: string, publicUrl: string): Map<string, Partial<Record<Language, PageOfLanguage>>> {
  const pages = new Map<string, Partial<Record<Language, PageOfLanguage>>>();
  for (const language of LANGUAGES) {
    const files = existsSync(join(folder, language)) ? readdirSync(join(folder, language)) : [];
    for (const file of files) {
      const html = readFileSync(join(folder, language, file), "utf8").replaceAll(PUBLIC_URL, escapeHtml(publicUrl));
      const plain = html.replace(CANONICAL_IN_LANGUAGE, '$1"');
      const path = file === "start.html" ? "/" : `/${file.replace(/\.html$/, "")}`;
      pages.set(path, { ...pages.get(path), [language]: { named: pageOf(html), plain: pageOf(plain) } });
    }
  }
  return pages;
}

function pageOf(html: string): Page {
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  return { html, etag, compressed: undefined };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  language: Language,
): Promise<FastifyReply> {
  reply.header("content-language", language).header("etag", page.etag);
  if (request.headers["if-none-match"]?.includes(page.etag)) return reply.status(304).send();
  reply.type("text/html; charset=utf-8");
  if (!/\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""))) return reply.send(page.html);
  page.compressed ??= compress(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return reply.header("content-encoding", "br").send(await page.compressed);
}

/** The browser's stored language, or the first supported one it prefers. */
function languageOf({ headers }: FastifyRequest): Language {
  const preferred = (headers["accept-language"] ?? "")
    .split(",")
    .map((entry) => {
      const [tag, quality] = entry.split(/\s*;\s*q=/i);
      return { code: languageOfTag(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ code }) => code);
  return [cookieValue(headers.cookie, LANGUAGE_COOKIE), ...preferred].find(isLanguage) ?? FALLBACK_LANGUAGE;
}

function languageCookie(language: Language, publicUrl: string): string {
  return setCookie(publicUrl, LANGUAGE_COOKIE, language, {
    maxAge: LANGUAGE_COOKIE_DAYS * 24 * 60 * 60,
    isReadable: true,
  });
}
