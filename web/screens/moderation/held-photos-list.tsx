import { useRef } from "react";
import { useMorePages } from "../../lib/more-pages.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListError, ListWaiting, LoadMore } from "../../ui/list-states.tsx";
import { HeldPhotoItem } from "./held-photo-item.tsx";
import { useHeldPhotos } from "./use-held-photos.ts";

/** Oldest first. */
export function HeldPhotosList() {
  const { t } = useTranslation();
  const held = useHeldPhotos();
  const { photos, total } = held;
  if (!photos) {
    if (held.isPending) return <ListWaiting height="h-44" />;
    return <ListError hasToast title={t("heldPhotos.error")} text={t("heldPhotos.errorText")} query={held} />;
  }
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
          // A new photo of the same person is covered again.
          <HeldPhotoItem key={photo.photoUrl} photo={photo} />
        ))}
      </ul>
      {held.hasNextPage && <LoadMore list={list} busy={isGrowing} onClick={more} />}
    </>
  );
}
