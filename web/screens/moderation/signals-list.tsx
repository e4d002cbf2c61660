import type { Signal } from "@nakamatch/contract/endpoints/signals";
import { useRef } from "react";
import { formatDateTime } from "../../lib/format.ts";
import { useMorePages } from "../../lib/more-pages.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { PersonName } from "../../person/person-name.tsx";
import { ProfileLink } from "../../person/profile-link.tsx";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { buttonOfSibling } from "../../ui/focus-fallback.ts";
import { ListError, ListWaiting, LoadMore } from "../../ui/list-states.tsx";
import { useCloseSignal, useSignals } from "./use-signals.ts";

/** Automatic signals, for moderators. */
export function SignalsList() {
  const { t } = useTranslation();
  const query = useSignals();
  const { signals } = query;
  if (!signals) {
    if (query.isPending) return <ListWaiting height="h-36" />;
    return <ListError hasToast title={t("signals.error.title")} text={t("signals.error.text")} query={query} />;
  }
  if (signals.length === 0) {
    return <EmptyState drawing={<AllCalm />} title={t("signals.empty.title")} text={t("signals.empty.text")} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{t("signals.explanation")}</p>
      <Listed {...query} signals={signals} />
    </div>
  );
}

type Signals = ReturnType<typeof useSignals>;

function Listed({ signals, ...query }: Signals & { signals: NonNullable<Signals["signals"]> }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { isGrowing, more } = useMorePages(query);
  return (
    <>
      <ul ref={list} className="flex flex-col gap-3" aria-label={t("signals.tab")}>
        {signals.map((signal) => (
          <SignalItem key={signal.id} signal={signal} />
        ))}
      </ul>
      {query.hasNextPage && <LoadMore list={list} busy={isGrowing} onClick={more} />}
    </>
  );
}

function SignalItem({ signal }: { signal: Signal }) {
  const { t, language } = useTranslation();
  const { mutate, isPending } = useCloseSignal(signal);
  const { person, createdAt } = signal;
  return (
    <li className="panel flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:px-5">
      <PersonAvatar person={person} />
      <div className="flex min-w-48 flex-1 flex-col gap-1.5">
        <h3 className="text-lg leading-snug">
          <ProfileLink person={person} className="underline-offset-4 hover:underline">
            <PersonName name={person.nickname} premium={person.isPremium} />
          </ProfileLink>
        </h3>
        <p className="text-ink-soft text-sm">
          <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
        </p>
        <Noticed signal={signal} />
      </div>
      <DisappearingButton
        className="max-sm:w-full"
        // The next button, else the previous one, else the screen.
        focusFallback={(button) => {
          const item = button.closest("li");
          return (item && buttonOfSibling(item)) ?? button.closest("main");
        }}
        busy={isPending}
        aria-label={t("signals.closeName", { name: person.nickname })}
        onClick={() => mutate()}
      >
        {t("signals.close")}
      </DisappearingButton>
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
          <ProfileLink
            person={bannedPerson}
            className="flex min-h-11 items-center self-start font-bold underline underline-offset-4"
          >
            {t("signals.bannedPerson", { name: bannedPerson.nickname })}
          </ProfileLink>
        )}
      </>
    );
  }
  const what =
    signal.kind === "listed_word"
      ? t(`signals.listedWord.${signal.field}`)
      : t("signals.repeated", { count: signal.people });
  return (
    <figure className="flex flex-col gap-1.5">
      <figcaption className="font-bold">{what}</figcaption>
      <blockquote className="user-text whitespace-pre-line rounded-control bg-wash p-3.5">{signal.text}</blockquote>
    </figure>
  );
}
