import { CsvError, parse } from "csv-parse/sync";

/** `line` is the record's first line, from 1. */
export interface CsvRecord {
  line: number;
  fields: string[];
}

export interface Problem {
  line: number;
  reason: string;
}

/**
 * Parses RFC 4180 with either line ending; skips a byte order mark and empty lines. Records may differ in length. Stops
 * at a misplaced quotation mark, and returns the earlier records with the problem.
 */
export function parseCsv(text: string): { records: CsvRecord[]; problem: Problem | undefined } {
  const records: CsvRecord[] = [];
  /** Counters of the last record. */
  let last = { lines: 0, empty_lines: 0 };
  try {
    // Inside quotation marks the parser counts \r\n twice.
    parse(text.replaceAll("\r\n", "\n"), {
      bom: true,
      record_delimiter: "\n",
      relax_column_count: true,
      skip_empty_lines: true,
      on_record(fields: string[], { lines, empty_lines }) {
        last = { lines, empty_lines };
        records.push({ line: lines - countLineBreaks(fields), fields });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = last.lines + (Number(error.empty_lines) - last.empty_lines) + 1;
    return { records, problem: { line, reason: "a quotation mark is out of place" } };
  }
  return { records, problem: undefined };
}

function countLineBreaks(fields: readonly string[]): number {
  return fields.join("").match(/[\r\n]/g)?.length ?? 0;
}
