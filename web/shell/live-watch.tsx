import type { ServerEvents } from "@nakamatch/contract/events/realtime";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMatch, useSearchParams } from "react-router";
import { useLiveChats } from "../features/chats/use-chats.ts";
import { useCelebrated } from "../features/meeting/likes/celebration.ts";
import { refetchPeople } from "../features/people/refetch-people.ts";
import { useApp } from "../lib/app.tsx";
import { lazyPart } from "../lib/lazy-part.tsx";
import { useRealtime } from "../lib/realtime.ts";
import { useTabVisible } from "../lib/tab-visible.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";

// After the first screen.
const MessageToasts = lazyPart(
  () => import("../features/chats/message-toasts.tsx").then((module) => module.MessageToasts),
  undefined,
  { tries: 5 },
);
const Deliveries = lazyPart(
  () => import("../features/chats/deliveries.ts").then((module) => module.Deliveries),
  undefined,
  { tries: 5 },
);

const GoingToast = lazyPart(
  () => import("../features/meeting/going/going-toast.tsx").then((module) => module.GoingToast),
  undefined,
  { phrases: ["going"], tries: 5 },
);

/**
 * On every screen: delivers what waits, shows toasts for new ones, and updates cached chats, blocks, premium
 * (PREM-13), names and photos; tells of events one goes to.
 */
export function LiveWatch() {
  const [params] = useSearchParams();
  const isThere = useMatch("/chats") !== null;
  const isVisible = useTabVisible();
  const { session } = useApp();
  const queries = useQueryClient();
  const celebrated = useCelebrated();
  useLiveChats(isThere && isVisible ? params.get("chat") : null);
  const refetchPerson = ({ personId }: { personId: string }) => {
    if (personId === session.read().user?.id) void session.refresh({ fresh: true });
    void refetchPeople(queries);
  };
  useRealtime("premium.changed", refetchPerson);
  useRealtime("name.changed", refetchPerson);
  useRealtime("photo.changed", refetchPerson);
  useRealtime("blocks.changed", () => void refetchPeople(queries));
  const [news, setNews] = useState<Parameters<ServerEvents["going.news"]>[0]>();
  useRealtime("going.news", setNews);
  return (
    <>
      <ErrorBoundary name="The notices of messages and events">
        {news && <GoingToast news={news} />}
        <MessageToasts exceptOf={celebrated?.id} />
      </ErrorBoundary>
      <ErrorBoundary name="The delivery of messages, reactions and takings back">
        <Deliveries />
      </ErrorBoundary>
    </>
  );
}
