import type { Interest } from "@nakamatch/contract/schemas/people";
import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import { type Ref, useRef, useState } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { KindIcon } from "../ui/badge.tsx";
import { DisappearingButton } from "../ui/disappearing-button.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { Select } from "../ui/select.tsx";
import { AvailableInterests } from "./available-interests.tsx";
import { ChosenInterests } from "./chosen-interests.tsx";
import { ImportButton } from "./import/import-button.tsx";
import { PopularInterests } from "./popular-interests.tsx";
import { type FailureTexts, useCatalogue, useEditInterests, useHitsByKind, useMyInterests } from "./use-interests.ts";

const none: Interest[] = [];

/**
 * Chooses interests: a kind, a search over its titles, the popular ones, and the chosen ones in three columns. Every
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
  const { add, remove } = useEditInterests(failures);
  const toList = () => list.current;

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3 sm:gap-4">
        <div className="grid gap-3 sm:grid-cols-2 sm:gap-4">
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
            label={t("interests.search")}
            maxLength={100}
            placeholder={t("common.search.placeholder")}
            value={search}
            onValueChange={setSearch}
          />
        </div>
        {search.trim() === "" ? (
          <PopularInterests kind={kind} chosen={chosen} ready={isSuccess} onPick={add} focusFallback={toList} />
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
          onPick={add}
        />
      </div>
      <div>
        <ImportButton />
      </div>
      <ChosenInterests chosen={chosen} onRemove={remove} />
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
