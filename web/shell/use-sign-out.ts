import { useState } from "react";
import { useApp } from "../lib/app.tsx";
import { signOut } from "../lib/auth.ts";
import { useTranslation } from "../lib/translation.tsx";
import { useToast } from "../ui/toast.tsx";

/** Props of a sign-out button. The protected layout redirects once the session is gone (SESSION-08). */
export function useSignOut(): { busy: boolean; onClick: () => void } {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const onClick = async () => {
    setBusy(true);
    try {
      await signOut(session);
      toast({ title: t("session.signedOut"), variant: "success", announcesMove: true });
    } catch {
      // The generic text, whatever the error (ERR-18).
      toast({ title: t("errors.title"), description: t("errors.generic.general"), variant: "destructive" });
      setBusy(false);
    }
  };
  return { busy, onClick: () => void onClick() };
}
