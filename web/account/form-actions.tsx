import { useTranslation } from "../lib/translation.tsx";
import { Button, type ButtonProps } from "../ui/button.tsx";

type FormActionsProps = Pick<ButtonProps, "disabled" | "variant" | "busyLabel"> & {
  /** The id of the form, where the buttons stand outside of it. */
  form?: string;
  label: string;
  busy: boolean;
  onCancel: () => void;
};

/** The buttons that cancel and submit a form. */
export function FormActions({ label, busy, onCancel, ...submit }: FormActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button disabled={busy} onClick={onCancel}>
        {t("common.actions.cancel")}
      </Button>
      <Button type="submit" variant="primary" busy={busy} {...submit}>
        {label}
      </Button>
    </>
  );
}
