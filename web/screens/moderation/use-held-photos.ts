import type { HeldPhoto, PhotoDecision } from "@nakamatch/contract/endpoints/photos";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { api, orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useEventsMissed, useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { decisionErrorToast } from "../../person/ban/decision-errors.ts";
import { useToast } from "../../ui/toast.tsx";

/**
 * The photos that wait, the oldest first, and how many they are, followed live; undefined until the first page is here.
 * `enabled`: false for those whom the server would refuse.
 */
export function useHeldPhotos({ enabled = true } = {}) {
  const queries = useQueryClient();
  const query = useInfiniteQuery(
    orpc.photos.held.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      enabled,
    }),
  );
  const refetch = () => void queries.invalidateQueries({ queryKey: orpc.photos.key() });
  useRealtime("moderation.changed", refetch);
  useEventsMissed(refetch);
  const { data } = query;
  const photos = useMemo(() => {
    if (!data) return undefined;
    // A photo that was replaced between two requests may be on both pages.
    const byOwner = new Map<string, HeldPhoto>();
    for (const page of data.pages) for (const photo of page.photos) byOwner.set(photo.person.id, photo);
    return [...byOwner.values()];
  }, [data]);
  return { ...query, photos, total: data?.pages[0]?.total ?? null };
}

type Verdict = Pick<PhotoDecision, "verdict" | "reason" | "notes">;

/**
 * Decides about a photo. `onDecided` runs when it is done; then the list is fetched, and the photo leaves it. A failure is a
 * toast.
 */
export function useDecidePhoto({ person, photoUrl }: HeldPhoto, onDecided?: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  // Awaited, so that the buttons are busy until the list is new.
  const refetch = () => queries.invalidateQueries({ queryKey: orpc.photos.key() });
  return useMutation({
    mutationFn: (verdict: Verdict) => api.photos.decide({ personId: person.id, photoUrl, ...verdict }),
    onSuccess: (_done, { verdict }) => {
      onDecided?.();
      const [title, description] =
        verdict === "release"
          ? [t("heldPhotos.released"), t("heldPhotos.releasedText")]
          : [t("heldPhotos.rejected"), t("heldPhotos.rejectedText", { name: person.nickname })];
      toast({ title, description, variant: "success" });
      return refetch();
    },
    onError: (thrown) => {
      const error = toAppError(thrown);
      toast(decisionErrorToast(t, error, t("heldPhotos.failed")));
      // Somebody else was faster.
      if (error.code === "PHOTO_NOT_HELD" || error.code === "PERSON_NOT_FOUND") return refetch();
    },
  });
}
