export interface Declaration {
  name: string;
  text: string;
}

/** Relies on formatted code, where each begins a line. */
export function declarationsOf(text: string): Declaration[] {
  const starts = [...text.matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/gm)];
  return starts.map((start, index) => ({
    name: start[1] ?? "",
    text: text.slice(start.index, starts[index + 1]?.index),
  }));
}
