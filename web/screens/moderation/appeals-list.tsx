import type { OpenAppeal } from "@nakamatch/contract/endpoints/appeals";
import { useState } from "react";
import { formatDateTime } from "../../lib/format.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { PersonName } from "../../person/person-name.tsx";
import { ProfileLink } from "../../person/profile-link.tsx";
import { StatementFacts } from "../../person/statements/statement-facts.tsx";
import { TornPage } from "../../ui/art/torn-page.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { DecideAppealDialog } from "./decide-appeal-dialog.tsx";
import { nextInQueue, Queue } from "./queue.tsx";
import { useAppeals } from "./use-queues.ts";

/** Open appeals with their decisions. */
export function AppealsList() {
  const { t } = useTranslation();
  const query = useAppeals();
  // Kept here: another moderator may remove the item, but not what was typed.
  const [chosen, setChosen] = useState<OpenAppeal | null>(null);
  const [isDeciding, setIsDeciding] = useState(false);
  const decide = (appeal: OpenAppeal) => {
    setChosen(appeal);
    setIsDeciding(true);
  };
  return (
    <>
      <Queue
        query={query}
        entries={query.appeals}
        label={t("appeals.list")}
        waiting={{ height: "h-72", entries: 1 }}
        drawing={<TornPage />}
        error={{ title: t("appeals.error.title"), text: t("appeals.error.text") }}
        empty={{ title: t("appeals.empty.title"), text: t("appeals.empty.text") }}
        head={query.total !== null && <p className="font-bold">{t("appeals.total", { count: query.total })}</p>}
        render={(appeal) => <AppealItem key={appeal.id} appeal={appeal} onDecide={decide} />}
      />
      {chosen && <DecideAppealDialog appeal={chosen} open={isDeciding} onOpenChange={setIsDeciding} />}
    </>
  );
}

function AppealItem({ appeal, onDecide }: { appeal: OpenAppeal; onDecide: (appeal: OpenAppeal) => void }) {
  const { t, i18n } = useTranslation();
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
            <time dateTime={sentAt}>
              {t("appeals.sentAt", { date: formatDateTime(sentAt, currentLanguage(i18n)) })}
            </time>
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
          focusFallback={(button) => nextInQueue(button.closest("li"))}
          aria-label={t("appeals.decideName", { name: person.nickname })}
          onClick={() => onDecide(appeal)}
        >
          {t("appeals.decide")}
        </DisappearingButton>
      )}
    </li>
  );
}
