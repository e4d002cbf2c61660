import type { Interest } from "@nakamatch/contract/schemas/people";
import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import { Search } from "lucide-react";
import { type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import { KindIcon } from "../../ui/badge.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { AvailableInterests } from "./available-interests.tsx";
import { ChosenInterests } from "./chosen-interests.tsx";
import { useCatalogue, useEditInterests, useMyInterests } from "./use-interests.ts";

const none: Interest[] = [];

/**
 * Chooses interests: a kind, a searchable list of its titles, and the chosen ones in three columns. Every pick is
 * written at once (INTEREST-03..12, OPEN-36). Used in the onboarding and in the profile. `ref` is the first control.
 */
export function InterestsEditor({ ref }: { ref?: Ref<HTMLButtonElement> | undefined }) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<InterestKind>("anime");
  const [search, setSearch] = useState("");
  const { data: chosen = none, isSuccess } = useMyInterests();
  const catalogue = useCatalogue(kind, search, chosen);
  const { add, remove } = useEditInterests();

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
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
          <TextField
            label={t("interests.search")}
            type="search"
            autoComplete="off"
            maxLength={100}
            placeholder={t("common.search.placeholder")}
            leading={<Search aria-hidden="true" />}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <AvailableInterests
          titles={catalogue.available}
          searching={catalogue.searching}
          failed={catalogue.isError}
          capped={catalogue.capped}
          // Until the chosen ones are known, a pick could be one of them.
          ready={isSuccess && catalogue.isSuccess}
          onRetry={() => void catalogue.refetch()}
          onPick={add}
        />
      </div>
      <ChosenInterests chosen={chosen} onRemove={remove} />
    </div>
  );
}
