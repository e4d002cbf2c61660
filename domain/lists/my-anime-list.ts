import { SaxesParser } from "saxes";
import { ListError } from "./list-error.ts";
import { type ListItem, type ListStatus, listItem } from "./list-item.ts";

const STATUSES: Record<string, ListStatus> = {
  watching: "current",
  reading: "current",
  completed: "completed",
  "on-hold": "paused",
  dropped: "dropped",
  "plan to watch": "planned",
  "plan to read": "planned",
  // Exports of some years ago write numbers.
  "1": "current",
  "2": "completed",
  "3": "paused",
  "4": "dropped",
  "6": "planned",
};

/** Elements inside one another; the export has three. */
const DEPTH_MAX = 16;

/** Characters that are handed to the parser at a time. */
const CHUNK = 64 * 1024;

/** Whether a text looks like XML. */
export function isXml(text: string): boolean {
  return /^\s*<[?!a-zA-Z]/.test(text);
}

/**
 * The entries of MyAnimeList's XML export, of anime or manga. Kitsu and AniList tools write the same format. Scores are from
 * 0, not rated, to 10.
 *
 * @throws {ListError} `unsafe` for a document type, since only those declare entities; `damaged` for XML that is not well
 *   formed; `unknownFormat` for other XML
 */
export function readMyAnimeList(text: string): ListItem[] {
  const items: ListItem[] = [];
  const open: string[] = [];
  let fields = new Map<string, string>();
  const parser = new SaxesParser({ position: false });
  parser.on("error", () => {
    throw new ListError("damaged");
  });
  parser.on("doctype", () => {
    throw new ListError("unsafe");
  });
  parser.on("opentag", ({ name }) => {
    open.push(name);
    if (open.length > DEPTH_MAX || (open.length === 1 && name !== "myanimelist")) throw new ListError("unknownFormat");
    if (open.length === 2) fields = new Map();
  });
  const addText = (part: string) => {
    const [, , field] = open;
    if (field !== undefined) fields.set(field, (fields.get(field) ?? "") + part);
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", ({ name }) => {
    if (open.length === 2 && (name === "anime" || name === "manga")) items.push(toItem(name, fields));
    open.pop();
  });
  for (let at = 0; at < text.length; at += CHUNK) parser.write(text.slice(at, at + CHUNK));
  parser.close();
  return items;
}

function toItem(kind: "anime" | "manga", fields: ReadonlyMap<string, string>): ListItem {
  const field = (...names: string[]) => names.map((name) => fields.get(name)?.trim() ?? "").find((text) => text !== "");
  const id = field("series_animedb_id", "manga_mangadb_id", "series_mangadb_id");
  return listItem({
    kind: "anime",
    titles: [field("series_title", "manga_title") ?? ""],
    references: id !== undefined && /^[1-9]\d{0,8}$/.test(id) ? [`mal-${kind}:${id}`] : [],
    score: Number(field("my_score") ?? 0) / 10,
    status: STATUSES[field("my_status")?.toLowerCase() ?? ""] ?? null,
  });
}
