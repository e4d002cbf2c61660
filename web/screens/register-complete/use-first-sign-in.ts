import { useNavigate } from "react-router";
import { useApp } from "../../lib/app.tsx";
import { signInRegistered } from "../../lib/auth.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Signs in after a registration through a provider, with a welcome toast. Accounts with a second factor continue on the login page. */
export function useFirstSignIn(): () => Promise<void> {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const navigate = useNavigate();
  return async () => {
    if ((await signInRegistered(session)).length > 0) return void navigate("/login");
    toast({
      title: t("providers.complete.welcomeTitle"),
      description: t("providers.complete.welcomeText"),
      variant: "success",
      announcesMove: true,
    });
  };
}
