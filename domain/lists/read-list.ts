import { readJsonList } from "./json-list.ts";
import { ListError } from "./list-error.ts";
import {
  compareByLove,
  isNamed,
  LIST_LIMITS,
  type ListFile,
  mergeItems,
  type ReadEntries,
  type TitlePlace,
  type TitleQuestion,
} from "./list-item.ts";
import { isXml, readMyAnimeList } from "./my-anime-list.ts";
import { areAllTitles, readPlainText } from "./plain-text.ts";
import { readColumn, readTable, unnamedRows, unnamedTable } from "./table.ts";

/** Characters are per field. */
const PREVIEW = { rows: 6, characters: 80 } as const;

/** A deduplicated list, favourites first, or a question. */
export type Reading = { list: ReadEntries } | { question: TitleQuestion };

/**
 * Reads a file, pasted text or archive by content. A table with unknown columns is a question until `place` answers
 * it.
 *
 * @throws {ListError} without a list, or if too long
 */
export function readList(files: readonly ListFile[], place?: TitlePlace): Reading {
  const isArchive = files.length > 1;
  const parts: ReadEntries[] = [];
  for (const file of files) {
    try {
      const reading = readFile(file, place);
      if (!isArchive && "question" in reading) return reading;
      // Other texts of an archive may be comments.
      if ("list" in reading && !(isArchive && reading.list.source === "text")) parts.push(reading.list);
    } catch (error) {
      // Archives have other files too.
      if (!isArchive || !(error instanceof ListError) || error.problem === "unsafe") throw error;
    }
  }
  const [first] = parts;
  if (!first) throw new ListError("unknownFormat");
  const all = parts.flatMap((part) => part.items);
  const named = all.filter(isNamed);
  const broken = parts.reduce((sum, part) => sum + part.unreadable, 0);
  const items = mergeItems(named);
  if (items.length === 0) {
    throw new ListError(broken === 0 ? "empty" : first.source === "text" ? "unknownFormat" : "damaged");
  }
  if (items.length > LIST_LIMITS.entries) throw new ListError("tooManyEntries");
  const unreadable = broken + all.length - named.length;
  return { list: { source: first.source, items: items.sort(compareByLove), unreadable } };
}

function readFile(file: ListFile, place: TitlePlace | undefined): Reading {
  // Spreadsheets may name the separator on the first line.
  const text = file.text.trim().replace(/^sep=.\r?\n/i, "");
  if (isXml(text)) return { list: readMyAnimeList(text) };
  if (/^[{[]/.test(text)) return { list: readJsonList({ path: file.path, text }) };
  const list = readTable({ path: file.path, text });
  if (list) return { list };
  const table = unnamedTable(text);
  const mayBeLines = areAllTitles(text);
  if (!table || place === "lines" || (table.delimiter === ";" && mayBeLines)) return { list: readPlainText(text) };
  const rows = unnamedRows(text, table);
  if (place) return { list: readColumn(rows, { ...place, width: table.width }) };
  const shown = rows.rows
    .slice(0, PREVIEW.rows)
    .map(({ fields }) => Array.from({ length: table.width }, (_, column) => cut(fields[column] ?? "")));
  return { question: { rows: shown, mayBeLines } };
}

function cut(field: string): string {
  const text = field.trim();
  return text.length > PREVIEW.characters ? `${text.slice(0, PREVIEW.characters - 1)}…` : text;
}
