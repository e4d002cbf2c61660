import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/** Whether the own verified mark, or a request for it, would go with the first photo, as far as the browser knows. */
export function useMarkAtStake({ isVerified }: { isVerified: boolean }): boolean {
  const { data } = useQuery({ ...orpc.verification.mine.queryOptions(), enabled: false });
  return isVerified || data?.request?.state === "waiting";
}
