import type { QueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";

/** Refetches chats without their messages. */
export function refetchChats(queries: QueryClient): void {
  void refetchChanged(queries, orpc.chats.list.key());
  void refetchChanged(queries, orpc.chats.get.key());
}
