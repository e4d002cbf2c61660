import { Mail } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useContact } from "../../shell/document/contact.tsx";
import { Awaited } from "../../ui/awaited.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { WriteToUsMeanwhile, WriteToUsPanel } from "./write-to-us-panel.tsx";

/** The contact address with a mail button (STATIC-01, STATIC-02). */
export function WriteToUs() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useContact();
  if (isError && !data) {
    return (
      <WriteToUsPanel>
        <p>{t("contact.error")}</p>
        <RetryButton onClick={() => void refetch()} />
      </WriteToUsPanel>
    );
  }
  if (!data) {
    return (
      <WriteToUsMeanwhile>
        <Awaited text={t("common.loading")} />
      </WriteToUsMeanwhile>
    );
  }
  return (
    <WriteToUsPanel>
      <p className="break-all font-bold text-xl leading-8 sm:text-2xl">{data.email}</p>
      <a href={`mailto:${data.email}`} className={buttonClass({ variant: "primary", size: "lg" })}>
        <Mail className="size-5 shrink-0" />
        <span className="min-w-0">{t("contact.button")}</span>
      </a>
    </WriteToUsPanel>
  );
}
