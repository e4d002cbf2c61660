import type { OwnProfile } from "@nakamatch/contract/endpoints/people/profiles";
import { PHOTOS_MAX } from "@nakamatch/contract/vocabulary/limits";
import { EyeOff, Hourglass, Plus } from "lucide-react";
import { Link } from "react-router";
import { PersonPortrait } from "../../features/people/person-portrait.tsx";
import { useStoredPhoto } from "../../features/people/profile/use-stored-photo.ts";
import { useOrigin } from "../../features/people/profile-origin.ts";
import { usePhotoPicker } from "../../features/photos/use-photo-picker.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import { Panel } from "../../ui/panel.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/** The places of all photos; a press on a free one adds another. */
export function PhotoSlots({ own }: { own: OwnProfile }) {
  const { t } = useTranslation();
  const here = useOrigin();
  const { photos } = own;
  const isFurther = photos.length > 0;
  const onDone = useStoredPhoto();
  const { choose, isOpening, picker } = usePhotoPicker({
    label: t("photo.more.add"),
    place: "last",
    isFurther,
    onDone,
  });
  const free = Array.from({ length: PHOTOS_MAX - photos.length }, (_, at) => photos.length + at + 1);
  return (
    <Panel as="section" padding="sm" aria-labelledby="own-photos" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="own-photos" className="text-lg">
          {t("photo.more.title")}
        </h2>
        {isFurther && (
          <Link
            to="/profile/edit#photos"
            state={here}
            className="font-bold text-accent-ink underline underline-offset-4"
          >
            {t("photo.more.edit")}
          </Link>
        )}
      </div>
      <ul className="grid grid-cols-[repeat(3,minmax(0,1fr))] gap-2.5 md:grid-cols-[repeat(6,minmax(0,1fr))]">
        {photos.map(({ url, hold }) => (
          <li key={url} className="flex flex-col gap-1 text-xs">
            <PersonPortrait
              person={{ ...own, avatarUrl: url }}
              width="136px"
              className={cx("panel aspect-4/5 w-full", hold && "opacity-60")}
            />
            {hold && (
              <p className="flex items-center gap-1 font-bold [overflow-wrap:anywhere]">
                {hold.state === "held" ? (
                  <Hourglass className="size-3.5 shrink-0" />
                ) : (
                  <EyeOff className="size-3.5 shrink-0" />
                )}
                {t(hold.state === "held" ? "photo.more.held" : "photo.more.rejected")}
              </p>
            )}
          </li>
        ))}
        {free.map((number, at) => (
          <li key={number}>
            <button
              type="button"
              onClick={choose}
              aria-busy={(at === 0 && isOpening) || undefined}
              aria-label={`${t("photo.more.add")}: ${t("profile.photos.position", { number, count: PHOTOS_MAX })}`}
              className="flex aspect-4/5 w-full items-center justify-center rounded-panel border-2 border-line border-dashed text-ink-soft hover:border-ink-soft hover:bg-wash"
            >
              {at === 0 && isOpening ? <Spinner /> : <Plus className="size-6" />}
            </button>
          </li>
        ))}
      </ul>
      {photos.length < 2 && <p className="text-ink-soft text-sm">{t("photo.more.invitation")}</p>}
      {picker}
    </Panel>
  );
}
