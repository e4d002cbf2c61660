/** A line of values, and the line of the file it begins on, counted from 1. */
export interface CsvRecord {
  line: number;
  fields: string[];
}

/** Why and where a text is not what it should be. */
export interface Problem {
  line: number;
  reason: string;
}

/** One field with what ends it: plain text, or quoted text in which a quote is written twice. */
const FIELD = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y;

/**
 * Reads comma-separated values as RFC 4180 writes them, with either kind of line end; a mark of byte order is passed
 * over, and so are empty lines. Nothing is read behind a line that cannot be told apart into fields.
 */
export function parseCsv(text: string): { records: CsvRecord[]; problem: Problem | undefined } {
  const records: CsvRecord[] = [];
  const end = text.length;
  let position = text.startsWith("\uFEFF") ? 1 : 0;
  let line = 1;
  while (position < end) {
    const record: CsvRecord = { line, fields: [] };
    let ending = ",";
    while (ending === ",") {
      FIELD.lastIndex = position;
      const match = FIELD.exec(text);
      if (!match) return { records, problem: { line: record.line, reason: "a quotation mark is out of place" } };
      const [whole, field = "", found = ""] = match;
      record.fields.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
      line += whole.split("\n").length - 1;
      position += whole.length;
      ending = found;
    }
    if (record.fields.length > 1 || record.fields[0] !== "") records.push(record);
  }
  return { records, problem: undefined };
}
