import { useTranslation } from "../../../lib/translation.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

/** Explains what the verified mark means, and what it does not. */
export function Explanation(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Dialog {...props} title={t("verification.explained")}>
      <div className="flex flex-col gap-3">
        <p>{t("verification.means")}</p>
        <p>{t("verification.meansNot")}</p>
      </div>
    </Dialog>
  );
}
