import type { Interest } from "@nakamatch/contract/schemas/people";
import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { KindIcon } from "../../ui/badge.tsx";
import { RemovableChip } from "./removable-chip.tsx";

export type ChosenInterestsProps = {
  chosen: readonly Interest[];
  onRemove: (interest: Interest) => void;
};

/** What is chosen, in three columns by kind (INTEREST-08, INTEREST-09). */
export function ChosenInterests({ chosen, onRemove }: ChosenInterestsProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t("interests.chosen")}>
      <h3 className="mb-3 text-lg">{t("interests.chosen")}</h3>
      <div className="grid gap-4 md:grid-cols-3">
        {INTEREST_KINDS.map((kind) => (
          <Column
            key={kind}
            kind={kind}
            interests={chosen.filter((interest) => interest.kind === kind)}
            onRemove={onRemove}
          />
        ))}
      </div>
    </section>
  );
}

function Column(props: { kind: InterestKind; interests: Interest[]; onRemove: (interest: Interest) => void }) {
  const { kind, interests, onRemove } = props;
  const { t } = useTranslation();
  const heading = useId();
  const column = useRef<HTMLElement>(null);
  return (
    <section
      ref={column}
      tabIndex={-1}
      aria-labelledby={heading}
      className="min-w-0 rounded-panel border-2 border-line p-3"
    >
      <h4 className="mb-2.5 flex items-center gap-2 text-base">
        <KindIcon kind={kind} />
        <span id={heading} className="min-w-0">
          {t(`common.kinds.${kind}`)}
        </span>
        {interests.length > 0 && (
          <span className="ml-auto rounded-full bg-wash px-2 text-sm tabular-nums leading-6">{interests.length}</span>
        )}
      </h4>
      {interests.length === 0 ? (
        <p className="py-2 text-ink-soft text-sm">{t(`interests.empty.${kind}`)}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {interests.map((interest) => (
            <RemovableChip
              key={interest.id}
              name={interest.name}
              tone={kind}
              focusFallback={() => column.current}
              onRemove={() => onRemove(interest)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
