import type { OwnProfile } from "@nakamatch/contract/endpoints/people/profiles";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ownProfileQuery } from "../../../features/people/profile/use-profile.ts";
import { api, orpc } from "../../../lib/api.ts";
import { useApp } from "../../../lib/app.tsx";
import { changeAtOnce, type PendingChange, refetchChanged } from "../../../lib/cached-changes.ts";
import { toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useToast } from "../../../ui/toast.tsx";

export type OwnPhoto = OwnProfile["photos"][number];

const urls = (photos: readonly OwnPhoto[]) => photos.map(({ url }) => url);

/** Applies an arrangement, keeping additions and removals from elsewhere. */
function arranged(own: OwnProfile, { before, photos }: Arrangement): OwnProfile {
  const known = new Map(own.photos.map((photo) => [photo.url, photo]));
  const added = own.photos.filter(({ url }) => !urls(before).includes(url));
  const next = [...photos.flatMap(({ url }) => known.get(url) ?? []), ...added];
  return {
    ...own,
    photos: next,
    avatarUrl: next[0]?.url ?? null,
    photoHold: next[0]?.hold ?? null,
    // The mark belongs to the first.
    isVerified: own.isVerified && own.avatarUrl === next[0]?.url,
  };
}

interface Arrangement {
  before: OwnPhoto[];
  photos: OwnPhoto[];
}

/** Stores a new order or a removal optimistically; rolls back on failure. */
export function useArrange(): (before: OwnPhoto[], photos: OwnPhoto[]) => void {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const queries = useQueryClient();
  const { queryKey } = ownProfileQuery();
  const { mutate } = useMutation({
    // Serial: each change starts from the result of the previous one.
    scope: { id: "photos" },
    mutationFn: ({ before, photos }: Arrangement & { shown: PendingChange }) =>
      api.profilePhotos.arrange({ before: urls(before), photos: urls(photos) }),
    onSuccess: (_, { before, photos, shown }) => {
      shown.confirm();
      if (before[0]?.url === photos[0]?.url) return;
      void session.refresh({ fresh: true });
      void refetchChanged(queries, orpc.verification.mine.key());
    },
    onError: (thrown, { shown }) => {
      shown.undo();
      void refetchChanged(queries, queryKey);
      toast({ title: t("photos.failed"), description: toAppError(thrown).text(t), variant: "destructive" });
    },
  });
  return (before, photos) => {
    // Outside the mutation, which may be queued: a dropped photo would jump back.
    const apply = (own: OwnProfile) => arranged(own, { before, photos });
    mutate({ before, photos, shown: changeAtOnce(queries, { queryKey, apply }) });
  };
}
