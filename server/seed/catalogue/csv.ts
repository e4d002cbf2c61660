import { CsvError, parse } from "csv-parse/sync";

/** A record of a CSV text, and the line on which it begins, counted from 1. */
export interface CsvRecord {
  line: number;
  fields: string[];
}

/** A line that breaks a rule, and which rule. */
export interface Problem {
  line: number;
  reason: string;
}

/**
 * Parses comma-separated values (RFC 4180) with either kind of line end. A byte order mark and empty lines are skipped.
 * Records may differ in length. Parsing stops at a misplaced quotation mark: the records before it and the problem are
 * returned.
 */
export function parseCsv(text: string): { records: CsvRecord[]; problem: Problem | undefined } {
  const records: CsvRecord[] = [];
  /** The last line of the newest record, and how many empty lines came before it. */
  let last = { lines: 0, empty_lines: 0 };
  try {
    // The parser counts the line end \r\n twice inside quotation marks.
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
