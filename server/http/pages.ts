import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import {
  FALLBACK_LANGUAGE,
  KEEP_LANGUAGE_PARAMETER,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_DAYS,
  LANGUAGE_PARAMETER,
  type Language,
  languageOfTag,
} from "@nakamatch/contract/vocabulary/languages";
import { screenPathOf } from "@nakamatch/contract/vocabulary/screen-paths";
import { SIGNED_IN_COOKIE } from "@nakamatch/contract/vocabulary/session-cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieValue, setCookie } from "../platform/auth/cookies.ts";
import { escapeHtml } from "../platform/html.ts";

const compressors = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify<string, Buffer>(gzip),
};
type Encoding = keyof typeof compressors;

/** Placeholders of `web/build/prerender-pages.ts`. */
const PUBLIC_URL = "{{PUBLIC_URL}}";
const PRELOADS = "<!--preloads-->";

/** Parameters that do not affect the page. */
const HARMLESS_PARAMETER = /^(?:lang|keep|utm_\w+)$/;

const CANONICAL_IN_LANGUAGE = /(<link rel="canonical" href="[^"?]*)\?lang=[a-z]+"/;

export interface PagesOptions {
  /** The web app's build. */
  folder: string;
  publicUrl: string;
  /** Prerendered pages that do not fit this server. */
  leaveOut?: readonly string[];
  /** Whether nobody can register now: `data-registration-closed` of the page says so. */
  isRegistrationClosed: () => Promise<boolean>;
}

/** `screens.json` of the build (`web/build/screen-files.ts`). */
interface ScreenFiles {
  parts: Record<string, { files: string[]; phrases: Record<Language, string[]> }>;
  screens: Record<string, { guest: string[]; member: string[]; isFramed: boolean }>;
}

interface Page {
  html: string;
  etag: string;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

interface Variant {
  screen: string;
  language: Language;
  isMember: boolean;
  isClosed: boolean;
  /** The prerendered page or the app's empty one. */
  file: string;
  /** Whether `?lang=de` names the language; such an address is its own canonical one. */
  isNamed: boolean;
}

/**
 * Sends the app's page for a path, with preloads for its screen. The language comes from the address (`?lang=de`,
 * stored with `keep`), the cookie, `Accept-Language`, or is Spanish. Guests get the prerendered page, unless parameters
 * change it (as in emails).
 */
export function createPages({ folder, publicUrl, leaveOut = [], isRegistrationClosed }: PagesOptions) {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const { parts, screens }: ScreenFiles = existsSync(join(folder, "screens.json"))
    ? JSON.parse(read("screens.json"))
    : { parts: {}, screens: {} };
  // Read once, as a build may replace the folder.
  const prerendered = existsSync(join(folder, "pages")) ? readdirSync(join(folder, "pages"), { recursive: true }) : [];
  const templates = new Map(
    ["index.html", ...prerendered.map((name) => `pages/${name}`)]
      .filter((file) => file.endsWith(".html"))
      .map((file) => [file, read(file)]),
  );
  /** Bounded by the number of screens and their variants. */
  const pages = new Map<string, Page>();

  function render({ screen, language, isMember, isClosed, file, isNamed }: Variant): Page {
    const { guest, member, isFramed } = screens[screen] ?? { guest: [], member: [], isFramed: false };
    const files = (isMember ? member : guest).flatMap((part) => [
      ...(parts[part]?.files ?? []),
      ...(parts[part]?.phrases[language] ?? []),
    ]);
    const links = [...new Set(files)].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`);
    const frame = isMember && isFramed ? " data-framed" : "";
    const closed = isClosed ? " data-registration-closed" : "";
    const html = (templates.get(file) ?? "")
      .replace(/<html lang="[a-z]+">/, `<html lang="${language}"${frame}${closed}>`)
      .replace(PRELOADS, links.join(""))
      .replaceAll(PUBLIC_URL, escapeHtml(publicUrl))
      .replace(CANONICAL_IN_LANGUAGE, isNamed ? "$&" : '$1"');
    const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
    return { html, etag, compressed: {} };
  }

  return async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const query = request.query as Record<string, unknown>;
    // Uses the first of several, like the browser.
    const named = languageOfTag([query[LANGUAGE_PARAMETER]].flat()[0]);
    const language = named ?? languageOf(request);
    const isMember = Boolean(cookieValue(request.headers.cookie, SIGNED_IN_COOKIE));
    const screen = screenPathOf(path) ?? "*";
    const file = `pages/${language}${screen === "/" ? "/start" : screen}.html`;
    const isPlain = !isMember && Object.keys(query).every((name) => HARMLESS_PARAMETER.test(name));
    const isPrerendered = isPlain && !leaveOut.includes(screen) && templates.has(file);
    const variant = {
      screen,
      language,
      isMember,
      isClosed: !isMember && (await isRegistrationClosed()),
      file: isPrerendered ? file : "index.html",
      isNamed: Boolean(named),
    };
    const key = Object.values(variant).join(" ");
    const page = pages.get(key) ?? render(variant);
    pages.set(key, page);

    reply.headers({
      vary: "Cookie, Accept-Language, Accept-Encoding",
      "cache-control": "private, no-cache",
      "content-language": language,
    });
    if (named && KEEP_LANGUAGE_PARAMETER in query) reply.header("set-cookie", languageCookie(language, publicUrl));
    // Never 304, which would have no body.
    if (screen === "*") reply.status(404);
    else {
      reply.header("etag", page.etag);
      if (request.headers["if-none-match"]?.includes(page.etag)) return reply.status(304).send();
    }
    reply.type("text/html; charset=utf-8");
    const encoding = encodingFor(request);
    if (!encoding) return reply.send(page.html);
    page.compressed[encoding] ??= compressors[encoding](page.html);
    return reply.header("content-encoding", encoding).send(await page.compressed[encoding]);
  };
}

function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = String(headers["accept-encoding"] ?? "");
  return (["br", "gzip"] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted));
}

/** Returns the stored language, or the first supported one. */
export function languageOf({ headers }: Pick<FastifyRequest, "headers">): Language {
  const preferred = (headers["accept-language"] ?? "")
    .split(",")
    .map((entry) => {
      const [tag, quality] = entry.split(/\s*;\s*q=/i);
      return { code: languageOfTag(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ code }) => code);
  const stored = languageOfTag(cookieValue(headers.cookie, LANGUAGE_COOKIE));
  return stored ?? preferred.find((code) => code !== undefined) ?? FALLBACK_LANGUAGE;
}

function languageCookie(language: Language, publicUrl: string): string {
  return setCookie(publicUrl, LANGUAGE_COOKIE, language, {
    maxAge: LANGUAGE_COOKIE_DAYS * 24 * 60 * 60,
    isReadable: true,
  });
}
