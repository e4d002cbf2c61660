import type { OwnProfile } from "@nakamatch/contract/endpoints/people/profiles";
import { PHOTOS_MAX } from "@nakamatch/contract/vocabulary/limits";
import { PersonAvatar } from "../../../features/people/person-avatar.tsx";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Part } from "../part.tsx";

const PhotosEditor = lazyPart(
  () => import("./photos-editor.tsx").then((module) => module.PhotosEditor),
  () => <Skeleton className="h-44 w-full" />,
  { phrases: ["photo", "photos"] },
);

/** Up to six photos: add, reorder, remove. Each change is stored at once. */
export function PhotosPart({ own }: { own: OwnProfile }) {
  const { t } = useTranslation();
  return (
    <Part
      id="photos"
      title={t("editProfile.sections.photos")}
      text={t("editProfile.photosSaved", { count: PHOTOS_MAX })}
      label={t("editProfile.photosEdit")}
      folded={
        <div className="flex flex-wrap gap-2">
          {own.photos.map(({ url }) => (
            <PersonAvatar key={url} person={{ ...own, avatarUrl: url }} />
          ))}
        </div>
      }
    >
      <PhotosEditor own={own} />
    </Part>
  );
}
