import { useQueryClient } from "@tanstack/react-query";
import { useMatch, useSearchParams } from "react-router";
import { orpc } from "../lib/api.ts";
import { useApp } from "../lib/app.tsx";
import { refetchChanged } from "../lib/cached-changes.ts";
import { lazyPart } from "../lib/lazy-part.tsx";
import { useRealtime } from "../lib/realtime.ts";
import { useUser } from "../lib/session.tsx";
import { useTabVisible } from "../lib/tab-visible.ts";
import { refetchAfterBlock } from "../person/blocks/use-block.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { useLiveChats } from "./use-chats.ts";
import { useDelivery } from "./use-delivery.ts";

// After the first screen.
const MessageToasts = lazyPart(() => import("./message-toasts.tsx").then((module) => module.MessageToasts), undefined, {
  tries: 5,
});

/**
 * On every screen: delivers waiting messages, shows toasts for new ones, and updates cached chats, blocks, premium
 * (PREM-13) and photos.
 */
export function LiveWatch() {
  const [params] = useSearchParams();
  const isThere = useMatch("/chats") !== null;
  const isVisible = useTabVisible();
  const { session } = useApp();
  const queries = useQueryClient();
  useDelivery(useUser().id);
  useLiveChats(isThere && isVisible ? params.get("chat") : null);
  const refetchPerson = ({ personId }: { personId: string }) => {
    if (personId === session.read().user?.id) void session.refresh({ fresh: true });
    const rooms = [
      orpc.blocks,
      orpc.chats,
      orpc.likes,
      orpc.discovery,
      orpc.dailyPeople,
      orpc.profiles,
      orpc.verification,
    ];
    for (const room of rooms) void refetchChanged(queries, room.key());
  };
  useRealtime("premium.changed", refetchPerson);
  useRealtime("photo.changed", refetchPerson);
  useRealtime("blocks.changed", () => void refetchAfterBlock(queries));
  return (
    <ErrorBoundary name="The notice of new messages">
      <MessageToasts />
    </ErrorBoundary>
  );
}
