import { FILTER_INTERESTS_MAX } from "@nakamatch/contract/vocabulary/discovery";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { type QueryClient, useQueries, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Title, useMyInterests, useTitles } from "../../features/people/interests/use-interests.ts";
import { RemovableChip } from "../../features/people/removable-chip.tsx";
import { orpc } from "../../lib/api.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { type ChipProps, KindIcon } from "../../ui/badge.tsx";
import { Combobox } from "../../ui/combobox.tsx";

export type InterestsFilterProps = {
  /** Names of titles. */
  value: readonly string[];
  onValueChange: (names: string[]) => void;
};

/** A name with its kinds: people are compared by names (DISC-15). */
type NamedKinds = { name: string; kinds: InterestKind[] };

type Name = NamedKinds & { matchedTitle?: string | null | undefined };

const nameOf = ({ name }: Name) => name;

/** Picks titles of all kinds by name; each is a removable chip (DISC-31). Occupies two grid cells: search and chips. */
export function InterestsFilter({ value, onValueChange }: InterestsFilterProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { titles, searching } = useTitles(search);
  const queries = useQueryClient();
  const kinds = useKindsOf(value);
  const isFull = value.length >= FILTER_INTERESTS_MAX;
  return (
    <>
      <Combobox<Name>
        ref={input}
        label={t("dashboard.filters.interests")}
        hint={
          isFull
            ? t("dashboard.filters.interestsFull", { count: FILTER_INTERESTS_MAX })
            : t("dashboard.filters.interestsHint")
        }
        placeholder={t("dashboard.filters.interestsPlaceholder")}
        items={namesOf(titles).filter(({ name }) => !value.includes(name))}
        value={null}
        onValueChange={(picked) => {
          if (!picked) return;
          rememberKinds(queries, picked);
          onValueChange([...value, picked.name]);
        }}
        itemKey={nameOf}
        itemLabel={nameOf}
        renderItem={({ name, kinds, matchedTitle }) => (
          <>
            {kinds.map((kind) => (
              <KindIcon key={kind} kind={kind} />
            ))}
            <span className="min-w-0">
              {name}
              {matchedTitle && (
                <span className="text-ink-soft"> · {t("interests.alsoKnownAs", { title: matchedTitle })}</span>
              )}
            </span>
          </>
        )}
        onSearch={setSearch}
        loading={searching}
        disabled={isFull}
        clearable={false}
        resetOnSelect
      />
      {value.length > 0 && (
        <ul aria-label={t("dashboard.filters.chosenInterests")} className="col-span-full flex flex-wrap gap-2">
          {value.map((name, at) => (
            <RemovableChip
              key={name}
              name={name}
              {...lookOf(kinds[at] ?? [])}
              field={input}
              onRemove={() => onValueChange(value.filter((each) => each !== name))}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** One kind colours the chip; several kinds give icons. */
function lookOf(kinds: readonly InterestKind[]): Pick<ChipProps, "tone" | "icon"> {
  const [only, ...others] = kinds;
  if (only === undefined) return {};
  if (others.length === 0) return { tone: only };
  return {
    icon: (
      <span className="flex gap-1">
        {kinds.map((kind) => (
          <KindIcon key={kind} kind={kind} size="size-4" />
        ))}
      </span>
    ),
  };
}

/** Unique names with their kinds. */
function namesOf(titles: readonly Title[]): Name[] {
  const names = new Map<string, Name>();
  for (const { name, kind, matchedTitle } of titles) {
    const known = names.get(name.toLowerCase()) ?? { name, kinds: [], matchedTitle };
    if (!known.kinds.includes(kind)) known.kinds.push(kind);
    names.set(name.toLowerCase(), known);
  }
  return [...names.values()];
}

/** Search results examined for an exact name. */
const SEARCHED = 100;

const keyOf = (name: string) => ["title-kinds", name.toLowerCase()];

/**
 * Kinds per name, in the order of `names`: from the own titles, picked ones, or the catalogue. Undefined while unknown.
 */
function useKindsOf(names: readonly string[]): (InterestKind[] | undefined)[] {
  const { data: mine, isPending } = useMyInterests();
  const own = names.map((name) => kindsNamed(name, mine ?? []));
  const asked = useQueries({
    queries: names.map((name, at) => ({
      queryKey: keyOf(name),
      queryFn: async () => kindsNamed(name, await orpc.interests.catalogue.call({ search: name, limit: SEARCHED })),
      enabled: !isPending && own[at]?.length === 0,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  return names.map((_, at) => asked[at]?.data ?? own[at]);
}

/** Caches a picked name's kinds. */
function rememberKinds(queries: QueryClient, { name, kinds }: NamedKinds): void {
  queries.setQueryData(keyOf(name), kinds);
}

function kindsNamed(name: string, titles: readonly { name: string; kind: InterestKind }[]): InterestKind[] {
  const same = titles.filter((title) => title.name.toLowerCase() === name.toLowerCase());
  return [...new Set(same.map(({ kind }) => kind))];
}
