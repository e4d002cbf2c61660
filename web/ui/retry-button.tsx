import { useTranslation } from "../lib/translation.tsx";
import { Button } from "./button.tsx";

/** Retries a failed request. The press removes it with the error; focus moves to its dialog, panel or page. */
export function RetryButton({ onClick, className }: { onClick: () => void; className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Button className={className} onClick={onClick}>
      {t("common.actions.retry")}
    </Button>
  );
}
