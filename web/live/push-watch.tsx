import { useEffect } from "react";
import { api } from "../lib/api.ts";
import { log } from "../lib/log.ts";
import { isPushOwner, pushSupport, subscribeBrowser } from "../lib/push.ts";
import { useUser } from "../lib/session.tsx";

/** Renews a browser's push subscription after sign-in or a key change. Renders nothing. */
export function PushWatch() {
  const { id } = useUser();
  useEffect(() => {
    if (pushSupport() === "possible" && isPushOwner(id)) {
      goOn().catch((error: unknown) => log.error("Notifications could not be renewed", error));
    }
  }, [id]);
  return null;
}

async function goOn(): Promise<void> {
  const { isSubscribed, publicKey } = await api.pushNotifications.settings();
  if (isSubscribed) return;
  const subscription = await subscribeBrowser(publicKey);
  if (subscription) await api.pushNotifications.subscribe(subscription);
}
