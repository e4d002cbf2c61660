import type { OwnProfile } from "@nakamatch/contract/endpoints/people/profiles";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { factProblemText } from "../../features/people/facts/person-facts-form.tsx";
import { problemsOf, refusedFields } from "../../features/people/form-problems.ts";
import { ownProfileQuery } from "../../features/people/profile/use-profile.ts";
import { api, orpc } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useIsStillHere } from "../../lib/navigation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useErrorToast, useToast } from "../../ui/toast.tsx";
import { keepBio, readBio } from "./bio-draft.ts";
import {
  differences,
  type EditedFacts,
  type EditForm,
  FACT_FIELDS,
  type FactField,
  factsResolver,
  formOf,
  mergeFacts,
  updateOf,
} from "./facts.ts";

/** A conflicting change elsewhere. */
export interface Newer {
  stored: EditForm;
  /** Found on saving: shown at once. */
  isUrgent: boolean;
}

/**
 * The form's state: values, saving (EDIT-07..11, EDIT-14), and merging changes from other tabs and devices. `own`: the
 * stored profile as cached; `onSaved` leaves the screen, if still open.
 */
export function useEditProfile(own: OwnProfile, onSaved: () => void) {
  const { t } = useTranslation();
  const { session, storage } = useApp();
  const toast = useToast();
  const { fail, clearError } = useErrorToast();
  const queries = useQueryClient();
  const isStillHere = useIsStillHere();
  const [draft] = useState(() => readBio(storage, own.id));
  // Another stored bio counts as a change elsewhere.
  const from = draft && draft.from !== own.bio ? { ...own, bio: draft.from, version: "" } : own;
  const form = useForm<EditForm, unknown, EditedFacts>({
    defaultValues: formOf(from),
    resolver: factsResolver,
    mode: "onTouched",
    shouldFocusError: false,
  });
  // The version the values were edited from.
  const base = useRef(from);
  useEffect(() => {
    if (draft) form.setValue("bio", draft.text, { shouldDirty: true });
    return form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields }) => {
        const { id, bio } = base.current;
        keepBio(storage, id, dirtyFields?.bio ? { text: values.bio, from: bio } : null);
      },
    });
  }, [draft, form, storage]);
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

  const dropBio = () => keepBio(storage, own.id, null);

  /** Reports the first problem and the number of others, and focuses its field (ERR-40). */
  const refuse = (problems: { field: FactField; reason: string }[]) => {
    const [first] = problems;
    if (!first) return;
    fail(t("editProfile.toasts.validation"), factProblemText(t, first.field, first.reason));
    form.setFocus(first.field);
  };

  const saved = (stored: OwnProfile) => {
    base.current = stored;
    dropBio();
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
    mutationFn: (facts: EditedFacts) => api.profiles.update(updateOf(facts, base.current.version)),
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
      const problems = refusedFields(thrown, FACT_FIELDS);
      for (const { field, reason } of problems) form.setError(field, { type: reason });
      if (problems.length > 0) refuse(problems);
      else {
        const isOurFault = error.code === "INTERNAL";
        fail(t("editProfile.toasts.saveError"), isOurFault ? t("editProfile.toasts.updateError") : error.text(t));
      }
    },
  });

  const submit = () => {
    clearError();
    void form.handleSubmit(
      (facts) => save.mutateAsync(facts).catch(() => {}),
      () => refuse(problemsOf(form, FACT_FIELDS)),
    )();
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
    dropBio,
  };
}
