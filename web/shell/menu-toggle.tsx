import { Menu, X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { IconButton } from "../ui/icon-button.tsx";

export type MenuToggle = {
  open: boolean;
  button: ReactNode;
  /** For the panel: it stays in the document, so that `aria-controls` resolves. */
  panel: { id: string; hidden: boolean; onClick: (event: MouseEvent) => void };
  /** For the element around both: Escape closes the menu and focuses the button. */
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The menu of a header that collapses on small screens (NAV-31, LAND-02). Following a link in it and going back close it. */
export function useMenuToggle({ className }: { className: string }): MenuToggle {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    const close = () => setOpen(false);
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, []);
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
      // Not when the path changes: the router may report that late, after the menu was opened again.
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
