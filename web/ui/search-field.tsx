import { Search, X } from "lucide-react";
import { type Ref, useImperativeHandle, useRef } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { IconButton } from "./icon-button.tsx";
import { isComposing } from "./input-method.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export type SearchFieldProps = Pick<
  TextFieldProps,
  | "label"
  | "hideLabel"
  | "placeholder"
  | "maxLength"
  | "className"
  | "onBlur"
  | "aria-controls"
  | "aria-activedescendant"
> & {
  ref?: Ref<HTMLInputElement> | undefined;
  value: string;
  onValueChange: (value: string) => void;
  onEnter?: (() => void) | undefined;
  /** Down and up, through what is found. */
  onArrow?: ((by: 1 | -1) => void) | undefined;
};

const ARROWS: { readonly [key: string]: 1 | -1 } = { ArrowDown: 1, ArrowUp: -1 };

export function SearchField({ ref, value, onValueChange, onEnter, onArrow, ...rest }: SearchFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  return (
    <TextField
      {...rest}
      ref={input}
      type="search"
      autoComplete="off"
      leading={<Search />}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={(event) => {
        const { key, nativeEvent } = event;
        const act = key === "Enter" ? onEnter : onArrow && ARROWS[key] && (() => onArrow(ARROWS[key] ?? 1));
        // Enter also ends the composition of a Japanese word, and arrows choose one.
        if (!act || isComposing(nativeEvent)) return;
        event.preventDefault();
        act();
      }}
      trailing={
        value !== "" && (
          <IconButton
            label={t("common.actions.clear")}
            icon={<X />}
            onClick={() => {
              onValueChange("");
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}
