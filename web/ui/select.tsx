import { Select as Base } from "@base-ui/react/select";
import { Check, ChevronDown } from "lucide-react";
import { type ReactNode, type Ref, type RefObject, useRef } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { cx } from "./cx.ts";
import { type EarlyUse, useEarlyUse, useSharedRef } from "./early-use.ts";
import { Field, type FieldText } from "./field.tsx";
import { useLandmark } from "./landmark.ts";

export type Option<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

export type SelectProps<Value extends string> = FieldText & {
  options: readonly Option<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string | undefined;
  name?: string | undefined;
  id?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The focus has left the control; not called while its own list is open. */
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
  /** The button that opens the list, to move the focus to it. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** What was done with a `SelectButton` in its place before it was here. */
  early?: RefObject<EarlyUse> | undefined;
};

/** A choice of one out of a few. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder, name, required, disabled, onBlur, ref, early, ...field } = props;
  const { t } = useTranslation();
  const isOpen = useRef(false);
  const [anchor, landmark] = useLandmark();
  const [trigger, triggerRef] = useSharedRef(ref);
  useEarlyUse(early, trigger);
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...field}>
      {(control) => (
        <Base.Root
          items={options}
          value={value}
          onValueChange={(next) => next !== null && onValueChange(next)}
          onOpenChange={(open) => {
            isOpen.current = open;
            if (!open) onBlur?.();
          }}
          {...(name !== undefined && { name })}
          {...(required !== undefined && { required })}
          {...(disabled !== undefined && { disabled })}
          modal={false}
        >
          <Base.Trigger
            {...control}
            ref={triggerRef}
            // The focus moves into the list; an error shown now would push the list away from the pointer.
            onBlur={() => {
              if (!isOpen.current) onBlur?.();
            }}
            className="control flex items-center gap-2.5 py-2 pr-3 pl-3.5 text-left"
          >
            {chosen?.icon}
            <Base.Value className={cx("min-w-0 flex-1 truncate", !chosen && "text-ink-soft")}>
              {chosen?.label ?? placeholder ?? t("common.form.choose")}
            </Base.Value>
            <Base.Icon ref={anchor} className="shrink-0 text-ink-soft">
              <ChevronDown className="size-5" />
            </Base.Icon>
          </Base.Trigger>
          <Base.Portal container={landmark}>
            <Base.Positioner className="z-50 outline-none" sideOffset={6} alignItemWithTrigger={false}>
              <Base.Popup className="popup w-(--anchor-width) outline-none">
                <Base.List className="max-h-[min(22rem,var(--available-height))] overflow-y-auto overscroll-contain p-1">
                  {options.map((option) => (
                    <Base.Item
                      key={option.value}
                      value={option.value}
                      disabled={option.disabled ?? false}
                      className="flex min-h-11 cursor-default select-none items-center gap-2.5 rounded-lg px-2.5 py-1.5 outline-none data-disabled:text-ink-soft data-highlighted:bg-accent-wash data-selected:font-bold"
                    >
                      {option.icon}
                      <Base.ItemText className="min-w-0 flex-1">{option.label}</Base.ItemText>
                      <Base.ItemIndicator className="shrink-0">
                        <Check className="size-5 text-signal-ink" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
