import type { OwnProfile } from "@nakamatch/contract/endpoints/profiles";
import type { PersonFacts } from "@nakamatch/domain/people/person-facts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { api, orpc } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useIsStillHere } from "../../lib/navigation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { factProblemText, type PersonFactsForm } from "../../person/facts/person-facts-form.tsx";
import { ownProfileQuery } from "../../person/profile/use-profile.ts";
import { useErrorToast, useToast } from "../../ui/toast.tsx";
import { differences, FACT_FIELDS, type FactField, factsResolver, formOf, mergeFacts, updateOf } from "./facts.ts";

/** A conflicting change elsewhere. */
export interface Newer {
  stored: PersonFactsForm;
  /** Found on saving: shown at once. */
  isUrgent: boolean;
}

/**
 * The form's state: values, saving (EDIT-07..11, EDIT-14), and merging changes from other tabs and devices. `own`: the
 * stored profile as cached; `onSaved` leaves the screen, if still open.
 */
export function useEditProfile(own: OwnProfile, onSaved: () => void) {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const { fail, clearError } = useErrorToast();
  const queries = useQueryClient();
  const isStillHere = useIsStillHere();
  const form = useForm<PersonFactsForm, unknown, PersonFacts>({
    defaultValues: formOf(own),
    resolver: factsResolver,
    mode: "onTouched",
    shouldFocusError: false,
  });
  // The version the values were edited from.
  const base = useRef(own);
  const [newer, setNewer] = useState<Newer | null>(null);

  /** Merges stored values with local changes. Returns whether anything conflicts. */
  const takeOver = (stored: OwnProfile, isUrgent: boolean): boolean => {
    const before = { base: formOf(base.current), mine: form.getValues(), stored: formOf(stored) };
    const merged = mergeFacts(before);
    base.current = stored;
    form.reset(before.stored);
    const kept = differences(merged, before.stored);
    for (const field of Object.keys(merged) as FactField[]) {
      if (merged[field] !== before.stored[field]) form.setValue(field, merged[field], { shouldDirty: true });
    }
    setNewer(kept.length > 0 ? { stored: before.stored, isUrgent } : null);
    return kept.length > 0;
  };
  // The cache may learn of it first, e.g. on focus.
  const onStored = useEffectEvent((stored: OwnProfile) => {
    if (stored.version !== base.current.version && !save.isPending) takeOver(stored, false);
  });
  useEffect(() => onStored(own), [own]);

  /** Reports the first problem and the number of others, and focuses its field (ERR-40). */
  const refuse = (problems: { field: FactField; reason: string }[]) => {
    const [first] = FACT_FIELDS.flatMap((field) => problems.filter((problem) => problem.field === field));
    if (!first) return;
    fail(t("editProfile.toasts.validation"), factProblemText(t, first.field, first.reason));
    form.setFocus(first.field);
  };

  const saved = (stored: OwnProfile) => {
    base.current = stored;
    const leaves = isStillHere();
    toast({
      title: t("editProfile.toasts.saved"),
      description: t("editProfile.toasts.savedText"),
      variant: "success",
      announcesMove: leaves,
    });
    // Visibility and distances depend on it.
    void refetchChanged(queries, orpc.discovery.key());
    void refetchChanged(queries, orpc.profiles.get.key());
    void session.refresh({ fresh: true });
    if (leaves) onSaved();
  };

  const save = useMutation({
    mutationFn: (facts: PersonFacts) => api.profiles.update(updateOf(facts, base.current.version)),
    onSuccess: async (stored) => {
      const { queryKey } = ownProfileQuery();
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, stored);
      saved(stored);
    },
    onError: async (thrown) => {
      const error = toAppError(thrown);
      if (error.code === "PROFILE_CHANGED") {
        const stored = await queries.query({ ...ownProfileQuery(), staleTime: 0 }).catch(() => null);
        // A previous try succeeded without an answer.
        if (stored && !takeOver(stored, true)) return saved(stored);
      }
      const problems = error.issues.flatMap(({ path, reason }) => {
        const field = FACT_FIELDS.find((each) => each === path);
        return field ? [{ field, reason }] : [];
      });
      for (const { field, reason } of problems) form.setError(field, { type: reason });
      if (problems.length > 0) refuse(problems);
      else {
        const isOurFault = error.code === "INTERNAL";
        fail(t("editProfile.toasts.saveError"), isOurFault ? t("editProfile.toasts.updateError") : error.text(t));
      }
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    clearError();
    void form.handleSubmit(
      (facts) => save.mutateAsync(facts).catch(() => {}),
      (errors) =>
        refuse(FACT_FIELDS.flatMap((field) => (errors[field] ? [{ field, reason: String(errors[field].type) }] : []))),
    )(event);
  };

  return {
    form,
    busy: save.isPending,
    submit,
    newer,
    keepMine: () => setNewer(null),
    takeStored: () => {
      form.reset(formOf(base.current));
      setNewer(null);
    },
  };
}
