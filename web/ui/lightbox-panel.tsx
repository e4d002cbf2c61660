import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { IconButton } from "./icon-button.tsx";

export type LightboxProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the dialog; what is in it is seen. */
  label: string;
  children: ReactNode;
};

/** One picture over a veil. Closes by its button, Escape and a press outside, and gives the focus back. */
export function LightboxPanel({ open, onOpenChange, label, children }: LightboxProps) {
  const { t } = useTranslation();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          aria-label={label}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-40 flex flex-col items-center gap-5 outline-none transition-[scale,opacity] duration-150 data-ending-style:scale-90 data-starting-style:scale-90 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          {children}
          <IconButton
            label={t("common.actions.close")}
            icon={<X />}
            variant="framed"
            onClick={() => onOpenChange(false)}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
