import { useEffect } from "react";
import { applyUpdate, hasUpdate, registerServiceWorker, subscribeUpdate } from "../lib/app-update.ts";
import { useTranslation } from "../lib/translation.tsx";
import { useToast } from "../ui/toast.tsx";

/** Registers the service worker and offers new versions. */
export function UpdateWatch() {
  const { t } = useTranslation();
  const toast = useToast();
  useEffect(() => {
    if (import.meta.env.PROD) registerServiceWorker();
  }, []);
  useEffect(() => {
    const offer = () => {
      if (!hasUpdate()) return;
      const action = { label: t("common.update.start"), onPress: applyUpdate };
      const look = { action, timeout: 0, outlivesSession: true } as const;
      toast({ title: t("common.update.title"), description: t("common.update.text"), ...look });
    };
    offer();
    return subscribeUpdate(offer);
  }, [t, toast]);
  return null;
}
