export const SPOILER_MARK = "||";

/** After the opening mark: `||[Mushishi #42] the ending||`. Older clients show it with the text. */
const TITLE_HEAD = /^\[(?<name>[^[\]|\r\n]{1,60}) #(?<id>[1-9]\d{0,8})\] (?=\S)/u;

/** A catalogue title, with its name at the time of writing. */
export interface NamedTitle {
  id: number;
  name: string;
}

/** `from` and `to` include the marks. */
export type Piece = { text: string; isHidden: boolean; from: number; to: number };

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

/** Splits a text losslessly into hidden and shown pieces. */
export function splitAtSpoilers(message: string): Piece[] {
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

/** Parses the text between the marks into its title, if named, and the rest. */
export function readSpoiler(raw: string): { title: NamedTitle | null; text: string } {
  const { 0: head = "", groups } = TITLE_HEAD.exec(raw) ?? {};
  const title = groups ? { id: Number(groups.id), name: (groups.name as string).trim() } : null;
  return { title: title?.name ? title : null, text: raw.slice(head.length) };
}

/** Formats raw text for people: named titles lose their numbers. */
export function readableSpoilers(text: string): string {
  return splitAtSpoilers(text)
    .map(({ text: piece, isHidden }) => {
      if (!isHidden) return piece;
      const { title, text: hidden } = readSpoiler(piece);
      return SPOILER_MARK + (title ? `[${title.name}] ` : "") + hidden + SPOILER_MARK;
    })
    .join("");
}

/** Sets the title of each spoiler; null removes it. */
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

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join("");
}

/** Breaks up adjacent bars. */
function withoutMarks(text: string): string {
  return text.replaceAll(/\|(?=\|)/g, "| ");
}

/** Breaks up unpaired marks, which a later mark would close. They can only follow the last spoiler. */
function withoutStrayMarks(text: string): string {
  const last = splitAtSpoilers(text).at(-1);
  return last && !last.isHidden ? text.slice(0, last.from) + withoutMarks(last.text) : text;
}
