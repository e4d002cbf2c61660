import { Parser } from "htmlparser2";
import { ListError } from "./list-error.ts";
import { type ListItem, type ListStatus, listItem, type ReadEntries, statusOf } from "./list-item.ts";

/** Statuses as exports of some years ago number them. */
const NUMBERED: Record<string, ListStatus> = {
  "1": "current",
  "2": "completed",
  "3": "paused",
  "4": "dropped",
  "6": "planned",
};

/** Elements inside one another; the export has three. */
const DEPTH_MAX = 100;

/** The markup that such a file has. Any other `<` is one that its owner wrote, in a comment say. */
const MARKUP =
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<\?[^<>]*>|<!doctype|<\/?(?:myanimelist|anime|manga|[a-z]+(?:_[a-z]+)+)(?:\s+[\w:]+="[^"<>]*")*\s*\/?>|</gi;

/** Where an entry begins. */
const ENTRY = /<(?:anime|manga)[\s>]/gi;

/** Whether a text looks like XML. */
export function isXml(text: string): boolean {
  return /^\s*<[?!a-zA-Z]/.test(text);
}

interface Entry {
  kind: "anime" | "manga";
  /** Where it begins, and how deep. */
  start: number;
  depth: number;
  fields: Map<string, string>;
  /** A field of it has no end. */
  isBroken: boolean;
}

/**
 * The entries of MyAnimeList's XML export, of anime or manga. Kitsu and AniList tools write the same format. Scores are from
 * 0, not rated, to 10. An entry that is broken or cut off is counted and left out.
 *
 * @throws {ListError} `unsafe` for a document type, since only those declare entities; `unknownFormat` for other XML
 */
export function readMyAnimeList(text: string): ReadEntries {
  const xml = text.replace(MARKUP, (markup) => (markup === "<" ? "&lt;" : markup));
  const items: ListItem[] = [];
  let unreadable = 0;
  const open: string[] = [];
  let isList = false;
  let entry: Entry | undefined;
  const giveUp = (begun: Entry, end: number) => {
    // What has no end may have swallowed the beginning of others.
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
