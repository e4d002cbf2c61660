import { usePause } from "../../features/people/pause/use-pause.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Switch } from "../../ui/switch.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** A break from being discovered. */
export function PausePart() {
  const { t } = useTranslation();
  const { isPaused } = useUser();
  const { mutate, isPending, variables } = usePause();
  return (
    <SettingsSection text={t("pause.text")}>
      <Switch
        label={t("pause.switch")}
        hint={t("pause.goesOn")}
        checked={isPending ? variables : isPaused}
        busy={isPending}
        onCheckedChange={(isWanted) => mutate(isWanted)}
      />
    </SettingsSection>
  );
}
