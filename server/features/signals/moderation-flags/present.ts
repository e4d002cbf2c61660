import type { Signal } from "@nakamatch/contract/endpoints/signals/moderation-flags";
import type { FlagRow } from "./types.ts";

/** Presents a signal to moderators. For listed words in a profile it has the currently stored text. */
export function presentFlag({ id, kind, key, detail, createdAt, person, ...row }: FlagRow): Signal {
  const signal = { id, createdAt: createdAt.toISOString(), person };
  switch (kind) {
    case "listed_word":
      if (detail.text !== undefined) return { ...signal, kind, field: "words", question: null, text: detail.text };
      return { ...signal, kind, ...listedText(key, row) };
    case "repeated_message":
      return { ...signal, kind, text: detail.text ?? "", people: detail.people ?? 0 };
    case "returning_person":
      return { ...signal, kind, bannedPerson: row.bannedPerson, bannedUntil: detail.bannedUntil ?? null };
  }
}

function listedText(key: string, { realName, bio, answer }: Pick<FlagRow, "realName" | "bio" | "answer">) {
  if (key === "name") return { field: "name", question: null, text: realName ?? "" } as const;
  if (key === "bio") return { field: "bio", question: null, text: bio ?? "" } as const;
  return { field: "prompt", question: key.replace(/^prompt:/, ""), text: answer ?? "" } as const;
}
