import { useTranslation } from "../../lib/translation.tsx";
import { OwnStatements } from "../../person/statements/own-statements.tsx";
import { BackLink } from "../../ui/back-link.tsx";

export const phrases = ["decisions", "reasons", "statement"] as const;

/** `/decisions`: decisions about the person, with reasons and appeals. */
export function Component() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>{t("decisions.meta")}</title>
      <BackLink to="/dashboard">{t("decisions.back")}</BackLink>
      <h1 className="font-black text-3xl sm:text-4xl">{t("decisions.title")}</h1>
      <OwnStatements heading="h2" />
    </div>
  );
}
