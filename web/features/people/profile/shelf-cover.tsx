import type { Interest } from "@nakamatch/contract/schemas/people";
import type { CSSProperties } from "react";
import { KindIcon } from "../../../ui/badge.tsx";
import { cx } from "../../../ui/cx.ts";
import { COVER_INKS, CoverDrawing } from "../title-cover.tsx";

/** Cover drawn from name and kind: a front, or on narrow screens a spine. */
export function ShelfCover({ title }: { title: Interest }) {
  const letters = Math.max(...title.name.split(/[\s-]+/).map((word) => word.length));
  return (
    <div
      // A front's text fits its longest word.
      style={{ "--cover-text": `clamp(0.6875rem, calc(100cqw / ${letters * 0.66}), 1.125rem)` } as CSSProperties}
      className={cx(
        "@container/cover relative isolate flex h-40 flex-col items-center justify-between overflow-hidden rounded-t-lg border-2 border-edge border-b-0 p-1.5 @md/shelf:h-36 @md/shelf:items-start",
        COVER_INKS[title.kind],
      )}
    >
      <CoverDrawing
        title={title}
        className="@max-md/shelf:w-auto! min-h-0 flex-1 @max-md/shelf:[writing-mode:vertical-rl] @md/shelf:line-clamp-5! @md/shelf:text-[length:var(--cover-text)]!"
      />
      <KindIcon kind={title.kind} size="size-4" />
    </div>
  );
}
