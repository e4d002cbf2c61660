import { expect, test } from "vitest";
import { signedIn } from "../lib/api-testing.ts";
import { entries } from "./entries.ts";

const { user } = signedIn();
const targets = (viewer: Parameters<typeof entries>[0]) =>
  Object.fromEntries(entries(viewer).map(({ name, to }) => [name, to]));

test("NAV-26, NAV-27: the entries Premium, Chats, Matches and my profile have the addresses of their screens", () => {
  expect(targets({ user, isModerator: false })).toMatchObject({
    premium: "/premium",
    chats: "/chats",
    matches: "/matches",
    profile: "/profile/me",
  });
});

test("NAV-28: without a user my profile leads to the dashboard", () => {
  expect(targets({ user: null, isModerator: false }).profile).toBe("/dashboard");
});

test("NAV-29: the moderation is there for moderators only", () => {
  expect(targets({ user, isModerator: true }).bans).toBe("/moderation/bans");
  expect(targets({ user, isModerator: false })).not.toHaveProperty("bans");
});
