import type { Interest } from "@nakamatch/contract/schemas/people";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { cx } from "../../ui/cx.ts";
import { Halftone } from "../../ui/halftone.tsx";

/** Colours of a drawn cover. */
export const COVER_INKS: Record<InterestKind, string> = {
  anime: "bg-kind-anime-wash text-kind-anime",
  juego: "bg-kind-juego-wash text-kind-juego",
  serie_pelicula: "bg-kind-serie-wash text-kind-serie",
};

/** Font size by the longest word, as words may not break. */
function sizeOf(name: string): string {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  if (longest > 9 || name.length > 36) return "text-xs";
  if (longest > 8 || name.length > 24) return "text-sm";
  return longest > 6 ? "text-base" : "text-lg";
}

/** Pattern and name of a drawn cover; its container sets size and colors. */
export function CoverDrawing({
  title: { name },
  isStrong = false,
  className,
}: {
  title: Pick<Interest, "name">;
  isStrong?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <>
      <Halftone
        from="bottom-right"
        columns={10}
        rows={12}
        className={cx("-z-10 absolute inset-0 size-full", isStrong ? "opacity-60" : "opacity-25")}
      />
      <span
        className={cx(
          "line-clamp-3 w-full font-black font-display leading-tight [overflow-wrap:anywhere] sm:line-clamp-4",
          sizeOf(name),
          className,
        )}
      >
        {name}
      </span>
    </>
  );
}
