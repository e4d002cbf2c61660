import { useApp } from "../../../lib/app.tsx";
import { formatTime, formatTimeLeft } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { RetryButton } from "../../../ui/retry-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { LazyLanguages } from "../../people/languages/lazy-languages.tsx";
import { LimitFields } from "./limit-fields.tsx";
import type { useDailySettings } from "./use-daily-settings.ts";

/** Distance, ages and languages of "six for today", and when a change holds. */
export function DailySettingsFields({ settings }: { settings: ReturnType<typeof useDailySettings> }) {
  const { t, language } = useTranslation();
  const { session } = useApp();
  const { draft, change } = settings;
  if (!draft) {
    if (settings.hasFailed) return <RetryButton className="self-start" onClick={() => void settings.retry()} />;
    return <Skeleton className="h-80" />;
  }
  const { sharedLanguage, languages, holdsFrom } = draft;
  return (
    <div className="flex flex-col gap-4">
      <LimitFields {...draft} onChange={change} />
      <Switch
        label={t("dailySettings.sharedLanguage")}
        hint={t("dailySettings.sharedLanguageHint")}
        checked={sharedLanguage}
        onCheckedChange={(isWanted) => change({ sharedLanguage: isWanted })}
      />
      {sharedLanguage && settings.asksLanguages && (
        <LazyLanguages
          isNeeded
          label={t("languages.ask")}
          value={languages}
          onValueChange={(chosen) => change({ languages: chosen })}
          error={settings.isLacking ? t("languages.needed") : undefined}
        />
      )}
      <p className="text-ink-soft text-sm">
        {holdsFrom
          ? t("dailySettings.later", {
              when: formatTimeLeft(holdsFrom, language, session.now().getTime()),
              time: formatTime(holdsFrom, language),
            })
          : t("dailySettings.now")}
      </p>
    </div>
  );
}
