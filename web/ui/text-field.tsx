import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import { Field, type FieldText, pasteComposed } from "./field.tsx";

export type TextFieldProps = FieldText &
  Omit<ComponentProps<"input">, "size"> & {
    leading?: ReactNode;
    /** A button or icon, at most 44 px wide. */
    trailing?: ReactNode;
  };

export function TextField(props: TextFieldProps) {
  const { label, hint, error, status, optional, hideLabel, id, className, leading, trailing, ...input } = props;
  return (
    <Field {...{ label, hint, error, status, optional, hideLabel, id, className }}>
      {(control) => (
        <div className="relative">
          {leading && (
            <span className="pointer-events-none absolute inset-y-0 left-0 flex w-11 items-center justify-center text-ink-soft [&_svg]:size-5">
              {leading}
            </span>
          )}
          <input
            type="text"
            onPaste={pasteComposed}
            {...input}
            {...control}
            className={cx("control px-3.5 py-2", leading && "pl-11", trailing && "pr-12")}
          />
          {trailing && <span className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</span>}
        </div>
      )}
    </Field>
  );
}

export function EmailField(props: TextFieldProps) {
  const email = { type: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "none" } as const;
  return <TextField {...email} spellCheck={false} {...props} />;
}
