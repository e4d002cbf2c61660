import { DailySettingsFields } from "../../features/meeting/daily/daily-settings-fields.tsx";
import { useDailySettings } from "../../features/meeting/daily/use-daily-settings.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Whom the person wants among "six for today". */
export function TodayPart() {
  const { t } = useTranslation();
  const settings = useDailySettings();
  const { busy, submit, draft } = settings;
  return (
    <SettingsSection text={t("dailySettings.text")}>
      <Form busy={busy} onSubmit={submit} className="flex flex-col gap-4">
        <DailySettingsFields settings={settings} />
        {draft && (
          <Button type="submit" variant="primary" busy={busy} className="self-start">
            {t("dailySettings.save")}
          </Button>
        )}
      </Form>
    </SettingsSection>
  );
}
