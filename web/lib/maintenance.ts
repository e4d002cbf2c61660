import { useQuery } from "@tanstack/react-query";
import { orpc } from "./api.ts";

/** Whether there is maintenance, as the frame of signed-in screens last read it; asks nothing itself. */
export function useIsMaintenance(): boolean {
  const { data } = useQuery(orpc.switches.current.queryOptions({ enabled: false }));
  return Boolean(data?.maintenanceUntil);
}
