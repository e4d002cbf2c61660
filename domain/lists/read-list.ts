import { readJsonList } from "./json-list.ts";
import { ListError } from "./list-error.ts";
import {
  compareByLove,
  LIST_LIMITS,
  type ListFile,
  type ListItem,
  type ListSource,
  mergeItems,
  type ReadList,
} from "./list-item.ts";
import { isXml, readMyAnimeList } from "./my-anime-list.ts";
import { readPlainText } from "./plain-text.ts";
import { readTable } from "./table.ts";

/**
 * Reads a list from a file, a pasted text or the files of an archive, and recognises its format by the content.
 *
 * @throws {ListError} when there is no list in it, or too long a one
 */
export function readList(files: readonly ListFile[]): ReadList {
  const isArchive = files.length !== 1 || files[0]?.path !== "";
  const parts = files.flatMap((file) => {
    try {
      const part = readFile(file, { isArchive });
      return part ? [part] : [];
    } catch (error) {
      // An archive has other files besides the lists.
      if (isArchive && error instanceof ListError && error.problem !== "unsafe") return [];
      throw error;
    }
  });
  const [first] = parts;
  if (!first) throw new ListError("unknownFormat");
  const items = mergeItems(parts.flatMap((part) => part.items)).filter(
    ({ titles, references }) => titles.length > 0 || references.length > 0,
  );
  if (items.length === 0) throw new ListError("empty");
  if (items.length > LIST_LIMITS.entries) throw new ListError("tooManyEntries");
  return { source: first.source, items: items.sort(compareByLove) };
}

function readFile(
  file: ListFile,
  { isArchive }: { isArchive: boolean },
): { source: ListSource; items: ListItem[] } | undefined {
  const text = file.text.trim();
  if (text === "") return isArchive ? undefined : { source: "text", items: [] };
  if (isXml(text)) return { source: "myanimelist", items: readMyAnimeList(text) };
  if (/^[{[]/.test(text)) return readJsonList({ path: file.path, text });
  return (
    readTable({ path: file.path, text }) ?? (isArchive ? undefined : { source: "text", items: readPlainText(text) })
  );
}
