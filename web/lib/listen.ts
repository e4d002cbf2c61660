/** Listens to events, of the window unless `target` is another. Returns a function that stops it. */
export function listen(events: string[], listener: () => void, target: EventTarget = globalThis): () => void {
  for (const event of events) target.addEventListener(event, listener);
  return () => {
    for (const event of events) target.removeEventListener(event, listener);
  };
}
