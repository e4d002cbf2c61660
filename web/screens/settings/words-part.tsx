import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../lib/api.ts";
import { changeAtOnce } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Loaded, SettingsSection } from "./settings-section.tsx";
import { WithdrawnWords } from "./withdrawn-words.tsx";

/** Setting: whether likes may include words. */
export function WordsPart() {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const query = useQuery(orpc.likeWords.settings.queryOptions());
  const { mutate } = useMutation({
    // Serial: the last choice is stored.
    scope: { id: "like-words" },
    mutationFn: (isReceiving: boolean) => api.likeWords.change({ isReceiving }),
    onMutate: (isReceiving) =>
      changeAtOnce(queries, { queryKey: orpc.likeWords.settings.queryKey(), apply: () => ({ isReceiving }) }),
    onSuccess: (_answer, _wanted, shown) => shown.confirm(),
    onError: (thrown, _wanted, shown) => {
      shown?.undo();
      toast({ title: t("errors.title"), description: toAppError(thrown).text(t), variant: "destructive" });
    },
  });
  return (
    <>
      <SettingsSection text={t("likeWords.settings.text")}>
        <Loaded query={query} height="h-20">
          {({ isReceiving }) => (
            <Switch
              label={t("likeWords.settings.switch")}
              hint={t("likeWords.settings.hint")}
              checked={isReceiving}
              onCheckedChange={(isWanted) => mutate(isWanted)}
            />
          )}
        </Loaded>
      </SettingsSection>
      <WithdrawnWords />
    </>
  );
}
