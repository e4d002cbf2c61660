import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, orpc } from "../../lib/api.ts";
import { applyConfirmed } from "../../lib/cached-changes.ts";
import { log } from "../../lib/log.ts";
import { pushSupport, rememberPushOwner, subscribeBrowser, unsubscribeBrowser } from "../../lib/push.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Switches notifications in this browser on and off, or says why it cannot show any. */
export function AlertsHere({ publicKey, isSubscribed }: { publicKey: string; isSubscribed: boolean }) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const { id } = useUser();
  const [support, setSupport] = useState(pushSupport);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (isWanted: boolean) => {
      if (!isWanted) {
        await api.alerts.unsubscribe();
        rememberPushOwner(null);
        await unsubscribeBrowser().catch((error: unknown) => log.error("The browser stays subscribed", error));
        return false;
      }
      const subscription = await subscribeBrowser(publicKey);
      if (!subscription) return false;
      await api.alerts.subscribe(subscription);
      rememberPushOwner(id);
      return true;
    },
    onSuccess: (isOn) => {
      applyConfirmed(queries, {
        queryKey: orpc.alerts.settings.key(),
        apply: (before: { isSubscribed: boolean }) => ({ ...before, isSubscribed: isOn }),
      });
      setSupport(pushSupport());
    },
    onError: (error) => {
      log.error("Notifications could not be switched", error);
      toast({ title: t("errors.title"), description: t("alerts.hereError"), variant: "destructive" });
    },
  });
  if (support !== "possible") {
    return <p className="rounded-control bg-wash p-3">{t(support === "none" ? "alerts.none" : "alerts.refused")}</p>;
  }
  return (
    <Switch
      label={t("alerts.here")}
      hint={t("alerts.hereHint")}
      checked={isPending ? variables : isSubscribed}
      busy={isPending}
      onCheckedChange={(isWanted) => mutate(isWanted)}
    />
  );
}
