import { useLocation } from "react-router";
import { OwnStatements } from "../../features/moderation/statements/own-statements.tsx";
import { readOrigin, useWayBack } from "../../features/people/profile-origin.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { WayBack } from "../../ui/way-back.tsx";

export const phrases = ["decisions", "questions", "reasons", "statement"] as const;

/** `/decisions`: decisions about the person, with reasons and appeals. */
export function Component() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const goBack = useWayBack("/dashboard");
  const isFromElsewhere = readOrigin(state)?.origin.startsWith("/dashboard") === false;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>{t("decisions.meta")}</title>
      <WayBack onClick={goBack}>{t(isFromElsewhere ? "common.actions.back" : "decisions.back")}</WayBack>
      <h1 className="font-black text-3xl sm:text-4xl">{t("decisions.title")}</h1>
      <OwnStatements heading="h2" />
    </div>
  );
}
