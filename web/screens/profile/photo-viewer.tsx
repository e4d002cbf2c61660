import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

/** Enlarged photos, one at a time, by swipe, buttons or arrow keys; wraps around. */
export function PhotoViewer({ person, photos }: { person: PersonBadge; photos: readonly string[] }) {
  const { t } = useTranslation();
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  /** Index that the current scroll leads to. */
  const target = useRef<number>(undefined);
  const turn = (by: 1 | -1) => {
    if (!strip.current) return;
    const next = ((target.current ?? indexIn(strip.current)) + by + photos.length) % photos.length;
    target.current = next;
    strip.current.scrollTo({ left: next * strip.current.clientWidth });
  };
  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : undefined;
    if (by === undefined) return;
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
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it, too
        tabIndex={0}
        aria-label={t("common.people.photoOf", { name: person.nickname })}
        onScroll={({ currentTarget }) => setAt(indexIn(currentTarget))}
        onScrollEnd={() => {
          target.current = undefined;
        }}
        className="flex w-[min(85vw,70dvh)] snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none] scroll-smooth motion-reduce:scroll-auto"
      >
        {photos.map((avatarUrl, index) => (
          <li key={avatarUrl} inert={index !== at} className="w-full shrink-0 snap-center snap-always">
            <PersonAvatar
              person={{ ...person, avatarUrl }}
              described
              eager={Math.abs(index - at) < 2}
              size="xl"
              width="min(85vw, 70vh)"
              className="size-[min(85vw,70dvh)]! text-[min(40vw,32dvh)]!"
            />
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-4">
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
        <IconButton label={t("profile.photos.next")} icon={<ChevronRight />} variant="framed" onClick={() => turn(1)} />
      </div>
    </>
  );
}

function indexIn({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}
