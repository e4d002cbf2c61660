import type { Match } from "@nakamatch/contract/endpoints/meeting/likes";
import type { MatchList } from "@nakamatch/contract/vocabulary/likes";
import type { RouteObject } from "react-router";
import type { Call } from "../../lib/api-testing.ts";
import { shares } from "../dashboard/testing.ts";
import { renderSignedIn, type SignedIn } from "../signed-in-testing.tsx";
import { Component as Matches } from "./screen.tsx";

/** For tests of matches. */

/** Of a match or person. */
export const id = (number: number) => `20000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export function match(number: number, extra: Partial<Match["otherUser"]> = {}, matchedAt: string | null = null): Match {
  return {
    id: id(number),
    matchedAt,
    hasMessages: false,
    updatedAt: matchedAt ?? "2026-01-01T10:00:00.000Z",
    compatibilityScore: 80,
    otherUser: {
      id: id(100 + number),
      nickname: `Robin${number}`,
      avatarUrl: null,
      age: 28,
      country: "FR",
      city: "Ohara",
      isPremium: false,
      isVerified: false,
      bio: "",
      interests: shares([]),
      totalInterests: 4,
      possible: "amistad",
      ...extra,
    },
  };
}

export type Lists = Record<MatchList, Match[]>;

/** The server's answers, on a single page. */
export function answerWith({ mutual = [], likedMe = [], iLiked = [] }: Partial<Lists>, { query }: Call) {
  const lists: Lists = { mutual, likedMe, iLiked };
  const counts = { mutual: mutual.length, likedMe: likedMe.length, iLiked: iLiked.length };
  return { matches: lists[(query.get("list") ?? "mutual") as MatchList], counts, nextCursor: null };
}

/** Opens the screen with these lists. */
export function openMatches(lists: Partial<Lists>, more: SignedIn["answers"] = {}, screens: RouteObject[] = []) {
  return renderSignedIn(<Matches />, {
    path: "/matches",
    screens,
    answers: {
      "GET /matches": (call) => answerWith(lists, call),
      "POST /matches/seen": () => ({ hasNewLikes: false }),
      ...more,
    },
  });
}
