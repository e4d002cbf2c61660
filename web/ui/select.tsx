import { ChevronDown } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { cx } from "./cx.ts";
import { Field, type FieldText } from "./field.tsx";

export type Option<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  lang?: string | undefined;
};

export type SelectProps<Value extends string> = FieldText & {
  options: readonly Option<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  id?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
};

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, name, onBlur, ref, ...field } = props;
  const { t } = useTranslation();
  const icon = options.find((option) => option.value === value)?.icon;
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          {icon && <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center">{icon}</span>}
          <select
            {...control}
            ref={ref}
            name={name}
            value={value ?? ""}
            onChange={(event) => onValueChange(event.target.value as Value)}
            onBlur={onBlur}
            className={cx(
              "control cursor-pointer appearance-none truncate py-2 pr-11",
              icon ? "pl-11" : "pl-3.5",
              value === null && "text-ink-soft",
            )}
          >
            {value === null && (
              <option value="" disabled hidden>
                {t("common.form.choose")}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang} className="bg-sheet text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink-soft" />
        </div>
      )}
    </Field>
  );
}
