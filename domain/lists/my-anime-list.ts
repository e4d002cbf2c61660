import { Parser } from "htmlparser2";
import { ListError } from "./list-error.ts";
import { type ListItem, type ListStatus, listItem, type ReadEntries, statusOf } from "./list-item.ts";

/** Statuses as older exports number them. */
const NUMBERED: Record<string, ListStatus> = {
  "1": "current",
  "2": "completed",
  "3": "paused",
  "4": "dropped",
  "6": "planned",
};

/** The export nests three levels. */
const DEPTH_MAX = 100;

/** Known markup. Any other `<` is text, e.g. in a comment. */
const MARKUP =
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<\?[^<>]*>|<!doctype|<\/?(?:myanimelist|anime|manga|[a-z]+(?:_[a-z]+)+)(?:\s+[\w:]+="[^"<>]*")*\s*\/?>|</gi;

const ENTRY = /<(?:anime|manga)[\s>]/gi;

/** Whether a text looks like XML. */
export function isXml(text: string): boolean {
  return /^\s*<[?!a-zA-Z]/.test(text);
}

interface Entry {
  kind: "anime" | "manga";
  start: number;
  depth: number;
  fields: Map<string, string>;
  isBroken: boolean;
}

/**
 * Reads MyAnimeList's XML, also written by Kitsu and AniList tools. Scores: 1 to 10, 0 is unrated. Skips and counts
 * broken entries.
 *
 * @throws {ListError} `unsafe`: a document type could declare entities; `unknownFormat`
 */
export function readMyAnimeList(text: string): ReadEntries {
  const xml = text.replace(MARKUP, (markup) => (markup === "<" ? "&lt;" : markup));
  const items: ListItem[] = [];
  let unreadable = 0;
  const open: string[] = [];
  let isList = false;
  let entry: Entry | undefined;
  const giveUp = (begun: Entry, end: number) => {
    // An unclosed entry may have swallowed others.
    unreadable += xml.slice(begun.start, end).match(ENTRY)?.length ?? 1;
    entry = undefined;
  };
  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (name === "!doctype" && !entry) throw new ListError("unsafe");
      },
      onopentag(name) {
        isList ||= name === "myanimelist";
        if (!isList || open.length === DEPTH_MAX) throw new ListError("unknownFormat");
        open.push(name);
        if (name !== "anime" && name !== "manga") return;
        if (entry && open.length === entry.depth + 1) giveUp(entry, parser.startIndex);
        entry ??= { kind: name, start: parser.startIndex, depth: open.length, fields: new Map(), isBroken: false };
      },
      ontext(part) {
        const field = entry && open[entry.depth];
        if (field !== undefined) entry?.fields.set(field, (entry.fields.get(field) ?? "") + part);
      },
      onclosetag(name, isImplied) {
        if (entry && open.length === entry.depth + 1 && isImplied && entry.fields.has(name)) entry.isBroken = true;
        if (entry && open.length === entry.depth) {
          if (isImplied || entry.isBroken) giveUp(entry, parser.endIndex + 1);
          else items.push(toItem(entry));
          entry = undefined;
        }
        open.pop();
      },
    },
    { recognizeCDATA: true, recognizeSelfClosing: true },
  );
  parser.end(xml);
  if (!isList) throw new ListError("unknownFormat");
  return { source: "myanimelist", items, unreadable };
}

function toItem({ kind, fields }: Entry): ListItem {
  const field = (...names: string[]) => names.map((name) => fields.get(name)?.trim() ?? "").find((text) => text !== "");
  const id = field("series_animedb_id", "manga_mangadb_id", "series_mangadb_id");
  const status = field("my_status") ?? "";
  return listItem({
    kind: "anime",
    titles: [field("series_title", "manga_title") ?? ""],
    references: id !== undefined && /^[1-9]\d{0,8}$/.test(id) ? [`mal-${kind}:${id}`] : [],
    score: Number(field("my_score") ?? 0) / 10,
    status: NUMBERED[status] ?? statusOf(status),
  });
}
