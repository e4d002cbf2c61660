import type { SavedSearch } from "@nakamatch/contract/endpoints/meeting/saved-searches";
import type { DiscoveryView } from "@nakamatch/domain/meeting/view-address";
import { Bookmark, Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SavedSearchesList } from "./saved-searches-list.tsx";
import { isSameSearch } from "./search-words.ts";

export type SavedSearchesProps = {
  searches: SavedSearch[];
  view: DiscoveryView;
  onShow: (view: DiscoveryView) => void;
  onClear: () => void;
  /** Receives the focus once the last search is gone. */
  focusFallback: () => HTMLElement | null;
};

/** Row of saved searches: a press applies one, a second press clears its filters. */
export function SavedSearches({ searches, view, onShow, onClear, focusFallback }: SavedSearchesProps) {
  const { t } = useTranslation();
  const [isEditing, setIsEditing] = useState(false);
  const isAny = searches.length > 0;
  if (isEditing && !isAny) setIsEditing(false);
  return (
    <>
      {isAny && (
        <section aria-label={t("savedSearches.list")} className="flex min-w-0 items-center gap-1 sm:-my-1.5">
          <Bookmark className="size-5 shrink-0 text-accent-ink" />
          {/* Room for the focus ring, which scrolling boxes cut off. */}
          <ul className="-my-1 flex min-w-0 gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none]">
            {searches.map(({ id, name, sort, filters }) => {
              const isShown = isSameSearch(filters, view.filters);
              return (
                <li key={id} className="shrink-0">
                  <button
                    type="button"
                    aria-pressed={isShown}
                    onClick={() => (isShown ? onClear() : onShow({ sort, filters }))}
                    className="min-h-11 max-w-44 truncate sm:max-w-80 rounded-full border-2 border-line bg-sheet px-4 font-semibold hover:bg-wash aria-pressed:border-edge aria-pressed:bg-accent aria-pressed:text-on-accent"
                  >
                    {name}
                  </button>
                </li>
              );
            })}
          </ul>
          <IconButton label={t("savedSearches.edit")} icon={<Pencil />} onClick={() => setIsEditing(true)} />
        </section>
      )}
      <Dialog
        open={isEditing}
        onOpenChange={setIsEditing}
        title={t("savedSearches.title")}
        size="md"
        finalFocus={() => (isAny ? null : focusFallback())}
      >
        <SavedSearchesList searches={searches} view={view} />
      </Dialog>
    </>
  );
}
