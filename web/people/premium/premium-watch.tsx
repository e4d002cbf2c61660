import { useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { useRealtime } from "../../lib/realtime.ts";
import { readSession, refreshSession } from "../../lib/session-store.ts";

/** Shows at once where a name turns golden, or no longer is: the own one and those of others (PREM-13). Renders nothing. */
export function PremiumWatch() {
  const queries = useQueryClient();
  useRealtime("premium.changed", ({ personId }) => {
    if (personId === readSession().user?.id) void refreshSession({ fresh: true });
    const rooms = [orpc.blocks, orpc.chats, orpc.likes, orpc.discovery, orpc.profiles];
    for (const room of rooms) void refetchChanged(queries, room.key());
  });
  return null;
}
