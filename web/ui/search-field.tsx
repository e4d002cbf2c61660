import { Search, X } from "lucide-react";
import { type Ref, useImperativeHandle, useRef } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { IconButton } from "./icon-button.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export type SearchFieldProps = Pick<
  TextFieldProps,
  "label" | "hideLabel" | "placeholder" | "maxLength" | "className"
> & {
  ref?: Ref<HTMLInputElement> | undefined;
  value: string;
  onValueChange: (value: string) => void;
  onEnter?: (() => void) | undefined;
};

export function SearchField({ ref, value, onValueChange, onEnter, ...rest }: SearchFieldProps) {
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
        // Enter also ends the composition of a Japanese word.
        if (!onEnter || event.key !== "Enter" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
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
