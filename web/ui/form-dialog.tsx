import { useRef, useState } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-panel.tsx";

/** Asks before it closes with written text, unless that is kept (`keepsText`). */
export function FormDialog({ children, onOpenChange, keepsText, ...dialog }: DialogProps & { keepsText?: boolean }) {
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Dialog
      {...dialog}
      onOpenChange={(open) =>
        !open && !keepsText && hasText(content.current) ? setIsAsking(true) : onOpenChange(open)
      }
    >
      <div ref={content}>{children}</div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t("common.unsent.title")}
        description={t("common.unsent.text")}
        confirmLabel={t("common.unsent.leave")}
        cancelLabel={t("common.unsent.stay")}
        tone="danger"
        onConfirm={() => {
          setIsAsking(false);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

function hasText(content: HTMLElement | null): boolean {
  return [...(content?.querySelectorAll("textarea") ?? [])].some(({ value }) => value.trim() !== "");
}
