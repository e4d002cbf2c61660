import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";

/** Whether changing the first photo would end the own verified mark or a request for it, as far as is known here. */
export function useMarkAtStake({ isVerified }: { isVerified: boolean }): boolean {
  const { data } = useQuery({ ...orpc.verification.mine.queryOptions(), enabled: false });
  return isVerified || data?.request?.state === "waiting";
}
