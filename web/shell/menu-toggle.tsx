import { Menu, X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { useBackCloses } from "../ui/back-closes.ts";
import { IconButton } from "../ui/icon-button.tsx";

export type MenuToggle = {
  open: boolean;
  button: ReactNode;
  /** Props of the panel, which stays in the document for `aria-controls`. */
  panel: { id: string; hidden: boolean; onClick: (event: MouseEvent) => void };
  /** For the common parent: Escape closes the menu and focuses the button. */
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A header's collapsible menu (NAV-31, LAND-02). Following its links and going back close it. */
export function useMenuToggle({ className }: { className: string }): MenuToggle {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useBackCloses(open, () => setOpen(false));
  return {
    open,
    button: (
      <IconButton
        ref={button}
        className={className}
        variant="framed"
        label={open ? t("nav.closeMenu") : t("nav.openMenu")}
        icon={open ? <X /> : <Menu />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
    ),
    panel: {
      id,
      hidden: !open,
      // Not on path changes, which the router may report after the menu reopened.
      onClick: ({ target }) => {
        if (target instanceof Element && target.closest("a[href]")) setOpen(false);
      },
    },
    onKeyDown: ({ key }) => {
      if (key !== "Escape" || !open) return;
      setOpen(false);
      button.current?.focus();
    },
  };
}
