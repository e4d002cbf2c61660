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

/** In place of the product's own address in pages that the build has rendered (`web/build/prerender-pages.ts`). */
const PUBLIC_URL = "{{PUBLIC_URL}}";

/** Parameters of links that change nothing about a page. */
const HARMLESS_PARAMETER = /^(?:lang|keep|utm_\w+)$/;

export interface PublicPagesOptions {
  /** The build of the web app; without rendered pages in it nothing is registered. */
  folder: string;
  publicUrl: string;
  /** Paths whose rendered page says something else than this server does. */
  leaveOut?: readonly string[];
}

/** The address that a page names as its own in one language. */
const CANONICAL_IN_LANGUAGE = /(<link rel="canonical" href="[^"?]*)\?lang=[a-z]+"/;

/** A page in one language, ready to be sent. */
interface Page {
  html: string;
  etag: string;
  /** Compressed at the first request that accepts it. */
  compressed: Promise<Buffer> | undefined;
}

/** The page of one language by the address that it is asked for at: each is its own canonical address. */
interface PageOfLanguage {
  /** At `?lang=de`. */
  named: Page;
  /** At the address without a language, which search engines list for all others. */
  plain: Page;
}

/**
 * Sends the public pages as the build has rendered them, in the language that the address names (`?lang=de`, kept where a reader
 * without scripts has chosen it), that the browser has stored (its copy in a cookie), or that it prefers (`Accept-Language`), else in Spanish. They are what guests see: who is
 * probably signed in gets the page that every screen starts with. Links from emails and other addresses
 * with parameters of their own get that page too.
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

/** The rendered pages by path and language. */
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

/** The stored language of the browser, or the first of those it prefers that is one of the six. */
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
