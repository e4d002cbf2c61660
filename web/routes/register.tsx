import { REDIRECT_DELAY_MS } from "@nakamatch/contract/vocabulary/limits";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { RegisterForm } from "../features/accounts/register-form.tsx";
import { Registered } from "../features/accounts/registered.tsx";
import { useToast } from "../ui/toast.tsx";
import { GuestPage } from "./layouts/guest-page.tsx";

/** `/register` (specification §2, Registration). Two seconds after success the person is at `/login` (REG-49). */
export function Component() {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const [registered, setRegistered] = useState<string | null>(null);

  useEffect(() => {
    if (registered === null) return;
    scrollTo({ top: 0 });
    const timer = setTimeout(() => void navigate("/login", { state: { registered } }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [registered, navigate]);

  const done = (email: string) => {
    toast({
      title: t("register.success.toastTitle"),
      description: t("register.success.toastText"),
      variant: "success",
    });
    setRegistered(email);
  };

  return (
    <GuestPage title={t("register.title")} intro={t("register.intro")} mood="happy" wide>
      <title>{t("register.meta")}</title>
      {registered === null ? <RegisterForm onDone={done} /> : <Registered email={registered} />}
    </GuestPage>
  );
}
