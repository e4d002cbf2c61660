import type { LikeWords } from "@nakamatch/contract/schemas/like-words";
import type { Interest } from "@nakamatch/contract/schemas/people";

/** The titles that the words of neither like are about, for an idea that repeats nothing. */
export function freshTitles(titles: readonly Interest[], words: readonly LikeWords[]): readonly Interest[] {
  const asked = new Set(words.map(({ about }) => (about?.kind === "title" ? about.title.id : null)));
  return titles.filter(({ id }) => !asked.has(id));
}
