import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import { useQueryClient } from "@tanstack/react-query";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useEventsMissed, useRealtime } from "../../../lib/realtime.ts";
import { refetchCheckIns, useCheckIns } from "./use-check-ins.ts";

const CheckInNotice = lazyPart(
  () => import("./check-in-notice.tsx").then((module) => module.CheckInNotice),
  undefined,
  { phrases: ["checkIns"], tries: 5 },
);

/** On every screen: asks whether its maker is home once a check-in is due, or whether it goes on after a cancelled plan. */
export function CheckInWatch() {
  const queries = useQueryClient();
  const checkIns = useCheckIns().data?.checkIns ?? [];
  const refetch = () => void refetchCheckIns(queries);
  useRealtime("plans.changed", refetch);
  // A block cancels plans.
  useRealtime("chats.changed", refetch);
  useEventsMissed(refetch);
  const asking = checkIns.find(isDue) ?? checkIns.find(({ asksToKeep }) => asksToKeep);
  return asking ? <CheckInNotice key={asking.id} checkIn={asking} asks={isDue(asking) ? "home" : "keep"} /> : null;
}

function isDue({ state }: CheckIn): boolean {
  return state === "due" || state === "told";
}
