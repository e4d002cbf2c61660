import { UserRoundX } from "lucide-react";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { useFocusFallback } from "../../../ui/focus-fallback.ts";

export type HideButtonProps = {
  name: string;
  /** Receives the focus on removal. */
  focusFallback: (button: HTMLButtonElement) => HTMLElement | null | undefined;
  onClick: () => void;
};

/** "Not for me". Needs the phrases of `dashboard`. */
export function HideButton({ name, focusFallback, onClick }: HideButtonProps) {
  const { t } = useTranslation();
  const label = t("dashboard.card.hide");
  return (
    <Button
      ref={useFocusFallback(focusFallback)}
      data-hiding
      variant="quiet"
      icon={<UserRoundX className="size-5" />}
      aria-label={`${label}: ${name}`}
      title={label}
      className="-mr-2 min-w-11 gap-1.5! px-2! text-ink-soft text-sm!"
      onClick={onClick}
    >
      <span className="hidden whitespace-nowrap @[17.5rem]:inline">{label}</span>
    </Button>
  );
}
