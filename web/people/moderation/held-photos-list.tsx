import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMorePages } from "../../lib/more-pages.ts";
import { Announce } from "../../ui/announce.tsx";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { Button } from "../../ui/button.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { HeldPhotoItem } from "./held-photo-item.tsx";
import { useHeldPhotos } from "./use-held-photos.ts";

/** The photos that wait for a moderator, the oldest first: what the moderation screen shows in its tab. */
export function HeldPhotosList() {
  const { t } = useTranslation();
  const held = useHeldPhotos();
  const { photos, total } = held;
  if (!photos) return held.isPending ? <Waiting /> : <LoadError {...held} />;
  if (photos.length === 0) {
    return <EmptyState drawing={<AllCalm />} title={t("heldPhotos.empty.title")} text={t("heldPhotos.empty.text")} />;
  }
  return (
    <div className="flex flex-col gap-4">
      {total !== null && (
        <p role="status" className="font-bold text-ink-soft">
          {t("heldPhotos.total", { count: total })}
        </p>
      )}
      <p className="text-ink-soft">{t("heldPhotos.explanation")}</p>
      <Photos {...held} photos={photos} />
    </div>
  );
}

type Held = ReturnType<typeof useHeldPhotos>;

function Photos({ photos, ...held }: Held & { photos: NonNullable<Held["photos"]> }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { isGrowing, more } = useMorePages(held);
  return (
    <>
      <ul ref={list} className="flex flex-col gap-3" aria-label={t("heldPhotos.tab")}>
        {photos.map((photo) => (
          // Another photo of the same person is covered again.
          <HeldPhotoItem key={photo.photoUrl} photo={photo} />
        ))}
      </ul>
      {held.hasNextPage && (
        <DisappearingButton
          className="mx-auto"
          focusFallback={() => [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])].at(-1)}
          busy={isGrowing}
          onClick={more}
        >
          {t("common.actions.loadMore")}
        </DisappearingButton>
      )}
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <Announce text={t("common.loading")} />
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} className="h-44 rounded-panel" />
      ))}
    </div>
  );
}

function LoadError({ isFetching, refetch }: Held) {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={<AllCalm />}
      title={t("heldPhotos.error")}
      text={t("heldPhotos.errorText")}
      action={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t("common.actions.retry")}
        </Button>
      }
    />
  );
}
