/** What spreadsheets take for the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Writes rows as CSV (RFC 4180), with texts that spreadsheets do not evaluate. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map(cell).join(",")).join("\r\n");
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
