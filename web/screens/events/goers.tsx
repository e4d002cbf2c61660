import type { PersonCard } from "@nakamatch/contract/schemas/people";
import type { GoerView } from "@nakamatch/contract/vocabulary/going";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { ChatButton } from "../../features/chats/chat-button.tsx";
import { LikeButton } from "../../features/meeting/likes/like-button.tsx";
import { FactLine } from "../../features/people/fact-line.tsx";
import { PersonAvatar } from "../../features/people/person-avatar.tsx";
import { PersonName } from "../../features/people/person-name.tsx";
import { Possible } from "../../features/people/possible.tsx";
import { ProfileLink } from "../../features/people/profile-link.tsx";
import { TitleList } from "../../features/people/title-list.tsx";
import { formatPercent } from "../../lib/format.ts";
import { useMorePages } from "../../lib/more-pages.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { ListError, ListWaiting, LoadMore } from "../../ui/list-states.tsx";
import { Panel } from "../../ui/panel.tsx";
import { goersQuery } from "./queries.ts";

/** Who goes to an event too: those who see the viewer, who sees them. */
export function Goers({ eventId, view }: { eventId: string; view: GoerView }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(goersQuery(eventId));
  const list = useRef<HTMLUListElement>(null);
  const { isGrowing, more } = useMorePages(query);
  const pages = query.data?.pages;
  // Somebody whose place changed meanwhile may be on two pages.
  const people = [...new Map(pages?.flatMap((page) => page.people).map((each) => [each.id, each])).values()];
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-lg">{t("going.opens.title")}</h2>
      {query.isLoadingError ? (
        <ListError title={t("going.error.title")} text={t("going.error.text")} query={query} />
      ) : !pages ? (
        <ListWaiting height="h-40" entries={1} />
      ) : people.length === 0 ? (
        <p>{t(`going.nobody.${view}`)}</p>
      ) : (
        <>
          <p className="font-bold">{t("going.people", { count: pages[0]?.total ?? 0 })}</p>
          <ul ref={list} aria-label={t("going.list")} className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {people.map((person) => (
              <li key={person.id} className="min-w-0">
                <Goer person={person} />
              </li>
            ))}
          </ul>
          {query.hasNextPage && <LoadMore list={list} busy={isGrowing} onClick={more} />}
        </>
      )}
    </div>
  );
}

function Goer({ person }: { person: PersonCard }) {
  const { t, language } = useTranslation();
  return (
    <Panel as="article" interactive padding="none" className="flex h-full flex-col gap-3 p-3">
      <div className="flex gap-3">
        <PersonAvatar person={person} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h3 className="min-w-0 text-lg leading-tight">
              <ProfileLink
                data-first-focus
                person={person}
                className="after:absolute after:inset-0 after:rounded-panel"
              >
                <PersonName whole name={person.nickname} premium={person.isPremium} verified={person.isVerified} />
              </ProfileLink>
            </h3>
            {person.compatibility > 0 && (
              <p className="shrink-0 font-display font-extrabold tabular-nums">
                <span className="sr-only">{t("common.people.compatibility")}: </span>
                {formatPercent(person.compatibility, language)}
              </p>
            )}
          </div>
          <div className="text-sm leading-snug">
            <FactLine person={person} age={person.age} />
            <Possible between={person.possible} />
          </div>
        </div>
      </div>
      {person.compatibility === 0 && person.interests.favourites.length > 0 && (
        <TitleList label={t("going.loves")} titles={person.interests.favourites} />
      )}
      {/* Above the link that covers the card. */}
      <div className="@container relative mt-auto">
        <LikeButton person={person} chat={<ChatButton block person={person} />} />
      </div>
    </Panel>
  );
}
