import { useTranslation } from "../../lib/translation.tsx";
import { useContact } from "../../shell/document/use-contact.ts";

/** Who makes the site by name, where the operator has set it. */
export function AuthorName() {
  const { t } = useTranslation();
  const { data } = useContact();
  return data?.operator ? <p className="font-bold">{t("about.who.named", { name: data.operator })}</p> : null;
}
