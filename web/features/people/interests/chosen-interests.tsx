import type { Interest } from "@nakamatch/contract/schemas/people";
import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import { type ReactNode, useId, useState } from "react";
import { formatNumber } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Chip, KindIcon } from "../../../ui/badge.tsx";
import { cx } from "../../../ui/cx.ts";
import { ImportButton } from "./import/import-button.tsx";

export type ChosenInterestsProps = {
  chosen: readonly Interest[];
  /** How many people of the country share the last chosen title. */
  fans: number | null;
  onRemove: (interest: Interest) => void;
  /** Renders a title's name. */
  labelOf?: ((interest: Interest) => ReactNode) | undefined;
};

/** Recommended minimum number of interests. */
const GOOD_START = 5;

/** In columns by kind (INTEREST-08, INTEREST-09). The heading with the latest titles and the import sticks to the bottom. */
export function ChosenInterests({ chosen, fans, onRemove, labelOf }: ChosenInterestsProps) {
  const { t, language } = useTranslation();
  // The line keeps its height after the first number, to avoid layout shifts.
  const [hasRoom, setHasRoom] = useState(false);
  if (fans !== null && !hasRoom) setHasRoom(true);
  return (
    <>
      <div className="-mx-5 sticky bottom-[var(--lower-edge,var(--bar,0rem))] z-10 border-edge border-t-2 bg-sheet px-5 sm:mx-0 sm:rounded-control sm:border-2 sm:px-3 sm:py-1 sm:shadow-[0_0_0_6px_var(--sheet)] low:group-data-searching/picker:sr-only">
        <div className="flex min-h-10.5 items-center gap-x-2.5">
          <h3 className="shrink-0 leading-snug sm:text-lg">
            {t("interests.chosen")} {chosen.length > 0 && <Total count={chosen.length} />}
          </h3>
          {chosen.length < GOOD_START ? (
            <>
              <Meter count={chosen.length} />
              {/* On phones the introduction says so. */}
              <p className="min-w-0 text-ink-soft text-sm leading-tight max-sm:sr-only">{t("interests.goodStart")}</p>
            </>
          ) : (
            <p className="min-w-0 truncate text-ink-soft text-sm" aria-hidden="true">
              {chosen
                .map(({ name }) => name)
                .reverse()
                .join(" · ")}
            </p>
          )}
          <div className="-my-px ml-auto shrink-0">
            <ImportButton />
          </div>
        </div>
        <p
          aria-live="polite"
          className={cx("text-sm leading-tight md:text-right", hasRoom && "mt-1 min-h-9 sm:min-h-5")}
        >
          {fans !== null && t("interests.fans", { people: formatNumber(fans, language) })}
        </p>
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        {INTEREST_KINDS.map((kind) => (
          <Column
            key={kind}
            kind={kind}
            interests={chosen.filter((interest) => interest.kind === kind)}
            onRemove={onRemove}
            labelOf={labelOf}
          />
        ))}
      </div>
    </>
  );
}

function Meter({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="flex shrink-0 gap-1">
      {Array.from({ length: GOOD_START }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: places never move
          key={place}
          className={cx("size-3 rounded-full border-2 border-edge", place < count ? "bg-signal" : "bg-wash")}
        />
      ))}
    </span>
  );
}

function Total({ count, className }: { count: number; className?: string | undefined }) {
  return (
    <span className={cx("shrink-0 rounded-full bg-wash px-2 font-bold text-sm tabular-nums leading-6", className)}>
      {count}
    </span>
  );
}

type ColumnProps = Pick<ChosenInterestsProps, "onRemove" | "labelOf"> & { kind: InterestKind; interests: Interest[] };

function Column({ kind, interests, onRemove, labelOf }: ColumnProps) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section tabIndex={-1} aria-labelledby={heading} className="min-w-0 rounded-panel border-2 border-line p-3">
      <h4 className="mb-2.5 flex items-center gap-2 text-base">
        <KindIcon kind={kind} />
        <span id={heading} className="min-w-0">
          {t(`common.kinds.${kind}`)}
        </span>
        {interests.length > 0 && <Total count={interests.length} className="ml-auto" />}
      </h4>
      {interests.length === 0 ? (
        <p className="py-2 text-ink-soft text-sm">{t(`interests.empty.${kind}`)}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {interests.map((interest) => (
            <li key={interest.id} className="min-w-0 max-w-full">
              <Chip name={interest.name} label={labelOf?.(interest)} tone={kind} onRemove={() => onRemove(interest)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
