import { CirclePause } from "lucide-react";
import { usePause } from "../../features/people/pause/use-pause.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";

/** Reminds paused people that they are hidden from discovery. */
export function PauseNotice() {
  const { t } = useTranslation();
  const { mutate, isPending } = usePause();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-2 border-line px-3 py-2">
      <CirclePause className="size-5 shrink-0 text-accent-ink" />
      <p className="min-w-[min(14rem,100%)] flex-1">{t("pause.notice")}</p>
      <Button busy={isPending} onClick={() => mutate(false)}>
        {t("pause.end")}
      </Button>
    </div>
  );
}
