import { CirclePause } from "lucide-react";
import { usePause } from "../../account/pause/use-pause.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";

/** Reminds paused people that they are hidden from discovery. */
export function PauseNotice() {
  const { t } = useTranslation();
  const { mutate, isPending } = usePause();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-2 border-line px-3 py-2">
      <CirclePause className="size-5 shrink-0 text-accent-ink" />
      <p className="min-w-[min(14rem,100%)] flex-1">{t("pause.notice")}</p>
      <DisappearingButton
        busy={isPending}
        focusFallback={() => document.getElementById("content")}
        onClick={() => mutate(false)}
      >
        {t("pause.end")}
      </DisappearingButton>
    </div>
  );
}
