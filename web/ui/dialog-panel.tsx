import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { isShown } from "../lib/is-shown.ts";
import { useTranslation } from "../lib/translation.tsx";
import { useBackCloses } from "./back-closes.ts";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { useToastsMakeRoom } from "./toast.tsx";

export type DialogProps = {
  open: boolean;
  /** Called with `false` by the close button, Back, Escape and outside presses. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  size?: "sm" | "md" | "lg" | undefined;
  /** False while working: Back, Escape, outside presses and the close button do nothing. */
  dismissable?: boolean | undefined;
  /** Defaults to what `beginsAt` finds. */
  initialFocus?: RefObject<HTMLElement | null> | "panel" | undefined;
  /** Focus after closing, if the opener is gone; null: the opener. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** `alertdialog` for questions that need an answer. */
  role?: "dialog" | "alertdialog" | undefined;
  /** The question comes from the router on leaving the screen, which answers Back itself. */
  isOnLeaving?: boolean | undefined;
  children?: ReactNode;
};

const sizes = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-4xl" };

/** An opener outside the tab order, such as a list entry with shortcuts; null for others. */
function useEntryOpener(open: boolean): HTMLElement | null {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const { activeElement, body } = document;
    const isEntry = activeElement instanceof HTMLElement && activeElement !== body && activeElement.tabIndex < 0;
    setOpener(isEntry ? activeElement : null);
  }, [open]);
  return opener;
}

/** Also focuses elements outside the tab order: Base UI would focus the first control in them. */
function focusing(find: () => HTMLElement | null) {
  return () => {
    const element = find();
    if (!element || element.tabIndex >= 0) return element;
    queueMicrotask(() => element.focus({ preventScroll: true }));
    return false;
  };
}

const CONTROLS =
  ":is(input, select, textarea, button, a[href], summary, [tabindex]):not(:disabled, [type=hidden], [type=file], [tabindex='-1'])";

const firstIn = (part: Element | null | undefined): HTMLElement | undefined =>
  [...(part?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].find(isShown);

/**
 * The field that the content begins with, so that Enter does not close a form; else a question's first action, the safe
 * one; else the panel: what is to be read comes first.
 */
function beginsAt(panel: HTMLElement | null): HTMLElement | null {
  const first = firstIn(panel?.querySelector("[data-content]"));
  // On touch devices the keyboard would cover what is searched.
  if (first?.matches("[type=search]") && matchMedia("(pointer: coarse)").matches) return panel;
  if (first?.matches("[type=radio]")) {
    return first.closest("fieldset, [role=radiogroup]")?.querySelector<HTMLElement>("input:checked") ?? first;
  }
  if (first instanceof HTMLInputElement) first.select();
  if (first?.matches("input:not([type=range]), select, textarea")) return first;
  return (panel?.matches("[role=alertdialog]") && firstIn(panel.querySelector("footer"))) || panel;
}

/** A modal panel with focus trap; closing restores the focus. On phones a bottom sheet, with room for a toast above. */
export function DialogPanel(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    actions,
    size = "sm",
    initialFocus,
    dismissable = true,
    isOnLeaving = false,
    children,
  } = props;
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  useToastsMakeRoom(open);
  const change = (next: boolean) => (next || dismissable) && onOpenChange(next);
  useBackCloses(open && !isOnLeaving, () => change(false));
  const opener = useEntryOpener(open);
  const finalFocus = () => props.finalFocus?.() ?? (opener?.isConnected ? opener : null);
  return (
    <Base.Root open={open} onOpenChange={change}>
      <Base.Portal>
        {/* Also for nested dialogs. */}
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-40 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Viewport
          data-dialog=""
          className="fixed inset-0 z-40 flex items-end justify-center overflow-y-auto sm:items-center sm:p-6"
        >
          <Base.Popup
            ref={panel}
            role={props.role ?? "dialog"}
            initialFocus={initialFocus === "panel" ? panel : (initialFocus ?? (() => beginsAt(panel.current)))}
            // Only where needed: Base UI then takes the focus back even from where it has moved since.
            {...((props.finalFocus || opener) && { finalFocus: focusing(finalFocus) })}
            className={cx(
              "group/dialog panel relative flex max-h-[92dvh] max-sm:not-low:max-h-[calc(100dvh-7.5rem)] w-full flex-col overflow-hidden rounded-b-none border-b-0 outline-none transition-[translate,opacity] duration-150 data-ending-style:translate-y-4 data-starting-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:rounded-b-panel sm:border-b-2 sm:shadow-panel",
              sizes[size],
            )}
          >
            <header className="flex items-start gap-3 border-edge border-b-2 py-3 pr-2 pl-5 low:py-0">
              <Base.Title className="min-w-0 flex-1 py-1.5 text-xl">{title}</Base.Title>
              <IconButton
                label={t("common.actions.close")}
                icon={<X />}
                disabled={!dismissable}
                onClick={() => onOpenChange(false)}
              />
            </header>
            {/* `--lower-edge`: offset for content that sticks to the bottom, below the padding. */}
            <div
              data-content=""
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 [--lower-edge:-1.25rem] low:py-3 low:[--lower-edge:-0.75rem]"
            >
              {description && <Base.Description className="mb-4 text-ink-soft">{description}</Base.Description>}
              {children}
            </div>
            {actions && (
              <footer className="flex flex-col-reverse gap-3 border-line border-t-2 px-5 pt-3 pb-4 sm:flex-row sm:flex-wrap sm:justify-end sm:pt-4 sm:pb-5 sm:*:not-only:max-w-60 sm:*:not-only:flex-1 low:flex-row low:flex-wrap low:py-2! low:*:not-only:flex-1 low:group-has-data-searching/dialog:sr-only">
                {actions}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

export type LightboxProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  /** Focus after closing; default: the opener. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  children: ReactNode;
};

/** A picture over a backdrop. Closes by button, Back, Escape and outside press, restoring the focus. */
export function LightboxPanel({ open, onOpenChange, label, finalFocus, children }: LightboxProps) {
  const { t } = useTranslation();
  useToastsMakeRoom(open);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          aria-label={label}
          {...(finalFocus && { finalFocus })}
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
