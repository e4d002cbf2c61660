import { useState } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

/** Shows new recovery codes, this once. */
export function CodesDialog({ codes, onOpenChange }: { codes: string[]; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    setIsCopied(true);
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t("factors.codesTitle")}
      description={t("factors.codesText")}
      actions={
        <>
          {/* Browsers have no clipboard on plain http; the codes can be selected all the same. */}
          {navigator.clipboard && (
            <Button onClick={() => void copy().catch(() => {})}>
              {t(isCopied ? "factors.copied" : "factors.copy")}
            </Button>
          )}
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {t("factors.close")}
          </Button>
        </>
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
