import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";

/** How much there is to moderate; only moderators get an answer. */
export function summaryQuery() {
  return orpc.moderation.summary.queryOptions();
}

/**
 * Asks the server whether the person is a moderator, before anything is shown (MOD-02). Anybody else, and a moderator who
 * is none any more, is told so and sent to the dashboard (OPEN-75, ERR-55).
 */
export function useModeratorCheck() {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const query = useQuery(summaryQuery());
  const isDenied = query.error !== null && toAppError(query.error).code === "MODERATOR_ONLY";
  const leave = useEffectEvent(() => {
    toast({
      title: t("moderation.denied.title"),
      description: t("moderation.denied.text"),
      variant: "destructive",
      announcesMove: true,
    });
    void navigate("/dashboard", { replace: true });
  });
  useEffect(() => {
    if (isDenied) leave();
  }, [isDenied]);
  return { ...query, isDenied };
}
