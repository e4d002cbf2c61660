import { CircleAlert } from "lucide-react";
import { type ClipboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { cx } from "./cx.ts";

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  /** The problem and its solution; marks the control invalid. `true`: the hint tells it. */
  error?: ReactNode;
  /** A live message that is not an error, such as "available". */
  status?: ReactNode;
  optional?: boolean | undefined;
  hideLabel?: boolean | undefined;
};

export type FieldControl = {
  id: string;
  "aria-labelledby": string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldProps = FieldText & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/**
 * Label, control, hint and error, linked for assistive technology. Forms whose gaps fit a line set `--note-room` to its
 * height, so that one-line errors move nothing.
 */
export function Field({ label, hint, error, status, optional, hideLabel, id, className, children }: FieldProps) {
  const { t } = useTranslation();
  const own = useId();
  const controlId = id ?? own;
  const labelId = `${controlId}-label`;
  const hintId = `${controlId}-hint`;
  const noteId = `${controlId}-note`;
  const described = cx(hint ? hintId : null, (error && error !== true) || status ? noteId : null) || undefined;
  return (
    <div className={cx("flex min-w-0 flex-col gap-1.5", className)}>
      <label id={labelId} htmlFor={controlId} className={hideLabel ? "sr-only" : "font-bold"}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({t("common.form.optional")})</span>}
      </label>
      {children({
        id: controlId,
        // Besides `htmlFor`: an open list hides the rest of the page, including the label.
        "aria-labelledby": labelId,
        "aria-describedby": described,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <div id={hintId} className="text-ink-soft text-sm">
          {hint}
        </div>
      )}
      {/* Always rendered: a live region must exist before its text. */}
      <div id={noteId} aria-live="polite" className="mb-[calc(var(--note-room,0rem)*-1)] empty:absolute">
        {error && error !== true ? <FieldError>{error}</FieldError> : status && <div className="text-sm">{status}</div>}
      </div>
    </div>
  );
}

/** Scrolls into sight while its field has the focus: in low windows the buttons of a dialog would hide it. */
export function FieldError({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const field = text.current?.parentElement?.parentElement;
    // Simulated pages lack `scrollIntoView`.
    if (children && field?.contains(document.activeElement)) text.current?.scrollIntoView?.({ block: "nearest" });
  }, [children]);
  return (
    <p ref={text} className="flex items-start gap-1.5 font-semibold text-danger-ink text-sm">
      <CircleAlert className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Composes pasted text (NFC) before `maxLength` applies: Macs may copy separate accents. */
export function pasteComposed(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const field = event.currentTarget;
  const text = event.clipboardData.getData("text/plain");
  const composed = text.normalize("NFC");
  if (event.defaultPrevented || field.maxLength < 0 || composed === text) return;
  event.preventDefault();
  const { value, maxLength } = field;
  const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  const room = maxLength - (value.length - (end - start));
  // No lone surrogate at the end.
  const fitting = composed.slice(0, Math.max(room, 0)).replace(/[\uD800-\uDBFF]$/, "");
  field.setRangeText(fitting, start, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
