import { parse } from "csv-parse/browser/esm/sync";

/** Uncertain rows come from an unclosed quotation, and may be part of a note. */
export interface Row {
  fields: string[];
  isCertain: boolean;
}

const OPTIONS = {
  record_delimiter: "\n",
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_error: true,
} as const;

/**
 * Parses RFC 4180 rows with any line end. A stray quotation mark costs only its own row: swallowed lines are read
 * again as uncertain.
 */
export function readRows(text: string, delimiter: string): { rows: Row[]; unreadable: number } {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const rows: Row[] = [];
  let unreadable = 0;
  let done = 0;
  const readAgain = (swallowed: string[]) => {
    const [, ...others] = swallowed.filter((line) => line !== "");
    unreadable++;
    for (const fields of parse(others.join("\n"), { ...OPTIONS, delimiter, quote: null })) {
      rows.push({ fields, isCertain: false });
    }
  };
  parse(lines.join("\n"), {
    ...OPTIONS,
    delimiter,
    on_record(fields: string[], { lines: end }) {
      const own = lines.slice(done, end);
      done = end;
      // The parser keeps the mark if it finds no end.
      const isSuspect = fields.some((field) => /^\s*"[\s\S]*\n/.test(field));
      if (isSuspect && !isSound(own.join("\n"), delimiter)) readAgain(own);
      else rows.push({ fields, isCertain: true });
      return null;
    },
  });
  const rest = lines.slice(done);
  if (rest.some((line) => line !== "")) readAgain(rest);
  return { rows, unreadable };
}

/** Whether quotations begin and end where they may. */
function isSound(text: string, delimiter: string): boolean {
  try {
    parse(text, { ...OPTIONS, delimiter, relax_quotes: false, skip_records_with_error: false });
    return true;
  } catch {
    return false;
  }
}
