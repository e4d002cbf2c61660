import type { Interest } from "@nakamatch/contract/schemas/people";
import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";
import {
  type ComponentType,
  type FocusEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useKeyboard } from "../../../lib/keyboard.ts";
import { usePointerReleased } from "../../../lib/pointer-released.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { KindIcon } from "../../../ui/badge.tsx";
import { DisappearingButton } from "../../../ui/disappearing-button.tsx";
import { fold } from "../../../ui/search.ts";
import { SearchField } from "../../../ui/search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { AvailableInterests } from "./available-interests.tsx";
import { ChosenInterests, type ChosenInterestsProps } from "./chosen-interests.tsx";
import { MissingTitle } from "./missing-title.tsx";
import { TitleWall } from "./title-wall.tsx";
import { type FailureTexts, useCatalogue, useEditInterests, useMyInterests, useOtherHits } from "./use-interests.ts";

const none: Interest[] = [];

/**
 * Chooses interests: a kind, a wall of its popular titles, a search over all, and the chosen ones in three columns. Every
 * pick is stored at once (INTEREST-03..12, OPEN-36). `ref`: the first control, `searchRef`: the search;
 * `failures`: texts for failed picks (OPEN-35). In the search, arrows go through the titles, and Enter takes one.
 */
export function InterestsEditor({
  ref,
  searchRef,
  failures,
  onSkip,
  Chosen = ChosenInterests,
}: {
  ref?: Ref<HTMLSelectElement> | undefined;
  searchRef?: Ref<HTMLInputElement> | undefined;
  failures?: FailureTexts | undefined;
  /** A way past the titles for the keyboard. */
  onSkip?: (() => void) | undefined;
  /** In place of the chosen ones. */
  Chosen?: ComponentType<ChosenInterestsProps> | undefined;
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
  useImperativeHandle(searchRef, () => field.current as HTMLInputElement);
  const listId = useId();
  const toList = () => list.current;
  const searchArea = useRef<HTMLDivElement>(null);
  const { isSearching, handlers } = useSearchFocus(field, searchArea);
  const pick = (interest: Interest) => {
    add(interest);
    if (search === "") return;
    // Clears the search for the next title.
    setSearch("");
    field.current?.focus();
  };
  // Until the own titles are known, a pick may be a duplicate.
  const isReady = isSuccess && catalogue.isSuccess;
  const { available } = catalogue;
  const others = useOtherHits(kind, search, chosen);
  // Where the kind has no hit.
  const elsewhere = available.length > 0 || catalogue.allChosen ? [] : others.hits.flatMap(({ titles }) => titles);
  const searching = catalogue.searching || (available.length === 0 && search.trim() !== "" && others.isAwaited);
  const shown = [...available, ...elsewhere];
  /** The title that Enter takes. */
  const [activeId, setActiveId] = useState<number>();
  const activeAt = isReady && !searching ? shown.findIndex(({ id }) => id === activeId) : -1;
  const active = shown[activeAt];
  const isEntered = useRef(false);
  /** Adds the active title, else the one of exactly this name, else the first. */
  const takeHit = () => {
    if (!isEntered.current || searching || !isReady) return;
    isEntered.current = false;
    const isNamed = (name: string | null) => name !== null && fold(name) === fold(search.trim());
    const named = shown.find(({ name, matchedTitle }) => isNamed(name) || isNamed(matchedTitle));
    const hit = active ?? named ?? shown[0];
    if (!hit) return;
    // Without a search, the next one follows.
    setActiveId(search === "" ? (shown[activeAt + 1] ?? shown[activeAt - 1])?.id : undefined);
    pick(hit);
  };
  /** Above the first title is the text. */
  const move = (by: 1 | -1) => {
    if (searching || !isReady) return;
    const at = activeAt < 0 && by < 0 ? shown.length - 1 : Math.min(activeAt + by, shown.length - 1);
    setActiveId(shown[at]?.id);
  };
  const activeOption = active && `${listId}-${active.id}`;
  useEffect(() => {
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView({ block: "nearest" });
  }, [activeOption]);
  const onAnswer = useEffectEvent(takeHit);
  // Enter is often pressed before the answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what triggers it
  useEffect(() => onAnswer(), [searching, isReady]);

  return (
    // While one searches on a phone, results have the room: `sr-only` keeps the rest within reach of the Tab key.
    <div data-searching={isSearching || undefined} className="group/picker relative flex flex-col gap-5 sm:gap-6">
      <div ref={searchArea} {...handlers} className="flex scroll-mt-(--focus-margin) flex-col gap-2.5 sm:gap-4">
        <div className="flex flex-wrap gap-2 sm:gap-4">
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
            className="max-sm:basis-full sm:flex-1 max-sm:[&>label]:sr-only low:group-data-searching/picker:sr-only"
          />
          <SearchField
            ref={field}
            label={t("interests.search")}
            maxLength={100}
            placeholder={t("common.search.placeholder")}
            value={search}
            onValueChange={(text) => {
              isEntered.current = false;
              setActiveId(undefined);
              setSearch(text);
            }}
            onEnter={() => {
              isEntered.current = search.trim() !== "" || active !== undefined;
              takeHit();
            }}
            onArrow={move}
            onBlur={() => setActiveId(undefined)}
            aria-controls={listId}
            aria-activedescendant={activeOption}
            className="flex-[999_1_9rem] sm:flex-1 max-sm:[&>label]:sr-only"
          />
        </div>
        {onSkip && (
          <button
            type="button"
            onClick={onSkip}
            className="rounded-control bg-ink px-4 py-3 font-bold text-paper not-focus-visible:sr-only"
          >
            {t("interests.skip")}
          </button>
        )}
        {search.trim() === "" && (
          <TitleWall kind={kind} chosen={chosen} ready={isSuccess} onAdd={add} onRemove={remove} />
        )}
        <AvailableInterests
          ref={list}
          id={listId}
          active={active?.id}
          titles={available}
          elsewhere={elsewhere}
          allChosen={catalogue.allChosen || others.ownsAll}
          searching={searching}
          failed={catalogue.isError}
          capped={catalogue.capped}
          ready={isReady}
          onRetry={() => void catalogue.refetch()}
          onPick={pick}
          others={elsewhere.length === 0 && <OtherKinds hits={others.hits} onChoose={setKind} focusFallback={toList} />}
          missing={<MissingTitle key={`${kind} ${search}`} title={search.trim()} kind={kind} focusFallback={toList} />}
        />
      </div>
      <Chosen chosen={chosen} fans={fans ?? null} onRemove={remove} />
    </div>
  );
}

/**
 * Whether the focus is in the search field, or went from there to its results. Ends after the release of a pointer, so that
 * nothing moves under the finger.
 */
function useSearchFocus(field: RefObject<HTMLInputElement | null>, area: RefObject<HTMLDivElement | null>) {
  const [isSearching, setSearching] = useState(false);
  const pointerReleased = usePointerReleased();
  const { isOpen } = useKeyboard();
  useEffect(() => {
    if (isSearching && isOpen) area.current?.scrollIntoView();
  }, [isSearching, isOpen, area]);
  const onFocus = ({ target }: FocusEvent) => {
    if (target === field.current) setSearching(true);
  };
  const onBlur = async ({ currentTarget }: FocusEvent) => {
    await pointerReleased();
    if (!currentTarget.contains(document.activeElement)) setSearching(false);
  };
  return { isSearching, handlers: { onFocus, onBlur } };
}

type OtherKindsProps = {
  hits: ReturnType<typeof useOtherHits>["hits"];
  onChoose: (kind: InterestKind) => void;
  focusFallback: () => HTMLElement | null;
};

/** Switches to other kinds with hits. */
function OtherKinds({ hits: others, onChoose, focusFallback }: OtherKindsProps) {
  const { t } = useTranslation();
  if (others.length === 0) return null;
  return (
    // Padding for focus ring and shadow.
    <div className="-m-1.5 ml-auto flex min-w-0 items-center gap-2 overflow-x-auto p-1.5">
      <p className="text-ink-soft text-sm max-lg:sr-only">{t("interests.otherKinds")}</p>
      {others.map((hits) => (
        <DisappearingButton
          key={hits.kind}
          focusFallback={focusFallback}
          icon={<KindIcon kind={hits.kind} />}
          className="min-h-11! shrink-0 px-3! py-1! text-sm"
          onClick={() => onChoose(hits.kind)}
        >
          {t(`common.kinds.${hits.kind}`)}
          {hits.count !== null && ` (${hits.count})`}
        </DisappearingButton>
      ))}
    </div>
  );
}
