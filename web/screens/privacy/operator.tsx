import { useTranslation } from "../../lib/translation.tsx";
import { useContact } from "../../shell/document/use-contact.ts";

/** Who answers for the data, where the operator has set it. */
export function Operator() {
  const { t } = useTranslation();
  const { data } = useContact();
  if (!data?.operator && !data?.address) return null;
  return (
    <address className="rounded-control border-2 border-edge bg-sheet px-4 py-3 not-italic [overflow-wrap:anywhere]">
      {data.operator && <p className="font-bold">{t("privacy.who.operator", { name: data.operator })}</p>}
      {data.address && <p>{t("privacy.who.address", { address: data.address })}</p>}
    </address>
  );
}
