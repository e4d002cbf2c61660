import type { QueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";

/** Refetches whatever shows people, after one of them changed, was blocked or banned, or came back. */
export async function refetchPeople(queries: QueryClient): Promise<void> {
  const groups = [
    orpc.profiles,
    orpc.verification,
    orpc.discovery,
    orpc.dailyPeople,
    orpc.going,
    orpc.likes,
    orpc.likeWords,
    orpc.blocks,
    orpc.chats,
    orpc.unreadBadges,
  ];
  await Promise.all(groups.map((group) => refetchChanged(queries, group.key())));
}
