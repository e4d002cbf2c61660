import { useTranslation } from "../lib/translation.tsx";
import { DisappearingButton } from "./disappearing-button.tsx";

/**
 * Tries again what could not be fetched. Pressed, it is gone, because the error is; the focus goes to the dialog, panel or page
 * that it was in.
 */
export function RetryButton({ onClick, className }: { onClick: () => void; className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <DisappearingButton
      className={className}
      focusFallback={(button) => button.parentElement?.closest<HTMLElement>('[tabindex="-1"]')}
      onClick={onClick}
    >
      {t("common.actions.retry")}
    </DisappearingButton>
  );
}
