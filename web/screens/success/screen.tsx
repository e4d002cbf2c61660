import { useTranslation } from "../../lib/translation.tsx";
import { SuccessScreen } from "./success-screen.tsx";

export const phrases = ["subscriptionSuccess"] as const;

/** `/success`: where the payment page leads. */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("subscriptionSuccess.meta")}</title>
      <SuccessScreen />
    </>
  );
}
