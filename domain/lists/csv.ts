import { ListError } from "./list-error.ts";

/**
 * The records of comma-separated values (RFC 4180) with either kind of line end; empty lines are skipped.
 *
 * @throws {ListError} `damaged` where a quotation mark is out of place or never closed
 */
export function* csvRecords(text: string): Generator<string[]> {
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    const field = text[at] === '"' ? quoted(text, at) : plain(text, at);
    record.push(field.value);
    at = field.end;
    if (text[at] === ",") {
      at++;
      if (at < text.length) continue;
      record.push("");
    }
    if (record.length > 1 || record[0] !== "") yield record;
    record = [];
    at += text.startsWith("\r\n", at) ? 2 : 1;
  }
}

interface Field {
  value: string;
  /** Where the comma or line end after it is. */
  end: number;
}

function plain(text: string, start: number): Field {
  let end = start;
  while (end < text.length && text[end] !== "," && text[end] !== "\n" && text[end] !== "\r") end++;
  return { value: text.slice(start, end), end };
}

function quoted(text: string, start: number): Field {
  let end = text.indexOf('"', start + 1);
  // Two quotation marks stand for one.
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end === -1) throw new ListError("damaged");
  const next = text[end + 1];
  if (next !== undefined && next !== "," && next !== "\n" && next !== "\r") throw new ListError("damaged");
  return { value: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}
