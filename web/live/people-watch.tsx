import { useQueryClient } from "@tanstack/react-query";
import { orpc } from "../lib/api.ts";
import { useApp } from "../lib/app.tsx";
import { refetchChanged } from "../lib/cached-changes.ts";
import { useRealtime } from "../lib/realtime.ts";

/** Live premium (PREM-13) and photo changes. Renders nothing. */
export function PeopleWatch() {
  const queries = useQueryClient();
  const { session } = useApp();
  const follow = ({ personId }: { personId: string }) => {
    if (personId === session.read().user?.id) void session.refresh({ fresh: true });
    const rooms = [orpc.blocks, orpc.chats, orpc.likes, orpc.discovery, orpc.profiles];
    for (const room of rooms) void refetchChanged(queries, room.key());
  };
  useRealtime("premium.changed", follow);
  useRealtime("photo.changed", follow);
  return null;
}
