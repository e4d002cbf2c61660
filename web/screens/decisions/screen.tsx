import { useTranslation } from "../../lib/translation.tsx";
import { DecisionsScreen } from "./decisions-screen.tsx";

export const phrases = ["decisions", "reasons", "statement"] as const;

/** `/decisions`: the decisions about the own account. */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("decisions.meta")}</title>
      <DecisionsScreen />
    </>
  );
}
