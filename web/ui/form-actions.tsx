import { useTranslation } from "../lib/translation.tsx";
import { Button, type ButtonProps } from "./button.tsx";

export type FormActionsProps = Pick<ButtonProps, "disabled" | "variant" | "busyLabel"> & {
  /** The form's id, for buttons outside of it. */
  form?: string;
  label: string;
  busy: boolean;
  onCancel: () => void;
};

export function FormActions({ label, busy, variant = "primary", onCancel, ...submit }: FormActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button disabled={busy} onClick={onCancel}>
        {t("common.actions.cancel")}
      </Button>
      <Button type="submit" variant={variant} busy={busy} {...submit}>
        {label}
      </Button>
    </>
  );
}
