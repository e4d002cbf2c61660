import { PEOPLE_SEARCH_MAX } from "@nakamatch/contract/vocabulary/moderation";
import { useEffect, useRef, useState } from "react";
import { useDebounce } from "../../lib/debounce.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { NobodyFound } from "../../ui/art/nobody-found.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

/** A pause of this length ends a word, in milliseconds. */
const PAUSE_MS = 250;

/** The field that searches people by name; `/` leads to it. What is typed takes effect after a pause. */
export function PeopleSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const { run, cancel } = useDebounce(PAUSE_MS);
  const box = useRef<HTMLDivElement>(null);
  useShortcuts({ "/": () => box.current?.querySelector("input")?.focus() });
  // Cleared elsewhere.
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  const send = (next: string) => {
    sent.current = next.trim();
    onSearch(next);
  };
  return (
    <div ref={box} className="w-full sm:max-w-sm">
      <SearchField
        label={t("moderation.search.label")}
        hideLabel
        placeholder={t("moderation.search.label")}
        maxLength={PEOPLE_SEARCH_MAX}
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          if (next) return run(() => send(next));
          cancel();
          send("");
        }}
      />
    </div>
  );
}

type ListEmptyProps = { search: string; onClear: () => void; title: string; text: string };

/** Nobody is in the list (MOD-14), or nobody has the name that is searched for. */
export function ListEmpty({ search, onClear, title, text }: ListEmptyProps) {
  const { t } = useTranslation();
  if (!search) return <EmptyState drawing={<AllCalm />} title={title} text={text} />;
  return (
    <EmptyState
      drawing={<NobodyFound />}
      title={t("moderation.search.none")}
      text={t("moderation.search.noneText")}
      action={<Button onClick={onClear}>{t("moderation.search.clear")}</Button>}
    />
  );
}
