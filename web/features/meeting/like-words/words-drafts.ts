import { type App, usePart } from "../../../lib/app.tsx";

export interface WordsDraft {
  text: string;
  /** The subject's value in the dialog. */
  about: string | undefined;
}

/** Unsent words by person, until they are sent or discarded, or the session or the page ends. */
function createWordsDrafts({ session }: App): Map<string, WordsDraft> {
  const drafts = new Map<string, WordsDraft>();
  session.onAuthEvent((_event, { user }) => {
    if (!user) drafts.clear();
  });
  return drafts;
}

export function useWordsDrafts(): Map<string, WordsDraft> {
  return usePart(createWordsDrafts);
}
