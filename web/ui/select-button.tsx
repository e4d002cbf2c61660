import { ChevronDown } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { cx } from "./cx.ts";
import type { EarlyUse } from "./early-use.ts";
import { Field } from "./field.tsx";
import type { SelectProps } from "./select.tsx";

/**
 * What stands in for a select until its list is here. Looks the same, to assistive technology too, and remembers in `early` what is
 * done with it.
 */
export function SelectButton<Value extends string>(props: SelectProps<Value> & { early: RefObject<EarlyUse> }) {
  const { options, value, placeholder, required, disabled, onBlur, ref, early } = props;
  const { label, hint, error, status, optional, hideLabel, id, className } = props;
  const { t } = useTranslation();
  const chosen = options.find((option) => option.value === value);
  const open = () => {
    early.current.key = "ArrowDown";
  };
  return (
    <Field {...{ label, hint, error, status, optional, hideLabel, id, className }}>
      {(control) => (
        <button
          {...control}
          ref={ref}
          type="button"
          role="combobox"
          aria-expanded={false}
          aria-haspopup="listbox"
          aria-controls={undefined}
          aria-required={required || undefined}
          disabled={disabled}
          onFocus={() => {
            early.current.hasFocus = true;
          }}
          onBlur={() => {
            early.current = {};
            onBlur?.();
          }}
          // Safari does not focus a button that is pressed.
          onMouseDown={(event) => {
            event.currentTarget.focus();
            open();
          }}
          onClick={open}
          onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
            const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey;
            if (isLetter || key === "ArrowDown" || key === "ArrowUp") early.current.key = key;
          }}
          className="control flex items-center gap-2.5 py-2 pr-3 pl-3.5 text-left"
        >
          {chosen?.icon}
          <span className={cx("min-w-0 flex-1 truncate", !chosen && "text-ink-soft")}>
            {chosen?.label ?? placeholder ?? t("common.form.choose")}
          </span>
          <span aria-hidden="true" className="shrink-0 text-ink-soft">
            <ChevronDown className="size-5" />
          </span>
        </button>
      )}
    </Field>
  );
}
