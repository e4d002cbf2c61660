import { NOTIFICATION_POLL_MS } from "@nakamatch/contract/vocabulary/limits";
import { useEffect, useState } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";

/** Why nobody can register now. */
export type RegistrationStop = "closed" | "maintenance";

/**
 * Why nobody can register now, until that ends; null while unknown: the server refuses anyway. A form that is shown
 * once stays, with what is in it.
 */
export function useRegistrationStop(): RegistrationStop | null {
  const [stop, setStop] = useState<RegistrationStop | null>(null);
  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      const { api } = await import("../../../lib/api.ts");
      const { isRegistrationOpen, maintenanceUntil } = await api.switches.current();
      return isRegistrationOpen ? maintenanceUntil && "maintenance" : "closed";
    };
    const look = (before: RegistrationStop | null) => {
      read()
        .catch(() => before)
        .then((next) => {
          if (!isHere) return;
          setStop(next || null);
          if (next) timer = setTimeout(() => look(next), NOTIFICATION_POLL_MS);
        });
    };
    look(null);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);
  return stop;
}

/** Replaces the registration form; the page's introduction is the `text` of `register.closed` or `register.maintenance`. */
export function RegistrationClosed({ stop }: { stop: RegistrationStop }) {
  const { t } = useTranslation();
  return (
    <Panel variant="raised" role="status" className="flex flex-col items-start gap-4">
      <h2 className="text-2xl">{t(`register.${stop}.title`)}</h2>
      <p>{t("register.haveAccount")}</p>
      <ButtonLink to="/login" variant="primary">
        {t("register.login")}
      </ButtonLink>
    </Panel>
  );
}
