import type { SavedSearch } from "@nakamatch/contract/endpoints/meeting/saved-searches";
import type { DiscoveryView } from "@nakamatch/domain/meeting/view-address";
import { useId, useState } from "react";
import { api } from "../../lib/api.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useToast } from "../../ui/toast.tsx";
import { DigestOffNote } from "./digest-off-note.tsx";
import { countActiveFilters } from "./filters.ts";
import { SearchNameDialog } from "./search-name-dialog.tsx";
import { isSameSearch, useSearchWords } from "./search-words.ts";
import { useSearchChange } from "./use-search-change.ts";

type SavedSearchesListProps = { searches: SavedSearch[]; view: DiscoveryView };

/** Saved searches, to rename, change and delete. */
export function SavedSearchesList({ searches, view }: SavedSearchesListProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4">
      <DigestOffNote />
      <ul aria-label={t("savedSearches.list")} className="flex flex-col [&>li+li]:border-t-2 [&>li]:border-line">
        {searches.map((search) => (
          <SearchItem key={search.id} search={search} view={view} />
        ))}
      </ul>
    </div>
  );
}

function SearchItem({ search, view }: { search: SavedSearch; view: DiscoveryView }) {
  const { t } = useTranslation();
  const { id: searchId, name, sort, filters, inDigest, isEventGone } = search;
  const titleId = useId();
  const words = useSearchWords(filters);
  const [isRenaming, setIsRenaming] = useState(false);
  const rename = useSearchChange((next: string) => api.savedSearches.change({ searchId, name: next }));
  const tell = useSearchChange((next: boolean) => api.savedSearches.change({ searchId, inDigest: next }));
  const replace = useSearchChange(() => api.savedSearches.change({ searchId, ...view }), {
    done: t("savedSearches.replaced", { name }),
  });
  const toast = useToast();
  const restore = useSearchChange(() => api.savedSearches.save({ searchId, name, sort, filters, inDigest }));
  const remove = useSearchChange(async () => {
    await api.savedSearches.remove({ searchId });
    const action = { label: t("common.hiding.undo"), onPress: () => restore.mutate(undefined) };
    toast({ title: t("savedSearches.removed", { name }), action });
  });
  const isOther = countActiveFilters(view.filters) > 0 && !isSameSearch(filters, view.filters);
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is no heading */}
      <div role="group" aria-labelledby={titleId} className="flex flex-col gap-2">
        <h3 id={titleId} className="user-text text-base">
          {name}
        </h3>
        <p className="user-text text-ink-soft text-sm">
          {words.length > 0 ? words.join(" · ") : t("savedSearches.noFilters")}
        </p>
        {isEventGone && <p className="text-sm">{t("savedSearches.eventGone")}</p>}
        <Switch
          label={t("savedSearches.inDigest")}
          checked={tell.isPending ? tell.variables : inDigest}
          busy={tell.isPending}
          onCheckedChange={tell.mutate}
        />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setIsRenaming(true)}>{t("savedSearches.rename")}</Button>
          {isOther && (
            <DisappearingButton
              busy={replace.isPending}
              focusFallback={(button) => button.parentElement?.querySelector("button")}
              onClick={() => replace.mutate(undefined)}
            >
              {t("savedSearches.replace")}
            </DisappearingButton>
          )}
          <Button busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            {t("savedSearches.remove")}
          </Button>
        </div>
      </div>
      <SearchNameDialog
        open={isRenaming}
        title={t("savedSearches.rename")}
        initial={name}
        busy={rename.isPending}
        onClose={() => setIsRenaming(false)}
        onNamed={async (next) => {
          await rename.mutateAsync(next);
          setIsRenaming(false);
        }}
      />
    </li>
  );
}
