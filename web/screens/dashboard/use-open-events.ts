import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";

/** The coming events to which the viewer goes, whose lists of who goes are open. */
export function useOpenEvents(enabled = true) {
  const { session } = useApp();
  const { data } = useQuery({ ...orpc.going.mine.queryOptions(), enabled });
  const now = session.now();
  return data?.going
    .filter(({ opensAt, event }) => event.standing === "coming" && new Date(opensAt) <= now)
    .map(({ event }) => event);
}
