import { Dialog as Base } from "@base-ui/react/dialog";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isShown } from "../lib/is-shown.ts";
import { useMedia } from "../lib/media.ts";
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
  /** A dialog inside of it is the next step, and stands in its place. */
  hasSteps?: boolean | undefined;
  /** `alertdialog` for questions that need an answer. */
  role?: "dialog" | "alertdialog" | undefined;
  /** The question comes from the router on leaving the screen, which answers Back itself. */
  isOnLeaving?: boolean | undefined;
  /**
   * Leaves `[data-evidence]` in the page to be read, pressed and scrolled: from 64rem on it stands at the left; below, a
   * button with these words folds it to its head and back.
   */
  beside?: { fold: string; unfold: string } | undefined;
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

/** A press on evidence takes the focus out of the panel; Tab goes on in the panel, not in the page. */
function useTabReturns(isActive: boolean, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isActive) return;
    const { body } = document;
    const back = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (event.key !== "Tab") return;
      if (activeElement !== body && !document.getElementById("content")?.contains(activeElement)) return;
      event.preventDefault();
      panel.current?.focus();
    };
    body.addEventListener("keydown", back);
    return () => body.removeEventListener("keydown", back);
  }, [isActive, panel]);
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
    beside,
    hasSteps = false,
    children,
  } = props;
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  useToastsMakeRoom(open);
  const isAtSide = useMedia("(width >= 64rem)") && beside !== undefined;
  const [wasFolded, setFolded] = useState(false);
  const isFolded = wasFolded && beside !== undefined && !isAtSide;
  const isBeside = isAtSide || isFolded;
  useTabReturns(open && isBeside, panel);
  // A picture of the evidence closes first.
  const isUnder = () => isBeside && document.querySelector("[data-lightbox][data-open]") !== null;
  const change = (next: boolean) => (next || (dismissable && !isUnder())) && onOpenChange(next);
  useBackCloses(open && !isOnLeaving, () => change(false));
  const opener = useEntryOpener(open);
  const finalFocus = () => props.finalFocus?.() ?? (opener?.isConnected ? opener : null);
  return (
    <Base.Root
      open={open}
      onOpenChange={change}
      modal={isBeside ? "trap-focus" : true}
      disablePointerDismissal={isBeside}
    >
      <Base.Portal>
        {/* Also for nested dialogs. */}
        {!isBeside && (
          <Base.Backdrop
            forceRender
            className="fixed inset-0 z-40 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          />
        )}
        <Base.Viewport
          data-dialog=""
          data-beside={isBeside ? "" : undefined}
          data-folded={isFolded ? "" : undefined}
          data-toasts-right={isAtSide ? "" : undefined}
          className={cx(
            // Where text is so large that little of the content would be seen, the panel scrolls as a whole.
            "@container fixed inset-0 z-40 flex items-end justify-center overflow-y-auto",
            beside
              ? "lg:top-[var(--header,4.125rem)] lg:right-auto lg:w-[29rem] lg:items-stretch xl:left-[max(0px,calc((100vw-80rem)/2))] 2xl:left-[max(0px,calc((100vw-110rem)/2))] low:top-0"
              : "sm:items-center sm:p-6",
            isBeside && "pointer-events-none",
          )}
        >
          <Base.Popup
            ref={panel}
            role={props.role ?? "dialog"}
            initialFocus={initialFocus === "panel" ? panel : (initialFocus ?? (() => beginsAt(panel.current)))}
            // Only where needed: Base UI then takes the focus back even from where it has moved since.
            {...((props.finalFocus || opener) && { finalFocus: focusing(finalFocus) })}
            className={cx(
              "group/dialog panel relative flex max-h-[92dvh] max-sm:not-low:max-h-[calc(100dvh-min(7.5rem,20dvh))] w-full flex-col overflow-hidden @max-[17rem]:overflow-y-auto @max-[17rem]:overscroll-contain rounded-b-none border-b-0 outline-none transition-[translate,opacity] duration-150 data-ending-style:translate-y-4 data-starting-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:opacity-0",
              beside ? "lg:h-full lg:max-h-full! lg:rounded-none lg:border-y-0 lg:border-l-0" : sizes[size],
              !beside && "sm:rounded-b-panel sm:border-b-2 sm:shadow-panel",
              isBeside && "pointer-events-auto",
              hasSteps && "data-nested-dialog-open:invisible",
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
            {beside && !isAtSide && (
              <button
                type="button"
                aria-expanded={!isFolded}
                onClick={() => setFolded(!isFolded)}
                className="flex min-h-11 shrink-0 items-center justify-center gap-2 px-5 font-bold text-accent-ink not-last:border-line not-last:border-b-2 [&_svg]:size-5"
              >
                {isFolded ? <ChevronUp /> : <ChevronDown />}
                {isFolded ? beside.unfold : beside.fold}
              </button>
            )}
            {/* `--lower-edge`: offset for content that sticks to the bottom, below the padding. */}
            <div
              data-content=""
              hidden={isFolded}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 [--lower-edge:-1.25rem] low:py-3 low:[--lower-edge:-0.75rem] @max-[17rem]:flex-none @max-[17rem]:overflow-visible @max-[17rem]:[--lower-edge:0px]"
            >
              {description && <Base.Description className="mb-4 text-ink-soft">{description}</Base.Description>}
              {children}
            </div>
            {actions && (
              <footer
                hidden={isFolded}
                className="flex flex-col-reverse gap-3 border-line border-t-2 px-5 pt-3 pb-4 sm:flex-row sm:flex-wrap sm:justify-end sm:pt-4 sm:pb-5 sm:*:not-only:max-w-60 sm:*:not-only:flex-1 low:flex-row low:flex-wrap low:py-2! low:*:not-only:flex-1 low:group-has-data-searching/dialog:sr-only"
              >
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
          data-dialog=""
          data-lightbox=""
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
