import type { Interest } from "@nakamatch/contract/schemas/people";
import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import { type Ref, useRef, useState } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { KindIcon } from "../ui/badge.tsx";
import { cx } from "../ui/cx.ts";
import { DisappearingButton } from "../ui/disappearing-button.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { Select } from "../ui/select.tsx";
import { AvailableInterests } from "./available-interests.tsx";
import { ChosenInterests } from "./chosen-interests.tsx";
import { TitleWall } from "./title-wall.tsx";
import { type FailureTexts, useCatalogue, useEditInterests, useHitsByKind, useMyInterests } from "./use-interests.ts";

const none: Interest[] = [];

/**
 * Chooses interests: a kind, a wall of its popular titles, a search over all, and the chosen ones in three columns. Every
 * pick is stored at once (INTEREST-03..12, OPEN-36). `ref`: the first control; `failures`: texts for failed picks
 * (OPEN-35).
 */
export function InterestsEditor({
  ref,
  failures,
}: {
  ref?: Ref<HTMLSelectElement> | undefined;
  failures?: FailureTexts | undefined;
}) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<InterestKind>("anime");
  const [search, setSearch] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const { data: chosen = none, isSuccess } = useMyInterests();
  const catalogue = useCatalogue(kind, search, chosen);
  const { add, remove, added } = useEditInterests(failures);
  const fans = chosen.some(({ id }) => id === added?.id) ? added?.fans : null;
  const field = useRef<HTMLInputElement>(null);
  const toList = () => list.current;
  const pick = (interest: Interest) => {
    add(interest);
    if (search === "") return;
    // For the next title.
    setSearch("");
    field.current?.focus();
  };

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3 sm:gap-4">
        <KindButtons value={kind} onValueChange={setKind} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:gap-4">
          <Select
            ref={ref}
            label={t("interests.category")}
            value={kind}
            onValueChange={setKind}
            options={INTEREST_KINDS.map((value) => ({
              value,
              label: t(`common.kinds.${value}`),
              icon: <KindIcon kind={value} />,
            }))}
          />
          <SearchField
            ref={field}
            label={t("interests.search")}
            maxLength={100}
            placeholder={t("common.search.placeholder")}
            value={search}
            onValueChange={setSearch}
          />
        </div>
        {search.trim() === "" ? (
          <TitleWall kind={kind} chosen={chosen} ready={isSuccess} onAdd={add} onRemove={remove} />
        ) : (
          <OtherKinds kind={kind} search={search} chosen={chosen} onChoose={setKind} focusFallback={toList} />
        )}
        <AvailableInterests
          ref={list}
          titles={catalogue.available}
          allChosen={catalogue.allChosen}
          searching={catalogue.searching}
          failed={catalogue.isError}
          capped={catalogue.capped}
          // A pick could already be chosen until they are known.
          ready={isSuccess && catalogue.isSuccess}
          onRetry={() => void catalogue.refetch()}
          onPick={pick}
        />
      </div>
      <ChosenInterests chosen={chosen} fans={fans ?? null} onRemove={remove} />
    </div>
  );
}

type KindButtonsProps = { value: InterestKind; onValueChange: (kind: InterestKind) => void };

/** Quicker than the select, which they set. */
function KindButtons({ value, onValueChange }: KindButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-3 gap-2 sm:gap-3">
      {INTEREST_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === value}
          onClick={() => onValueChange(kind)}
          className={cx(
            "pressable flex min-h-16 min-w-0 flex-col items-center justify-center gap-1 rounded-control border-2 border-edge p-1.5 text-center font-bold text-sm leading-tight sm:flex-row sm:gap-2.5 sm:text-base",
            kind === value ? "bg-accent-wash" : "bg-sheet",
          )}
        >
          <KindIcon kind={kind} size="size-6" />
          <span className="min-w-0 hyphens-auto">{t(`common.kinds.${kind}`)}</span>
        </button>
      ))}
    </div>
  );
}

type OtherKindsProps = {
  kind: InterestKind;
  search: string;
  chosen: readonly Interest[];
  onChoose: (kind: InterestKind) => void;
  focusFallback: () => HTMLElement | null;
};

/** Switches to other kinds with hits. */
function OtherKinds({ kind, search, chosen, onChoose, focusFallback }: OtherKindsProps) {
  const { t } = useTranslation();
  const others = useHitsByKind(search, chosen).filter((hits) => hits.kind !== kind);
  if (others.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-ink-soft">{t("interests.otherKinds")}</p>
      {others.map((hits) => (
        <DisappearingButton
          key={hits.kind}
          focusFallback={focusFallback}
          icon={<KindIcon kind={hits.kind} />}
          onClick={() => onChoose(hits.kind)}
        >
          {t(`common.kinds.${hits.kind}`)}
          {hits.count !== null && ` (${hits.count})`}
        </DisappearingButton>
      ))}
    </div>
  );
}
