import type { LikeWords } from "@nakamatch/contract/schemas/like-words";
import type { WordsRow } from "./types.ts";

/** As the viewer is shown them. */
export function presentWords({ isMine, text, title, question, writtenAt }: WordsRow): LikeWords {
  return {
    by: isMine ? "me" : "other",
    text,
    about: title ? { kind: "title", title } : question === null ? null : { kind: "prompt", question },
    writtenAt: writtenAt.toISOString(),
  };
}
