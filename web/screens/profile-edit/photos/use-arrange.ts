import type { OwnProfile } from "@nakamatch/contract/endpoints/profiles";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../../lib/api.ts";
import { useApp } from "../../../lib/app.tsx";
import { refetchChanged } from "../../../lib/cached-changes.ts";
import { toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { ownProfileQuery } from "../../../person/profile/use-profile.ts";
import { useToast } from "../../../ui/toast.tsx";

export type OwnPhoto = OwnProfile["photos"][number];

const withPhotos = (photos: OwnPhoto[]) => (own: OwnProfile | undefined) =>
  own && {
    ...own,
    photos,
    avatarUrl: photos[0]?.url ?? null,
    photoHold: photos[0]?.hold ?? null,
    // The mark belongs to the first.
    isVerified: own.isVerified && own.avatarUrl === photos[0]?.url,
  };

const urls = (photos: readonly OwnPhoto[]) => photos.map(({ url }) => url);

/** Stores another order, or fewer photos; shown at once, and taken back where it fails. */
export function useArrange(): (before: OwnPhoto[], photos: OwnPhoto[]) => void {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const queries = useQueryClient();
  const { queryKey } = ownProfileQuery();
  const { mutate } = useMutation({
    // One after the other: each starts from the photos that the one before leaves.
    scope: { id: "photos" },
    mutationFn: ({ before, photos }: { before: OwnPhoto[]; photos: OwnPhoto[] }) =>
      api.avatars.arrange({ before: urls(before), photos: urls(photos) }),
    onSuccess: (_, { before, photos }) => {
      if (before[0]?.url === photos[0]?.url) return;
      void session.refresh({ fresh: true });
      void refetchChanged(queries, orpc.verification.mine.key());
    },
    onError: (thrown, { before }) => {
      queries.setQueryData(queryKey, withPhotos(before));
      void queries.invalidateQueries({ queryKey });
      toast({ title: t("photos.failed"), description: toAppError(thrown).text(t), variant: "destructive" });
    },
  });
  return (before, photos) => {
    // Not in the mutation, which may wait: a dropped photo would fly back.
    queries.setQueryData(queryKey, withPhotos(photos));
    mutate({ before, photos });
  };
}
