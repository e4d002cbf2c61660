import type { BannedPerson } from "@nakamatch/contract/endpoints/moderation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { decisionErrorToast } from "../../person/ban/decision-errors.ts";
import { refetchAfterDecision } from "../../person/ban/use-decide.ts";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { PersonName } from "../../person/person-name.tsx";
import { useReasonText } from "../../person/statements/use-reason-text.ts";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { buttonOfSibling } from "../../ui/focus-fallback.ts";
import { useToast } from "../../ui/toast.tsx";

/** Reason, dates, notes, and the unban button (MOD-11). */
export function BannedItem({ entry }: { entry: BannedPerson }) {
  const { t, language } = useTranslation();
  const reasonText = useReasonText();
  const { mutate, isPending } = useUnban(entry.person.id);
  const { person, realName, reason, until, bannedAt, notes } = entry;
  return (
    <li className="panel flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:px-5">
      <PersonAvatar person={person} />
      <div className="min-w-48 flex-1">
        <h2 className="user-text text-lg leading-snug">
          <PersonName name={realName ?? person.nickname} premium={person.isPremium} />
        </h2>
        <p className="text-ink-soft text-sm user-text">@{person.nickname}</p>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          <Fact label={t("moderation.banned.reason")}>{reasonText(reason)}</Fact>
          <Fact label={t("moderation.banned.until")}>
            {until === null ? (
              t("moderation.banned.permanent")
            ) : (
              <time dateTime={until}>{formatDateTime(until, language)}</time>
            )}
          </Fact>
          <Fact label={t("moderation.banned.bannedAt")}>
            <time dateTime={bannedAt}>{formatDateTime(bannedAt, language)}</time>
          </Fact>
          {notes && (
            <Fact label={t("moderation.banned.notes")}>
              <span className="whitespace-pre-line">{notes}</span>
            </Fact>
          )}
        </dl>
      </div>
      <DisappearingButton
        className="max-sm:w-full"
        focusFallback={(button) => {
          const item = button.closest("li");
          return (item && buttonOfSibling(item)) ?? button.closest("main");
        }}
        busy={isPending}
        aria-label={t("moderation.actions.unbanName", { name: person.nickname })}
        onClick={() => mutate()}
      >
        {t("moderation.actions.unban")}
      </DisappearingButton>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-bold">{label}</dt>
      <dd className="user-text">{children}</dd>
    </>
  );
}

/** The entry leaves once the server answered (BAN-11, BAN-12); failures are toasts (ERR-50, ERR-54). */
function useUnban(personId: string) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api.decisions.unban({ personId });
      // Busy until refetched, so that no one is unbanned twice.
      await refetchAfterDecision(queries, personId);
    },
    onSuccess: () =>
      toast({
        title: t("moderation.banned.doneTitle"),
        description: t("moderation.banned.done"),
        variant: "success",
      }),
    onError: (thrown) => {
      const error = toAppError(thrown);
      toast(decisionErrorToast(t, error, t("moderation.banned.failed")));
      // Another moderator was faster.
      if (error.code === "PERSON_NOT_BANNED") void refetchAfterDecision(queries, personId);
    },
  });
}
