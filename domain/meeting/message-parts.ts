import { LinkifyIt } from "linkify-it";

/** A piece of a message, in reading order. */
export type MessagePart =
  | { kind: "text"; text: string }
  /** `text` is what to show, `href` where it leads. */
  | { kind: "link"; text: string; href: string }
  /** What its writer hides until the reader asks for it; `raw` is the text between the marks. */
  | { kind: "spoiler"; raw: string; parts: InlinePart[] };

/** What can be inside a spoiler. */
export type InlinePart = Exclude<MessagePart, { kind: "spoiler" }>;

/** Before and after a spoiler. */
export const SPOILER_MARK = "||";

const SCHEME = /https?:(?=\/\/)/giu;

/** With user names, so that an address that has one is found whole and refused. */
const linkify = new LinkifyIt({ urlAuth: true });

/** A host of two or more labels, as URLs write it; browsers accept stranger ones, such as `.(`. */
const DOMAIN = /^(?:[a-z\d_-]+\.)+[a-z\d-]+\.?$/;

/** No top level domain mixes Latin letters with others: `youtube.comを見て` ends after `com`. */
const BEFORE_OTHER_LETTERS = /^.*\.[a-z\d-]*[a-z\d](?=[^a-z\d.:-])/i;

/** What the library counts as part of a path, and people do not: from an invisible character or delimiter on. */
const BEHIND_PATH = /[\p{C}"|\\^`{}].*$/su;

/** Decoration around an address. */
const DECORATION = /[*_~～]+$/u;

/**
 * Takes a message apart: spoilers between `||`, web addresses, and the text around them. Marks without an end or with nothing
 * between them are text. Never loses a character; the time grows linearly with the message.
 */
export function messageParts(message: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let plainFrom = 0;
  let from = 0;
  for (;;) {
    const start = message.indexOf(SPOILER_MARK, from);
    const end = start < 0 ? -1 : message.indexOf(SPOILER_MARK, start + SPOILER_MARK.length);
    if (end < 0) break;
    const raw = message.slice(start + SPOILER_MARK.length, end);
    if (raw.trim() === "") {
      from = end;
      continue;
    }
    parts.push(...inlineParts(message.slice(plainFrom, start)), { kind: "spoiler", raw, parts: inlineParts(raw) });
    from = end + SPOILER_MARK.length;
    plainFrom = from;
  }
  return [...parts, ...inlineParts(message.slice(plainFrom))];
}

/** The message for a preview or a notification: `placeholder` stands for each spoiler. */
export function withoutSpoilers(message: string, placeholder: string): string {
  return messageParts(message)
    .map((part) => (part.kind === "spoiler" ? placeholder : part.text))
    .join("");
}

/** The text with what is between `start` and `end` as a spoiler, and where that is then. White space stays outside. */
export function asSpoiler(text: string, start: number, end: number): { text: string; start: number; end: number } {
  const chosen = text.slice(start, end);
  const hidden = chosen.trim();
  const before = text.slice(0, start) + chosen.slice(0, chosen.length - chosen.trimStart().length);
  const after = hidden === "" ? text.slice(end) : chosen.slice(chosen.trimEnd().length) + text.slice(end);
  const from = before.length + SPOILER_MARK.length;
  return {
    text: `${before}${SPOILER_MARK}${hidden}${SPOILER_MARK}${after}`,
    start: from,
    end: from + hidden.length,
  };
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

/**
 * Where an address leads, and how many characters of the text it takes. Null for what is no address, and for one that claims
 * another host in front of an `@`. A host in other letters than Latin ones is shown as it is looked up, so that no letter can
 * pass for another.
 */
function readLink(found: string): { text: string; href: string; length: number } | null {
  const [, scheme = "", host = "", path = ""] = /^(https?:\/\/)([^/?#]*)(.*)$/is.exec(found) ?? [];
  if (host.includes("@")) return null;
  const latin = BEFORE_OTHER_LETTERS.exec(host)?.[0];
  const typed = scheme + (latin ?? host + path.replace(BEHIND_PATH, "").replace(DECORATION, ""));
  if (!URL.canParse(typed)) return null;
  const url = new URL(typed);
  if (!DOMAIN.test(url.hostname)) return null;
  return { text: (latin ?? host).toLowerCase() === url.host ? typed : url.href, href: url.href, length: typed.length };
}
