import { DailySettingsFields } from "../../features/meeting/daily/daily-settings-fields.tsx";
import { useDailySettings } from "../../features/meeting/daily/use-daily-settings.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";

type DailySettingsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Whom the viewer wants among "six for today"; stays open until its people are there. */
export function DailySettingsDialog({ open, onOpenChange }: DailySettingsDialogProps) {
  const { t } = useTranslation();
  const settings = useDailySettings(() => onOpenChange(false));
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("dailySettings.title")}
      description={t("dailySettings.text")}
      label={t("dailySettings.save")}
      busy={settings.busy}
      disabled={!settings.draft}
      onSubmit={settings.submit}
    >
      <DailySettingsFields settings={settings} />
    </FormDialog>
  );
}
