import { useTranslation } from "../lib/translation.tsx";
import { DisappearingButton } from "./disappearing-button.tsx";

/** Retries a failed request. The press removes it with the error; focus moves to its dialog, panel or page. */
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
