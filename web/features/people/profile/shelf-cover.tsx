import type { Interest } from "@nakamatch/contract/schemas/people";
import { KindIcon } from "../../../ui/badge.tsx";
import { cx } from "../../../ui/cx.ts";
import { COVER_INKS, CoverDrawing } from "../title-cover.tsx";

/** Cover drawn from name and kind: a front, or on narrow screens a spine. */
export function ShelfCover({ title }: { title: Interest }) {
  return (
    <div
      className={cx(
        "relative isolate flex h-40 flex-col items-center justify-between overflow-hidden rounded-t-lg border-2 border-edge border-b-0 p-1.5 @md:h-36 @md:items-start @md:p-2",
        COVER_INKS[title.kind],
      )}
    >
      <CoverDrawing title={title} className="@max-md:w-auto! min-h-0 flex-1 @max-md:[writing-mode:vertical-rl]" />
      <KindIcon kind={title.kind} size="size-4" />
    </div>
  );
}
