/** Adds listeners, to the window by default. Returns their removal. */
export function listen(events: string[], listener: () => void, target: EventTarget = globalThis): () => void {
  for (const event of events) target.addEventListener(event, listener);
  return () => {
    for (const event of events) target.removeEventListener(event, listener);
  };
}
