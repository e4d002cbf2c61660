import type { LikeWords } from "@nakamatch/contract/schemas/like-words";
import type { WordsRow } from "./types.ts";

/** Presents words to the viewer. */
export function presentWords({ isMine, text, writtenAt, ...subject }: WordsRow): LikeWords {
  return { by: isMine ? "me" : "other", text, about: presentAbout(subject), writtenAt: writtenAt.toISOString() };
}

function presentAbout({
  title,
  question,
  photoUrl,
}: Pick<WordsRow, "title" | "question" | "photoUrl">): LikeWords["about"] {
  if (title) return { kind: "title", title };
  if (question !== null) return { kind: "prompt", question };
  return photoUrl === null ? null : { kind: "photo", url: photoUrl };
}
