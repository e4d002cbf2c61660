import { Copy, Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../../lib/save-file.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { ShownOnceDialog } from "./shown-once-dialog.tsx";

/** Shows new recovery codes, this once. */
export function CodesDialog({ codes, onOpenChange }: { codes: string[]; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    setIsCopied(true);
  };
  const download = () => {
    const lines = [t("factors.codesTitle"), `Nakamatch · ${location.origin}`, "", ...codes, ""];
    saveFile(new Blob([lines.join("\r\n")], { type: "text/plain;charset=utf-8" }), "nakamatch-codes.txt");
  };
  return (
    <ShownOnceDialog
      open
      onOpenChange={onOpenChange}
      title={t("factors.codesTitle")}
      description={t("factors.codesText")}
      loss={t("factors.closing.codes")}
      actions={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {t("factors.saved")}
        </Button>
      }
    >
      <ul className="grid grid-cols-2 gap-2 font-bold font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        {/* Plain http has no clipboard. */}
        {navigator.clipboard && (
          <Button icon={<Copy />} onClick={() => void copy().catch(() => {})}>
            {t(isCopied ? "factors.copied" : "factors.copy")}
          </Button>
        )}
        <Button icon={<Download />} onClick={download}>
          {t("factors.download")}
        </Button>
      </div>
    </ShownOnceDialog>
  );
}
