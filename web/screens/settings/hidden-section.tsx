import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useHide } from "../../features/meeting/hide/use-hide.ts";
import { PersonAvatar } from "../../features/people/person-avatar.tsx";
import { PersonName } from "../../features/people/person-name.tsx";
import { orpc } from "../../lib/api.ts";
import { useMorePages } from "../../lib/more-pages.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { LoadMore } from "../../ui/list-states.tsx";
import { Loaded, SettingsSection } from "./settings-section.tsx";

/** Hidden people, newest first, with undo. */
export function HiddenSection() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(
    orpc.discovery.hidden.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      refetchOnMount: "always",
    }),
  );
  const { isGrowing, more } = useMorePages(query);
  const box = useRef<HTMLDivElement>(null);
  return (
    <SettingsSection text={t("settings.hidden.text")}>
      <div ref={box} className="flex flex-col gap-4">
        <Loaded query={query} failed={t("settings.hidden.failed")} height="h-12">
          {({ pages }) => {
            const people = pages.flatMap((page) => page.people);
            if (people.length === 0)
              return !query.hasNextPage && <p className="font-bold">{t("settings.hidden.empty")}</p>;
            return (
              <ul className="flex flex-col [&>li+li]:border-line [&>li+li]:border-t-2">
                {people.map((person) => (
                  <HiddenPerson key={person.id} person={person} />
                ))}
              </ul>
            );
          }}
        </Loaded>
        {query.hasNextPage && <LoadMore list={box} busy={isGrowing} onClick={more} />}
      </div>
    </SettingsSection>
  );
}

function HiddenPerson({ person }: { person: PersonBadge }) {
  const { t } = useTranslation();
  const setHidden = useHide(person, { isTold: true });
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <PersonAvatar person={person} />
      <p className="user-text min-w-0 flex-1 font-bold">
        <PersonName name={person.nickname} premium={person.isPremium} />
      </p>
      <Button aria-label={t("settings.hidden.showName", { name: person.nickname })} onClick={() => setHidden(false)}>
        {t("common.hiding.show")}
      </Button>
    </li>
  );
}
