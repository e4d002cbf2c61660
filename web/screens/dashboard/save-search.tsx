import type { DiscoveryView } from "@nakamatch/domain/meeting/view-address";
import { useQuery } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { useRef, useState } from "react";
import { api } from "../../lib/api.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Switch } from "../../ui/switch.tsx";
import { DigestOffNote } from "./digest-off-note.tsx";
import { countActiveFilters } from "./filters.ts";
import { savedSearchesQuery } from "./saved-searches-query.ts";
import { SearchNameDialog } from "./search-name-dialog.tsx";
import { isSameSearch, nameOf, useSearchWords } from "./search-words.ts";
import { useSearchChange } from "./use-search-change.ts";

/** Saves the active filters, unless they are saved. */
export function SaveSearch({ view }: { view: DiscoveryView }) {
  const { t } = useTranslation();
  const { data } = useQuery(savedSearchesQuery());
  const suggested = nameOf(useSearchWords(view.filters));
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [inDigest, setInDigest] = useState(true);
  const [searchId, setSearchId] = useState("");
  const save = useSearchChange((name: string) => api.savedSearches.save({ searchId, name, inDigest, ...view }), {
    done: t("savedSearches.saved"),
  });
  const isSaved = data?.searches.some(({ filters }) => isSameSearch(filters, view.filters)) ?? true;
  const canSave = countActiveFilters(view.filters) > 0 && !isSaved;
  // The neighbour that clears the filters.
  const neighbour = () => box.current?.parentElement?.querySelector<HTMLElement>(":scope > button") ?? null;
  return (
    <div ref={box} className="contents">
      {/* Invisible, not removed, to avoid a layout shift. */}
      <Button
        className={canSave ? undefined : "invisible"}
        disabled={!canSave}
        icon={<Bookmark className="size-5" />}
        onClick={() => {
          // Idempotency key: a retry saves the same search.
          setSearchId(crypto.randomUUID());
          setInDigest(true);
          setIsOpen(true);
        }}
      >
        {t("savedSearches.save")}
      </Button>
      <SearchNameDialog
        open={isOpen}
        title={t("savedSearches.saveTitle")}
        initial={suggested}
        busy={save.isPending}
        onClose={() => setIsOpen(false)}
        finalFocus={() => (canSave ? null : neighbour())}
        onNamed={async (name) => {
          await save.mutateAsync(name);
          setIsOpen(false);
        }}
      >
        <Switch
          label={t("savedSearches.inDigest")}
          hint={t("savedSearches.inDigestHint")}
          checked={inDigest}
          onCheckedChange={setInDigest}
        />
        <DigestOffNote />
      </SearchNameDialog>
    </div>
  );
}
