import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ownProfileQuery } from "../../features/people/profile/use-profile.ts";
import { refetchPeople } from "../../features/people/refetch-people.ts";
import { api } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Loaded, SettingsSection } from "./settings-section.tsx";

/** Whether others read that one was active lately, and one reads it of them. */
export function ActivityPart() {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const query = useQuery(ownProfileQuery());
  const { mutate, isPending, variables } = useMutation({
    // Serial: the last choice is stored.
    scope: { id: "activity-choice" },
    mutationFn: async (showsActivity: boolean) => {
      await api.profiles.showActivity({ showsActivity });
      await refetchPeople(queries);
    },
    onError: (thrown) =>
      toast({ title: t("errors.title"), description: toAppError(thrown).text(t), variant: "destructive" }),
  });
  return (
    <SettingsSection text={t("settings.activity.text")}>
      <Loaded query={query} height="h-20">
        {({ showsActivity }) => (
          <Switch
            label={t("settings.activity.switch")}
            hint={t("settings.activity.hint")}
            checked={isPending ? variables : showsActivity}
            busy={isPending}
            onCheckedChange={(isWanted) => mutate(isWanted)}
          />
        )}
      </Loaded>
    </SettingsSection>
  );
}
