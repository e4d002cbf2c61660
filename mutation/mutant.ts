export interface Mutant {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Such as "EqualityOperator". */
  readonly mutator: string;
}

export function withMutant(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** `domain`, `contract`, or a subfolder of `server` and `web`. */
export function folderOf(path: string): string {
  const [top = "", below = ""] = path.split("/");
  return (top === "server" || top === "web") && path.split("/").length > 2 ? `${top}/${below}` : top;
}

/** `file:line original → replacement`, on one line. */
export function describeMutant(mutant: Mutant, text: string): string {
  const line = text.slice(0, mutant.start).split("\n").length;
  const original = oneLine(text.slice(mutant.start, mutant.end));
  return `${mutant.path}:${line}  ${original} → ${oneLine(mutant.replacement) || "(removed)"}  [${mutant.mutator}]`;
}

const SHOWN = 90;

function oneLine(code: string): string {
  const line = code.replace(/\s+/g, " ").trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line;
}
