import { useEffect, useState } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";

/** Whether registration is closed. False while unknown: the server refuses anyway. */
export function useIsRegistrationClosed(): boolean {
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const { api } = await import("../../../lib/api.ts");
      const { isRegistrationOpen } = await api.switches.current();
      if (isHere) setIsClosed(!isRegistrationOpen);
    };
    read().catch(() => {});
    return () => {
      isHere = false;
    };
  }, []);
  return isClosed;
}

/** Replaces the registration form; the page's introduction is `register.closed.text`. */
export function RegistrationClosed() {
  const { t } = useTranslation();
  return (
    <Panel variant="raised" role="status" className="flex flex-col items-start gap-4">
      <h2 className="text-2xl">{t("register.closed.title")}</h2>
      <p>{t("register.haveAccount")}</p>
      <ButtonLink to="/login" variant="primary">
        {t("register.login")}
      </ButtonLink>
    </Panel>
  );
}
