import { type ComponentProps, useImperativeHandle, useRef, useState } from "react";
import { Counter } from "./counter.tsx";
import { cx } from "./cx.ts";
import { Field, type FieldText, pasteComposed } from "./field.tsx";
import { useGrowing } from "./use-growing.ts";

export type TextAreaProps = FieldText &
  Omit<ComponentProps<"textarea">, "value" | "defaultValue"> & {
    value?: string | undefined;
    defaultValue?: string | undefined;
    /** A counter `N/max` without truncation; `maxLength` stops input. */
    max?: number | undefined;
    warn?: number | undefined;
    /** For form libraries that set uncontrolled values without an event. */
    used?: number | undefined;
  };

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, status, optional, hideLabel, id, className, max, warn, used, onChange, ref, ...area } =
    props;
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLTextAreaElement);
  useGrowing(box);
  const [typed, setTyped] = useState(area.defaultValue?.length ?? 0);
  const count = used ?? area.value?.length ?? typed;
  return (
    <Field {...{ label, hint, error, status, optional, hideLabel, id, className }}>
      {(control) => (
        <div className="relative">
          <textarea
            ref={box}
            rows={4}
            onPaste={pasteComposed}
            {...area}
            {...control}
            onChange={(event) => {
              setTyped(event.target.value.length);
              onChange?.(event);
            }}
            className={cx("control field-sizing-content block max-h-80 resize-y px-3.5 py-2.5", max && "pb-8")}
          />
          {max !== undefined && (
            <Counter
              used={count}
              max={max}
              warn={warn}
              className="pointer-events-none absolute right-3.5 bottom-1.5 rounded bg-sheet px-1"
            />
          )}
        </div>
      )}
    </Field>
  );
}
