import { useTranslation } from "../lib/translation.tsx";
import { TextField, type TextFieldProps } from "../ui/text-field.tsx";

/** Where the code of a factor is typed; `isRecovery` for a recovery code, which has letters. */
export function CodeField({
  isRecovery = false,
  ...props
}: { isRecovery?: boolean } & Omit<TextFieldProps, "label" | "name">) {
  const { t } = useTranslation();
  return (
    <TextField
      name="code"
      label={t(isRecovery ? "factors.recoveryCode" : "factors.code")}
      inputMode={isRecovery ? "text" : "numeric"}
      autoComplete={isRecovery ? "off" : "one-time-code"}
      autoCapitalize="none"
      enterKeyHint="done"
      spellCheck={false}
      maxLength={40}
      required
      {...props}
    />
  );
}
