import { forgetEmails } from "../../account/sent-email.ts";
import { useApp } from "../../lib/app.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Welcomes the person who has just signed in (LOGIN-06). */
export function useWelcome(): () => void {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  return () => {
    forgetEmails();
    // A person without interests has not completed onboarding yet.
    const isFirst = session.read().user?.interestCount === 0;
    toast({
      title: t(isFirst ? "login.firstWelcomeTitle" : "login.welcomeTitle"),
      description: t("login.welcomeText"),
      variant: "success",
      announcesMove: true,
    });
  };
}
