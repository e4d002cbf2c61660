import { ChevronDown, Search, X } from "lucide-react";
import { type ReactNode, type Ref, type RefObject, useLayoutEffect, useState } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { cx } from "./cx.ts";
import { type EarlyUse, useSharedRef } from "./early-use.ts";
import { Field, type FieldText } from "./field.tsx";
import { Spinner } from "./spinner.tsx";

export type ComboboxInputProps = FieldText & {
  early: RefObject<EarlyUse>;
  /** The label of the chosen item, or nothing. */
  text: string;
  onClear: () => void;
  /** The icon before the text: null while nothing is chosen, undefined for an input without one. */
  leading?: ReactNode;
  loading?: boolean | undefined;
  placeholder?: string | undefined;
  id?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * What stands in for a combobox until its list is here. Looks the same, to assistive technology too, and remembers in `early` what
 * is done with it.
 */
export function ComboboxInput(props: ComboboxInputProps) {
  const { text: stored, leading, onClear, loading, early } = props;
  const { placeholder, required, disabled, onBlur, ref } = props;
  const { label, hint, error, status, optional, hideLabel, id, className } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? stored;
  const icon = leading !== undefined && ((!typed && leading) || <Search className="size-5 text-ink-soft" />);
  const [input, inputRef] = useSharedRef(ref);
  useLayoutEffect(
    () => () => {
      const { selectionStart, selectionEnd } = input.current ?? {};
      early.current.selection = [selectionStart ?? 0, selectionEnd ?? 0];
    },
    [input, early],
  );
  const type = (next: string) => {
    setTyped(next);
    early.current.typed = next;
  };
  return (
    <Field {...{ label, hint, error: !typed && error, status, optional, hideLabel, id, className }}>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend
        <div role="group" className="relative">
          {icon && <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center">{icon}</span>}
          <input
            {...control}
            ref={inputRef}
            role="combobox"
            aria-expanded={false}
            aria-haspopup="listbox"
            aria-autocomplete="list"
            aria-controls={undefined}
            aria-required={required || undefined}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            disabled={disabled}
            value={text}
            onChange={(event) => type(event.target.value)}
            onFocus={() => {
              early.current.hasFocus = true;
            }}
            onBlur={() => {
              early.current.hasFocus = false;
              early.current.key = undefined;
              onBlur?.();
            }}
            onClick={() => {
              early.current.key = "ArrowDown";
            }}
            onKeyDown={(event) => {
              const { key } = event;
              // Picks the first item once there is a list, in place of submitting the form.
              if (key === "Enter" && typed) event.preventDefault();
              else if (key !== "ArrowDown" && key !== "ArrowUp") return;
              early.current.key = key;
            }}
            placeholder={placeholder ?? t("common.search.placeholder")}
            className={cx("control py-2 pl-3.5", icon && "pl-12", "pr-22")}
          />
          <div className="absolute inset-y-0 right-0.5 flex items-center text-ink-soft">
            {loading && <Spinner className="mr-2" />}
            {text !== "" && (
              <button
                type="button"
                tabIndex={-1}
                disabled={disabled}
                aria-label={t("common.actions.clear")}
                onClick={() => {
                  type("");
                  onClear();
                }}
                className="flex size-11 items-center justify-center rounded-full hover:text-ink"
              >
                <X className="size-5" />
              </button>
            )}
            <button
              type="button"
              tabIndex={-1}
              disabled={disabled}
              aria-expanded={false}
              aria-haspopup="listbox"
              aria-label={t("common.search.openList")}
              onClick={(event) => {
                event.currentTarget.parentElement?.parentElement?.querySelector("input")?.focus();
                early.current.key = "ArrowDown";
              }}
              className="flex size-11 items-center justify-center rounded-full hover:text-ink"
            >
              <ChevronDown className="size-5" />
            </button>
          </div>
        </div>
      )}
    </Field>
  );
}
