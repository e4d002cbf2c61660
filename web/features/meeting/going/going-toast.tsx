import type { ServerEvents } from "@nakamatch/contract/events/realtime";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { orpc } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useToast } from "../../../ui/toast.tsx";

/** Milliseconds. */
const TOAST_MS = 8000;

/** Tells once of each news of an event to which one goes. Renders nothing. */
export function GoingToast({ news }: { news: Parameters<ServerEvents["going.news"]>[0] }) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const tell = useEffectEvent(({ eventId, name, isWithdrawn }: typeof news) => {
    for (const group of [orpc.going, orpc.events]) void queries.invalidateQueries({ queryKey: group.key() });
    toast({
      title: t(isWithdrawn ? "going.news.withdrawn" : "going.news.moved", { name }),
      action: { label: t("going.news.open"), onPress: () => void navigate(`/events?event=${eventId}`) },
      timeout: TOAST_MS,
      yields: true,
    });
  });
  useEffect(() => tell(news), [news]);
  return null;
}
