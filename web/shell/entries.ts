import type { SessionState } from "../lib/session-store.ts";

/** The names of the entries, as in their phrases. */
export type EntryName = "dashboard" | "matches" | "chats" | "premium" | "profile" | "bans";

export interface Entry {
  name: EntryName;
  to: string;
  /** Whether the bar at the lower edge of phones has it. */
  bar: boolean;
}

/**
 * The entries of the navigation: moderation for moderators only (NAV-29), and without a user the dashboard instead of the own
 * profile (NAV-28).
 */
export function entries({ user, isModerator }: { user: SessionState["user"]; isModerator: boolean }): Entry[] {
  const all: (Entry | false)[] = [
    { name: "dashboard", to: "/dashboard", bar: true },
    { name: "matches", to: "/matches", bar: true },
    { name: "chats", to: "/chats", bar: true },
    { name: "premium", to: "/premium", bar: false },
    { name: "profile", to: user ? "/profile/me" : "/dashboard", bar: true },
    isModerator && { name: "bans", to: "/moderation/bans", bar: false },
  ];
  return all.filter((entry): entry is Entry => entry !== false);
}
