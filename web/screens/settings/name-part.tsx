import type { NameChoice } from "@nakamatch/contract/vocabulary/people";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { NameChoiceField, whatOthersRead } from "../../features/people/facts/name-choice-field.tsx";
import { api, orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Loaded, SettingsSection } from "./settings-section.tsx";

/** How much of the own name others read, from the choice on. */
export function NamePart() {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const query = useQuery(orpc.profiles.mine.queryOptions());
  const { mutate, isPending, variables } = useMutation({
    scope: { id: "name-choice" },
    mutationFn: async (nameChoice: NameChoice) => {
      await api.profiles.chooseName({ nameChoice });
      await refetchChanged(queries, orpc.profiles.key());
    },
    onSuccess: (_answer, nameChoice) =>
      query.data && toast({ title: whatOthersRead(t, query.data, nameChoice), variant: "success" }),
    onError: (thrown) =>
      toast({ title: t("errors.title"), description: toAppError(thrown).text(t), variant: "destructive" }),
  });
  return (
    <SettingsSection>
      <Loaded query={query} height="h-40">
        {(own) => (
          <NameChoiceField person={own} value={isPending ? variables : own.nameChoice} onValueChange={mutate} />
        )}
      </Loaded>
    </SettingsSection>
  );
}
