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

/** The profile was changed elsewhere while it is edited here, and both have changed the same. */
export interface Newer {
  stored: PersonFactsForm;
  /** Found when the person saved: then it is shown to them at once. */
  isUrgent: boolean;
}

/**
 * State of the form: its values, what saving does (EDIT-07..11, EDIT-14), and what happens when another tab or device changes
 * the profile meanwhile. `own` is what is stored, as far as the browser knows; `onSaved` leaves the screen, which the person may
 * have left before the answer.
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
  // What the values in the form were edited from.
  const base = useRef(own);
  const [newer, setNewer] = useState<Newer | null>(null);

  /** Takes over what is stored now and keeps what was changed here. Returns whether anything differs. */
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
  // The cache may hear of it first, as when the person comes back to this tab.
  const follow = useEffectEvent((stored: OwnProfile) => {
    if (stored.version !== base.current.version && !save.isPending) takeOver(stored, false);
  });
  useEffect(() => follow(own), [own]);

  /** Tells the first problem of the page, how many more there are, and focuses its field (ERR-40). */
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
    // Whom the person is shown, and how far others are, depends on it.
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
        // An earlier try that seemed to fail has stored it.
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
