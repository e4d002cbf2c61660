import { readUrl } from "@nakamatch/contract/vocabulary/read-url";
import { LinkifyIt } from "linkify-it";
import { type NamedTitle, readSpoiler, splitAtSpoilers } from "./spoilers.ts";

export type MessagePart =
  | { kind: "text"; text: string }
  | { kind: "link"; text: string; href: string }
  /** `raw` is the text between the marks, `title` what it is about. */
  | { kind: "spoiler"; raw: string; title: NamedTitle | null; parts: InlinePart[] };

export type InlinePart = Exclude<MessagePart, { kind: "spoiler" }>;

const SCHEME = /https?:(?=\/\/)/giu;

/** `urlAuth` matches URLs with user names, for refusal. */
const linkify = new LinkifyIt({ urlAuth: true });

/** At least two labels; browsers accept odder hosts, such as `.(`. */
const DOMAIN = /^(?:[a-z\d_-]+\.)+[a-z\d-]+\.?$/;

/** Top-level domains do not mix scripts: `youtube.comを見て` ends after `com`. */
const BEFORE_OTHER_LETTERS = /^.*\.[a-z\d-]*[a-z\d](?=[^\p{Script=Latin}\d.:-][^.]*$)/iu;

/** Invisible characters and delimiters that the library takes for a path. */
const BEHIND_PATH = /[\p{C}"|\\^`{}].*$/su;

const DECORATION = /[*_~～]+$/u;

/** Splits a message losslessly into spoilers (`||`), links and text, in linear time. */
export function messageParts(message: string): MessagePart[] {
  return splitAtSpoilers(message).flatMap<MessagePart>(({ text, isHidden }) =>
    isHidden ? [spoilerPart(text)] : inlineParts(text),
  );
}

function spoilerPart(raw: string): MessagePart {
  const { title, text } = readSpoiler(raw);
  return { kind: "spoiler", raw, title, parts: inlineParts(text) };
}

/** For previews. */
export function withoutSpoilers(message: string, placeholder: string): string {
  return messageParts(message)
    .map((part) => (part.kind === "spoiler" ? placeholder : part.text))
    .join("");
}

function inlineParts(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let from = 0;
  for (const { 0: scheme, index } of text.matchAll(SCHEME)) {
    const length = index < from ? 0 : linkify.testSchemaAt(text, scheme, index + scheme.length);
    const link = readLink(text.slice(index, index + scheme.length + length));
    if (!link) continue;
    if (index > from) parts.push({ kind: "text", text: text.slice(from, index) });
    parts.push({ kind: "link", text: link.text, href: link.href });
    from = index + link.length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

/** Null if invalid, or if an `@` disguises the host. Non-ASCII hosts show as punycode, against lookalikes. */
function readLink(found: string): { text: string; href: string; length: number } | null {
  const [, scheme = "", host = "", path = ""] = /^(https?:\/\/)([^/?#]*)(.*)$/is.exec(found) ?? [];
  if (host.includes("@")) return null;
  const latin = BEFORE_OTHER_LETTERS.exec(host)?.[0];
  const typed = scheme + (latin ?? host + path.replace(BEHIND_PATH, "").replace(DECORATION, ""));
  const url = readUrl(typed);
  if (!url || !DOMAIN.test(url.hostname)) return null;
  return { text: (latin ?? host).toLowerCase() === url.host ? typed : url.href, href: url.href, length: typed.length };
}
