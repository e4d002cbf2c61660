import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { cx } from "../../../ui/cx.ts";
import { Lightbox } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { PersonPortrait } from "../person-portrait.tsx";
import { directionOf, useStrip } from "./use-strip.ts";

const PhotoViewer = lazyPart(() => import("./photo-viewer.tsx").then((module) => module.PhotoViewer));

/** Reserves the place of the photos: across a phone, half of a desk's screen. */
export const GALLERY_BOX =
  "w-full aspect-4/5 max-h-[62svh] low:max-h-[85svh] md:max-h-[calc(100svh-var(--header)-6.5rem)] md:low:max-h-[85svh]";

/** Above the head, which covers the lower edge on phones. */
const PHOTO_CORNER = "absolute right-3 bottom-12 md:bottom-3";

const WIDTH = "(min-width: 76rem) 540px, (min-width: 48rem) 47vw, 100vw";

type PhotoGalleryProps = {
  person: PersonBadge;
  photos: readonly string[];
  /** What the viewer shows; default: the same. */
  all?: readonly string[] | undefined;
  /** In the corner of the photo in sight. */
  action?: ((url: string) => ReactNode) | undefined;
  /** Below whole photos. */
  like?: ReactNode;
};

/** The photos with which a profile opens: swiped, turned by buttons and keys, shown whole at a press. */
export function PhotoGallery({ person, photos, all = photos, action, like }: PhotoGalleryProps) {
  const { t } = useTranslation();
  const { at, turn, goTo, strip } = useStrip(photos.length);
  const [isOpen, setOpen] = useState(false);
  const label = t("common.people.photoOf", { name: person.nickname });
  if (photos.length === 0) {
    return <PersonPortrait person={{ ...person, avatarUrl: null }} className={cx(GALLERY_BOX, "text-9xl")} />;
  }
  const hasMore = photos.length > 1;
  /** From the focused photo, wherever the strip is on its way to. */
  const turnByKey = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const by = directionOf(event.key);
    if (!by || !hasMore) return;
    event.preventDefault();
    const buttons = event.currentTarget.closest("ul")?.querySelectorAll("button");
    buttons?.[turn(by, from)]?.focus({ preventScroll: true });
  };
  /** On the buttons beside the photos. */
  const turnBeside = (event: KeyboardEvent) => {
    const by = directionOf(event.key);
    if (!by) return;
    event.preventDefault();
    turn(by);
  };
  return (
    <div className="relative">
      <ul
        {...strip}
        aria-label={label}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] motion-reduce:scroll-auto"
      >
        {photos.map((avatarUrl, index) => (
          <li key={avatarUrl} className="w-full shrink-0 snap-center snap-always">
            <button
              type="button"
              aria-haspopup="dialog"
              tabIndex={index === at ? 0 : -1}
              onClick={() => setOpen(true)}
              onKeyDown={(event) => turnByKey(event, index)}
              className="block w-full cursor-zoom-in outline-offset-[-6px]"
            >
              <PersonPortrait
                person={{ ...person, avatarUrl }}
                width={WIDTH}
                whole="light"
                loading={index === 0 ? "first" : Math.abs(index - at) < 2 ? "eager" : "lazy"}
                className={GALLERY_BOX}
              />
              {hasMore && (
                <span className="sr-only">
                  {t("profile.photos.position", { number: index + 1, count: all.length })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <>
          <IconButton
            label={t("profile.photos.previous")}
            icon={<ChevronLeft />}
            variant="framed"
            className="absolute! top-[calc(50%-1.375rem)] left-3 max-md:sr-only"
            onClick={() => turn(-1)}
            onKeyDown={turnBeside}
          />
          <IconButton
            label={t("profile.photos.next")}
            icon={<ChevronRight />}
            variant="framed"
            className="absolute! top-[calc(50%-1.375rem)] right-3 max-md:sr-only"
            onClick={() => turn(1)}
            onKeyDown={turnBeside}
          />
          <p
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 bottom-13 mx-auto flex w-fit gap-1.5 rounded-full bg-art-ink/70 px-2.5 py-1.5 md:bottom-4"
          >
            {photos.map((url, index) => (
              <span
                key={url}
                data-dot=""
                className={cx(
                  "h-2 rounded-full transition-[width]",
                  index === at ? "w-5 bg-art-paper" : "w-2 bg-art-paper/60",
                )}
              />
            ))}
          </p>
        </>
      )}
      {action && <div className={PHOTO_CORNER}>{action(photos[at] ?? "")}</div>}
      <Lightbox
        open={isOpen}
        onOpenChange={setOpen}
        label={label}
        finalFocus={() => strip.ref.current?.querySelectorAll("button")[at] ?? null}
      >
        <PhotoViewer
          person={person}
          photos={all}
          first={at}
          onTurn={(index) => index < photos.length && goTo(index)}
          like={like}
        />
      </Lightbox>
    </div>
  );
}
