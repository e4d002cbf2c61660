import { useQuery } from "@tanstack/react-query";
import { api, orpc } from "../../lib/api.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Loaded, SettingsSection } from "./settings-section.tsx";
import { useChoice } from "./use-choice.ts";

/** Whether one's profile may say that one has met people from here. */
export function MetPeoplePart() {
  const { t } = useTranslation();
  const query = useQuery(orpc.meetings.settings.queryOptions());
  const queryKey = orpc.meetings.settings.queryKey();
  const choose = useChoice({
    queryKey,
    send: (isShown: boolean) => api.meetings.change({ isShown }),
    changeOf: (isShown) => ({ queryKey, apply: () => ({ isShown }) }),
  });
  return (
    <SettingsSection text={t("settings.metPeople.text")}>
      <Loaded query={query} height="h-20">
        {({ isShown }) => (
          <Switch
            label={t("settings.metPeople.switch")}
            hint={t("settings.metPeople.hint")}
            checked={isShown}
            onCheckedChange={choose}
          />
        )}
      </Loaded>
    </SettingsSection>
  );
}
