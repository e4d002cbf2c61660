import { SuccessScreen } from "../features/premium/success-screen.tsx";
import { useTranslation } from "../lib/translation.tsx";

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
