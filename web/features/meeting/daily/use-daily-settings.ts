import type { DailySettings } from "@nakamatch/contract/endpoints/meeting/daily-people";
import type { SpokenLanguage } from "@nakamatch/contract/vocabulary/spoken-languages";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, orpc } from "../../../lib/api.ts";
import { refetchChanged } from "../../../lib/cached-changes.ts";
import { toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useErrorToast, useToast } from "../../../ui/toast.tsx";
import { ownProfileQuery } from "../../people/profile/use-profile.ts";

interface Draft extends DailySettings {
  languages: SpokenLanguage[];
  /** When a change holds; null for at once. */
  holdsFrom: string | null;
}

// Defaults for answers of the previous release.
const NO_AGES = { minAge: null, maxAge: null };

/** What is stored of "six for today", with the changes that are not saved yet. */
export function useDailySettings(onSaved?: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const { fail, clearError } = useErrorToast();
  const queries = useQueryClient();
  const settings = useQuery(orpc.dailyPeople.settings.queryOptions());
  const own = useQuery(ownProfileQuery());
  const [changed, setChanged] = useState<Partial<Draft>>({});
  const [isTried, setIsTried] = useState(false);
  const stored = settings.data && own.data && { ...NO_AGES, ...settings.data, languages: own.data.languages };
  const draft = stored && { ...stored, ...changed };
  const isLacking = draft?.sharedLanguage && draft.languages.length === 0;

  const save = useMutation({
    mutationFn: async ({ maxDistance, minAge, maxAge, sharedLanguage, languages }: Draft) => {
      if (changed.languages) await api.profiles.chooseLanguages({ languages });
      await api.dailyPeople.change({ maxDistance, minAge, maxAge, sharedLanguage });
      // Shown with their people, so that nothing changes after the dialog, and the next one knows the languages.
      const own = changed.languages ? [refetchChanged(queries, ownProfileQuery().queryKey)] : [];
      await Promise.all([refetchChanged(queries, orpc.dailyPeople.key()), ...own]);
      if (changed.languages) void refetchChanged(queries, orpc.discovery.key());
    },
    onSuccess: (_, { holdsFrom }) => {
      setChanged({});
      onSaved?.();
      toast({ title: t(holdsFrom ? "dailySettings.savedLater" : "dailySettings.saved"), variant: "success" });
    },
    onError: (thrown) => fail(t("errors.title"), toAppError(thrown).text(t)),
  });

  return {
    draft,
    /** The person has said no languages. */
    asksLanguages: stored?.languages.length === 0,
    isLacking: isTried && isLacking === true,
    hasFailed: settings.isError || own.isError,
    retry: () => Promise.all([settings.refetch(), own.refetch()]),
    change: (some: Partial<Draft>) => {
      setIsTried(false);
      setChanged((before) => ({ ...before, ...some }));
    },
    busy: save.isPending,
    submit: () => {
      clearError();
      setIsTried(true);
      if (draft && !isLacking) save.mutate(draft);
    },
  };
}
