import { LinkifyIt } from "linkify-it";

export type MessagePart =
  | { kind: "text"; text: string }
  | { kind: "link"; text: string; href: string }
  /** `raw` is the text between the marks, `title` what it is about. */
  | { kind: "spoiler"; raw: string; title: NamedTitle | null; parts: InlinePart[] };

/** A title of the catalogue, by the name it was written with. */
export interface NamedTitle {
  id: number;
  name: string;
}

export type InlinePart = Exclude<MessagePart, { kind: "spoiler" }>;

export const SPOILER_MARK = "||";

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

/** Behind the opening mark: `||[Mushishi #42] the ending||`. Clients that do not know it show it with the text. */
const TITLE_HEAD = /^\[(?<name>[^[\]|\r\n]{1,60}) #(?<id>[1-9]\d{0,8})\] (?=\S)/u;

/** Splits a message losslessly into spoilers (`||`), links and text, in linear time. */
export function messageParts(message: string): MessagePart[] {
  return splitAtSpoilers(message).flatMap<MessagePart>(({ text, isHidden }) =>
    isHidden ? [spoilerPart(text)] : inlineParts(text),
  );
}

function spoilerPart(raw: string): MessagePart {
  const { 0: head = "", groups } = TITLE_HEAD.exec(raw) ?? {};
  const title = groups ? { id: Number(groups.id), name: (groups.name as string).trim() } : null;
  return { kind: "spoiler", raw, title: title?.name ? title : null, parts: inlineParts(raw.slice(head.length)) };
}

/** Names the title of each spoiler, in place of one named before; null takes names away. */
export function nameSpoilers(text: string, title: NamedTitle | null): string {
  const name = title?.name
    .replaceAll(/[[\]|\s]+/g, " ")
    .slice(0, 60)
    .trim();
  const head = title && name ? `[${name} #${title.id}] ` : "";
  return splitAtSpoilers(text)
    .map(({ text: piece, isHidden }) =>
      isHidden ? SPOILER_MARK + head + piece.replace(TITLE_HEAD, "").trimStart() + SPOILER_MARK : piece,
    )
    .join("");
}

/** For previews. */
export function withoutSpoilers(message: string, placeholder: string): string {
  return messageParts(message)
    .map((part) => (part.kind === "spoiler" ? placeholder : part.text))
    .join("");
}

/** The whole text as one spoiler, unless blank. */
export function asSpoiler(text: string): string {
  return text.trim() === "" ? text : SPOILER_MARK + withoutMarks(textOf(splitAtSpoilers(text))).trim() + SPOILER_MARK;
}

/**
 * Toggles one spoiler for the selection, or without one for the spoiler at the cursor or the whole text. Splits marks
 * that could pair with new ones.
 *
 * @returns the new text and selection
 */
export function toggleSpoiler(text: string, start: number, end: number): { text: string; start: number; end: number } {
  const pieces = splitAtSpoilers(text);
  const hasCursor = start === end;
  const around = pieces.find((piece) => piece.isHidden && piece.from < start && end < piece.to);
  const [from, to] = around ? [around.from, around.to] : hasCursor ? [0, text.length] : [start, end];
  const touched = pieces.filter((piece) => piece.isHidden && piece.from < to && from < piece.to);
  const first = Math.min(from, touched[0]?.from ?? from);
  const last = Math.max(to, touched.at(-1)?.to ?? to);
  // Pieces of the whole text: a part of it could pair its marks otherwise.
  const chosen = pieces
    .filter((piece) => piece.from < last && first < piece.to)
    .map((piece) =>
      piece.isHidden ? piece : { ...piece, text: text.slice(Math.max(piece.from, first), Math.min(piece.to, last)) },
    );
  const content = textOf(chosen);
  if (content.trim() === "") return { text, start, end };
  const isShown = chosen.some((piece) => !piece.isHidden && /[^\s|]/.test(piece.text));
  const lead = content.slice(0, content.length - content.trimStart().length);
  const trail = content.slice(content.trimEnd().length);
  const mark = isShown ? SPOILER_MARK : "";
  const opened = withoutStrayMarks(text.slice(0, first)) + lead + mark;
  const inner = withoutMarks(content.trim());
  const until = opened.length + inner.length;
  return {
    text: opened + inner + mark + trail + text.slice(last),
    start: hasCursor ? until : opened.length,
    end: until,
  };
}

/** `from` and `to` include the marks. */
type Piece = { text: string; isHidden: boolean; from: number; to: number };

function splitAtSpoilers(message: string): Piece[] {
  const pieces: Piece[] = [];
  let plainFrom = 0;
  let from = 0;
  const addPlain = (to: number) => {
    if (to > plainFrom) pieces.push({ text: message.slice(plainFrom, to), isHidden: false, from: plainFrom, to });
  };
  for (;;) {
    const start = message.indexOf(SPOILER_MARK, from);
    const end = start < 0 ? -1 : message.indexOf(SPOILER_MARK, start + SPOILER_MARK.length);
    if (end < 0) break;
    const text = message.slice(start + SPOILER_MARK.length, end);
    if (text.trim() === "") {
      from = end;
      continue;
    }
    addPlain(start);
    from = end + SPOILER_MARK.length;
    pieces.push({ text, isHidden: true, from: start, to: from });
    plainFrom = from;
  }
  addPlain(message.length);
  return pieces;
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join("");
}

/** No two bars beside each other. */
function withoutMarks(text: string): string {
  return text.replaceAll(/\|(?=\|)/g, "| ");
}

/** Takes marks apart that a later one would close: behind the last spoiler, as earlier ones are paired. */
function withoutStrayMarks(text: string): string {
  const last = splitAtSpoilers(text).at(-1);
  return last && !last.isHidden ? text.slice(0, last.from) + withoutMarks(last.text) : text;
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
  if (!URL.canParse(typed)) return null;
  const url = new URL(typed);
  if (!DOMAIN.test(url.hostname)) return null;
  return { text: (latin ?? host).toLowerCase() === url.host ? typed : url.href, href: url.href, length: typed.length };
}
