import type { OpenAppeal } from "@nakamatch/contract/endpoints/appeals";
import { useRef, useState } from "react";
import { formatDateTime } from "../../lib/format.ts";
import { useMorePages } from "../../lib/more-pages.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { PersonName } from "../../person/person-name.tsx";
import { ProfileLink } from "../../person/profile-link.tsx";
import { StatementFacts } from "../../person/statements/statement-facts.tsx";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { TornPage } from "../../ui/art/torn-page.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { buttonOfSibling } from "../../ui/focus-fallback.ts";
import { ListError, ListWaiting, LoadMore } from "../../ui/list-states.tsx";
import { DecideAppealDialog } from "./decide-appeal-dialog.tsx";
import { useAppeals } from "./use-appeals.ts";

/** Open appeals with their decisions. */
export function AppealsList() {
  const { t } = useTranslation();
  const query = useAppeals();
  const { appeals } = query;
  // Kept here: another moderator may remove the item, but not what was typed.
  const [chosen, setChosen] = useState<OpenAppeal | null>(null);
  const [isDeciding, setIsDeciding] = useState(false);
  const decide = (appeal: OpenAppeal) => {
    setChosen(appeal);
    setIsDeciding(true);
  };
  return (
    <>
      {appeals ? (
        <Listed {...query} appeals={appeals} onDecide={decide} />
      ) : query.isPending ? (
        <ListWaiting height="h-72" entries={1} />
      ) : (
        <ListError
          hasToast
          drawing={<TornPage />}
          title={t("appeals.error.title")}
          text={t("appeals.error.text")}
          query={query}
        />
      )}
      {chosen && <DecideAppealDialog appeal={chosen} open={isDeciding} onOpenChange={setIsDeciding} />}
    </>
  );
}

type Appeals = ReturnType<typeof useAppeals>;

function Listed(query: Appeals & { appeals: NonNullable<Appeals["appeals"]>; onDecide: (appeal: OpenAppeal) => void }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { isGrowing, more } = useMorePages(query);
  if (query.appeals.length === 0) {
    return <EmptyState drawing={<AllCalm />} title={t("appeals.empty.title")} text={t("appeals.empty.text")} />;
  }
  return (
    <div className="flex flex-col gap-4">
      {query.total !== null && <p className="font-bold">{t("appeals.total", { count: query.total })}</p>}
      <ul ref={list} aria-label={t("appeals.list")} className="flex flex-col gap-4">
        {query.appeals.map((appeal) => (
          <AppealItem key={appeal.id} appeal={appeal} onDecide={query.onDecide} />
        ))}
      </ul>
      {query.hasNextPage && <LoadMore list={list} busy={isGrowing} onClick={more} />}
    </div>
  );
}

function AppealItem({ appeal, onDecide }: { appeal: OpenAppeal; onDecide: (appeal: OpenAppeal) => void }) {
  const { t, language } = useTranslation();
  const { person, sentAt, body, statement, decidedBy, isOwnDecision } = appeal;
  return (
    <li className="panel flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PersonAvatar person={person} />
        <div className="min-w-40 flex-1">
          <h3 className="text-lg leading-snug">
            <ProfileLink person={person} className="underline-offset-4 hover:underline">
              <PersonName name={person.nickname} premium={person.isPremium} />
            </ProfileLink>
          </h3>
          <p className="text-ink-soft text-sm">
            <time dateTime={sentAt}>{t("appeals.sentAt", { date: formatDateTime(sentAt, language) })}</time>
          </p>
        </div>
      </div>
      <figure className="flex flex-col gap-1.5">
        <figcaption className="font-bold">{t("appeals.body")}</figcaption>
        <blockquote className="user-text whitespace-pre-line rounded-control bg-wash p-3.5">{body}</blockquote>
      </figure>
      <StatementFacts statement={statement} />
      {decidedBy && !isOwnDecision && (
        <p className="text-ink-soft">{t("appeals.decidedBy", { name: decidedBy.nickname })}</p>
      )}
      {isOwnDecision ? (
        <p className="font-bold">{t("appeals.own")}</p>
      ) : (
        <DisappearingButton
          variant="primary"
          className="self-start"
          // The next button, else the previous one, else the screen.
          focusFallback={(button) => {
            const item = button.closest("li");
            return (item && buttonOfSibling(item)) ?? button.closest("main");
          }}
          aria-label={t("appeals.decideName", { name: person.nickname })}
          onClick={() => onDecide(appeal)}
        >
          {t("appeals.decide")}
        </DisappearingButton>
      )}
    </li>
  );
}
