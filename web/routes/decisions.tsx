import { DecisionsScreen } from "../features/statements/decisions-screen.tsx";
import { useTranslation } from "../lib/translation.tsx";

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
