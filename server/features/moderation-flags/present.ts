import type { Signal } from "@nakamatch/contract/endpoints/moderation-flags";
import type { FlagRow } from "./types.ts";

/** A signal as moderators are shown it. Of a listed word in a profile they see the text that is stored now. */
export function presentFlag({ id, kind, key, detail, createdAt, person, ...row }: FlagRow): Signal {
  const signal = { id, createdAt: createdAt.toISOString(), person };
  switch (kind) {
    case "listed_word":
      if (detail.text !== undefined) return { ...signal, kind, field: "words", text: detail.text };
      return key === "name"
        ? { ...signal, kind, field: "name", text: row.realName ?? "" }
        : { ...signal, kind, field: "bio", text: row.bio ?? "" };
    case "repeated_message":
      return { ...signal, kind, text: detail.text ?? "", people: detail.people ?? 0 };
    case "returning_person":
      return { ...signal, kind, bannedPerson: row.bannedPerson, bannedUntil: detail.bannedUntil ?? null };
  }
}
