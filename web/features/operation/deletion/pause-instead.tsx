import { useUser } from "../../../lib/session.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { usePause } from "../../people/pause/use-pause.ts";

/** Offers a break to people who are about to delete their account. */
export function PauseInstead({ disabled, onPaused }: { disabled: boolean; onPaused: () => void }) {
  const { t } = useTranslation();
  const { isPaused } = useUser();
  const { mutate, isPending } = usePause();
  if (isPaused) return null;
  return (
    <div className="mb-4 flex flex-col items-start gap-2 border-accent border-l-4 pl-4">
      <p>{t("pause.instead")}</p>
      <Button busy={isPending} disabled={disabled} onClick={() => mutate(true, { onSuccess: onPaused })}>
        {t("pause.begin")}
      </Button>
    </div>
  );
}
