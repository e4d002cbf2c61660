import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../lib/translation.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";

/** Whether nobody can register. False while unknown: the server refuses anyway. */
export function useIsRegistrationClosed(): boolean {
  const { data } = useQuery({
    queryKey: ["registration"],
    queryFn: async () => (await import("../lib/api.ts")).api.switches.current(),
    // A form that somebody fills in stays.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return data?.isRegistrationOpen === false;
}

/** In place of a registration form; the page's introduction is `register.closed.text`. */
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
