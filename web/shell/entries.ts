import type { SessionState } from "../lib/session-store.ts";

/** The entries of the navigation, by the names of their phrases. */
export type EntryName = "dashboard" | "matches" | "chats" | "premium" | "profile" | "bans";

export interface Entry {
  name: EntryName;
  to: string;
  /** Whether the bar at the lower edge of phones has it. */
  bar: boolean;
}

/**
 * What the navigation leads to: only screens that exist (`knows`), the moderation for moderators only (NAV-29), and the
 * dashboard in place of the own profile where nobody is signed in (NAV-28).
 */
export function entries(
  { user, isModerator }: { user: SessionState["user"]; isModerator: boolean },
  knows: (path: string) => boolean,
): Entry[] {
  const all: (Entry | false)[] = [
    { name: "dashboard", to: "/dashboard", bar: true },
    { name: "matches", to: "/matches", bar: true },
    { name: "chats", to: "/chats", bar: true },
    { name: "premium", to: "/premium", bar: false },
    { name: "profile", to: user ? "/profile/me" : "/dashboard", bar: true },
    isModerator && { name: "bans", to: "/moderation/bans", bar: false },
  ];
  return all.filter((entry): entry is Entry => entry !== false && knows(entry.to));
}
