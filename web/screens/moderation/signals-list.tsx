import type { Signal } from "@nakamatch/contract/endpoints/signals/moderation-flags";
import { PersonAvatar } from "../../features/people/person-avatar.tsx";
import { PersonName } from "../../features/people/person-name.tsx";
import { questionText } from "../../features/people/profile/question-text.ts";
import { ProfileLink } from "../../features/people/profile-link.tsx";
import { api } from "../../lib/api.ts";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { TEXT_LINK } from "../../ui/text-link.tsx";
import { Queue } from "./queue.tsx";
import { useDecision, useSignals } from "./use-queues.ts";

/** Automatic signals. */
export function SignalsList() {
  const { t } = useTranslation();
  const query = useSignals();
  return (
    <Queue
      query={query}
      entries={query.signals}
      label={t("signals.tab")}
      waiting={{ height: "h-36" }}
      error={{ title: t("signals.error.title"), text: t("signals.error.text") }}
      empty={{ title: t("signals.empty.title"), text: t("signals.empty.text") }}
      head={<p className="text-ink-soft">{t("signals.explanation")}</p>}
      render={(signal) => <SignalItem key={signal.id} signal={signal} />}
    />
  );
}

function SignalItem({ signal }: { signal: Signal }) {
  const { t, language } = useTranslation();
  const { mutate, isPending } = useDecision(() => api.moderationFlags.close({ signalId: signal.id }), {});
  const { person, createdAt } = signal;
  return (
    <li className="panel flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:px-5">
      <PersonAvatar person={person} />
      <div className="flex min-w-48 flex-1 flex-col gap-1.5">
        <h2 className="text-lg leading-snug">
          <ProfileLink person={person} className="underline-offset-4 hover:underline">
            <PersonName name={person.nickname} premium={person.isPremium} />
          </ProfileLink>
        </h2>
        <p className="text-ink-soft text-sm">
          <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
        </p>
        <Noticed signal={signal} />
      </div>
      <Button
        className="max-sm:w-full"
        busy={isPending}
        aria-label={t("signals.closeName", { name: person.nickname })}
        onClick={() => mutate()}
      >
        {t("signals.close")}
      </Button>
    </li>
  );
}

function Noticed({ signal }: { signal: Signal }) {
  const { t, language } = useTranslation();
  if (signal.kind === "returning_person") {
    const { bannedPerson, bannedUntil } = signal;
    return (
      <>
        <p className="font-bold">{t("signals.returning")}</p>
        <p>
          {bannedUntil === null
            ? t("signals.bannedForGood")
            : t("signals.bannedUntil", { date: formatDateTime(bannedUntil, language) })}
        </p>
        {bannedPerson && (
          <ProfileLink person={bannedPerson} className={`${TEXT_LINK} self-start`}>
            {t("signals.bannedPerson", { name: bannedPerson.nickname })}
          </ProfileLink>
        )}
      </>
    );
  }
  const what =
    signal.kind === "listed_word"
      ? signal.field === "prompt"
        ? t("signals.listedWord.prompt", { question: questionText(t, signal.question ?? "") })
        : t(`signals.listedWord.${signal.field}`)
      : t("signals.repeated", { count: signal.people });
  return (
    <figure className="flex flex-col gap-1.5">
      <figcaption className="font-bold">{what}</figcaption>
      <blockquote className="user-text whitespace-pre-line rounded-control bg-wash p-3.5">{signal.text}</blockquote>
    </figure>
  );
}
