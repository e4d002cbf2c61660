import type { OwnProfile } from "@nakamatch/contract/endpoints/people/profiles";
import type { SpokenLanguage } from "@nakamatch/contract/vocabulary/spoken-languages";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, orpc } from "../../../lib/api.ts";
import { changeAtOnce, refetchChanged } from "../../../lib/cached-changes.ts";
import { toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { ownProfileQuery } from "../profile/use-profile.ts";
import { LazyLanguages } from "./lazy-languages.tsx";

type OwnLanguagesProps = {
  /** Asks those who have said them, too. */
  isAsked?: boolean;
};

/** Asks members who have not said them which languages they speak, and stores each choice at once. */
export function OwnLanguages({ isAsked = false }: OwnLanguagesProps) {
  const { t } = useTranslation();
  const { data: own } = useQuery(ownProfileQuery());
  const choose = useChooseLanguages();
  // Stays while it is answered.
  const [isAsking, setIsAsking] = useState(false);
  if (own?.languages.length === 0 && !isAsking) setIsAsking(true);
  if (!own || !(isAsking || isAsked)) return null;
  return <LazyLanguages label={t("languages.ask")} value={own.languages} onValueChange={choose} />;
}

function useChooseLanguages() {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const { queryKey } = ownProfileQuery();
  const { mutate } = useMutation({
    // Serial: the last choice is stored.
    scope: { id: "own-languages" },
    mutationFn: (languages: SpokenLanguage[]) => api.profiles.chooseLanguages({ languages }),
    onMutate: (languages) => changeAtOnce(queries, { queryKey, apply: (own: OwnProfile) => ({ ...own, languages }) }),
    onSuccess: (_answer, _languages, shown) => {
      shown.confirm();
      for (const changed of [queryKey, orpc.discovery.key(), orpc.dailyPeople.settings.key()])
        void refetchChanged(queries, changed);
    },
    onError: (thrown, _languages, shown) => {
      shown?.undo();
      toast({ title: t("errors.title"), description: toAppError(thrown).text(t), variant: "destructive" });
    },
  });
  return mutate;
}
