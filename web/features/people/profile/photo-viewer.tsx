import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { directionOf, useStrip } from "./use-strip.ts";
import { ZoomedPhoto } from "./zoomed-photo.tsx";

type PhotoViewerProps = {
  person: PersonBadge;
  photos: readonly string[];
  /** Index of the photo to begin with. */
  first: number;
  onTurn: (index: number) => void;
  /** In a line with the buttons, on phones below them. */
  like?: ReactNode;
};

/** Whole photos, one at a time, by swipe, buttons or arrow keys; wraps around. */
export function PhotoViewer({ person, photos, first, onTurn, like }: PhotoViewerProps) {
  const { t } = useTranslation();
  const { at, turn, strip } = useStrip(photos.length, first);
  const begin = useEffectEvent(() => {
    const list = strip.ref.current;
    list?.scrollTo({ left: first * list.clientWidth, behavior: "instant" });
  });
  useLayoutEffect(() => begin(), []);
  const tell = useEffectEvent((index: number) => {
    onTurn(index);
  });
  useEffect(() => tell(at), [at]);
  const hasMore = photos.length > 1;
  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    const by = directionOf(event.key);
    if (!by || event.defaultPrevented || !hasMore) return;
    event.preventDefault();
    turn(by);
  });
  useEffect(() => {
    // The dialog keeps the arrow keys from the page.
    addEventListener("keydown", turnByKey, true);
    return () => removeEventListener("keydown", turnByKey, true);
  }, []);
  return (
    <>
      <div aria-hidden="true" className="-inset-8 -z-1 absolute bg-art-ink" />
      <ul
        {...strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it, too
        tabIndex={0}
        aria-label={t("common.people.photoOf", { name: person.nickname })}
        className={cx(
          "group/strip flex w-screen snap-x snap-mandatory overflow-x-auto overflow-y-clip overscroll-contain [scrollbar-width:none] scroll-smooth outline-none motion-reduce:scroll-auto",
          like && hasMore ? "h-[calc(100dvh-9.5rem)] max-sm:h-[calc(100dvh-14.5rem)]" : "h-[calc(100dvh-9.5rem)]",
        )}
      >
        {photos.map((avatarUrl, index) => (
          <li key={avatarUrl} inert={index !== at} className="w-full shrink-0 snap-center snap-always">
            <ZoomedPhoto
              person={{ ...person, avatarUrl }}
              isShown={index === at}
              loading={Math.abs(index - at) < 2 ? "eager" : "lazy"}
            />
          </li>
        ))}
      </ul>
      <div className="flex max-w-full flex-wrap items-center justify-center gap-x-4 gap-y-2 empty:hidden">
        {hasMore && (
          <>
            <IconButton
              label={t("profile.photos.previous")}
              icon={<ChevronLeft />}
              variant="framed"
              onClick={() => turn(-1)}
            />
            <p
              role="status"
              className="min-w-20 rounded-full border-2 border-edge bg-sheet px-3 py-1 text-center font-bold"
            >
              {t("profile.photos.position", { number: at + 1, count: photos.length })}
            </p>
            <IconButton
              label={t("profile.photos.next")}
              icon={<ChevronRight />}
              variant="framed"
              onClick={() => turn(1)}
            />
          </>
        )}
        {like && <div className="rounded-panel border-2 border-edge bg-sheet p-1.5">{like}</div>}
      </div>
    </>
  );
}
