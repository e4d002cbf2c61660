import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { type ReactNode, useState } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { Lightbox } from "../../../ui/dialog.tsx";
import { PersonPortrait } from "../person-portrait.tsx";

const PhotoViewer = lazyPart(() => import("./photo-viewer.tsx").then((module) => module.PhotoViewer));

type PhotoBetweenProps = {
  person: PersonBadge;
  photos: readonly string[];
  /** Which of them stands here. */
  index: number;
  /** In its corner. */
  action?: ReactNode;
  /** Below whole photos. */
  like?: ReactNode;
};

/** A photo between the answers of a profile; a press shows it whole, among all. */
export function PhotoBetween({ person, photos, index, action, like }: PhotoBetweenProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const label = t("common.people.photoOf", { name: person.nickname });
  return (
    <div className="panel relative overflow-clip">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="block w-full cursor-zoom-in outline-offset-[-6px]"
      >
        <PersonPortrait
          person={{ ...person, avatarUrl: photos[index] ?? null }}
          width="(min-width: 40rem) 50vw, 100vw"
          whole="light"
          className="aspect-4/5 max-h-[80svh] w-full"
        />
        <span className="sr-only">{t("profile.photos.position", { number: index + 1, count: photos.length })}</span>
      </button>
      <div className="absolute right-3 bottom-3">{action}</div>
      <Lightbox open={isOpen} onOpenChange={setOpen} label={label}>
        <PhotoViewer person={person} photos={photos} first={index} onTurn={() => {}} like={like} />
      </Lightbox>
    </div>
  );
}
