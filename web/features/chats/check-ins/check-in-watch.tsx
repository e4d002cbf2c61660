import { isMakerAsked } from "@nakamatch/domain/meeting/check-in";
import { useQueryClient } from "@tanstack/react-query";
import { useApp } from "../../../lib/app.tsx";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useEventsMissed, useRealtime } from "../../../lib/realtime.ts";
import { refetchCheckIns, useCheckIns } from "./use-check-ins.ts";

const CheckInNotice = lazyPart(
  () => import("./check-in-notice.tsx").then((module) => module.CheckInNotice),
  undefined,
  { phrases: ["checkIns"], tries: 5 },
);

/** On every screen: asks whether its maker is home once the hour of a check-in has come, or whether it goes on after a cancelled plan. */
export function CheckInWatch() {
  const { session } = useApp();
  const queries = useQueryClient();
  const checkIns = useCheckIns().data?.checkIns ?? [];
  const refetch = () => void refetchCheckIns(queries);
  useRealtime("plans.changed", refetch);
  // A block cancels plans.
  useRealtime("chats.changed", refetch);
  useEventsMissed(refetch);
  const now = session.now();
  const due = checkIns.find(({ state, dueAt }) => isMakerAsked({ state, dueAt: new Date(dueAt) }, now));
  const asking = due ?? checkIns.find(({ asksToKeep }) => asksToKeep);
  return asking ? <CheckInNotice key={asking.id} checkIn={asking} asks={due ? "home" : "keep"} /> : null;
}
