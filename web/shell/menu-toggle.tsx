import { Menu, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { IconButton } from "../ui/icon-button.tsx";

export type MenuToggle = {
  open: boolean;
  /** Opens and closes. */
  button: ReactNode;
  /** For the panel: it stays in the document, so that `aria-controls` resolves. */
  panel: { id: string; hidden: boolean };
  /** For the element around both: Escape closes the menu and focuses the button. */
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The menu of a header that collapses on small screens (NAV-31, LAND-02). Following a link closes it. */
export function useMenuToggle({ className }: { className: string }): MenuToggle {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is what closes it
  useEffect(() => setOpen(false), [pathname]);
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
    panel: { id, hidden: !open },
    onKeyDown: ({ key }) => {
      if (key !== "Escape" || !open) return;
      setOpen(false);
      button.current?.focus();
    },
  };
}
