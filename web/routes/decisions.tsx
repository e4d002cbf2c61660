import { useTranslation } from "react-i18next";
import { DecisionsScreen } from "../features/statements/decisions-screen.tsx";

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
