/** A top-level function or constant of a source file. */
export interface Declaration {
  name: string;
  text: string;
}

/** The top-level functions and constants of a source text, as our formatter writes them: each begins a line. */
export function declarationsOf(text: string): Declaration[] {
  const starts = [...text.matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/gm)];
  return starts.map((start, index) => ({
    name: start[1] ?? "",
    text: text.slice(start.index, starts[index + 1]?.index),
  }));
}
