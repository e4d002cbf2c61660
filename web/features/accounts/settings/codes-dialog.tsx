import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

/** Shows new recovery codes, this once. */
export function CodesDialog({ codes, onOpenChange }: { codes: string[]; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t("factors.codesTitle")}
      description={t("factors.codesText")}
      actions={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {t("factors.close")}
        </Button>
      }
    >
      <ul className="grid grid-cols-2 gap-2 font-bold font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
