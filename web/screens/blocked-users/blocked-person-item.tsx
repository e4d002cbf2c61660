import type { BlockedPerson } from "@nakamatch/contract/endpoints/blocks";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { PersonName } from "../../person/person-name.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { buttonOfSibling } from "../../ui/focus-fallback.ts";
import { useUnblock } from "./use-blocked-people.ts";

/** Blocked person with the unblock button (BLOCK-07). */
export function BlockedPersonItem({ entry }: { entry: BlockedPerson }) {
  const { t, language } = useTranslation();
  const { mutate, isPending } = useUnblock(entry);
  const { person, realName, blockedAt } = entry;
  return (
    <li className="panel flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <PersonAvatar person={person} />
      <div className="min-w-40 flex-1">
        <h2 className="user-text text-lg leading-snug">
          <PersonName name={realName ?? person.nickname} premium={person.isPremium} />
        </h2>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">@{person.nickname}</p>
        <p className="text-ink-soft text-sm">
          <time dateTime={blockedAt}>{t("blockedUsers.since", { date: formatDateTime(blockedAt, language) })}</time>
        </p>
      </div>
      <DisappearingButton
        // The next button, else the previous one, else the screen.
        focusFallback={(button) => {
          const item = button.closest("li");
          return (item && buttonOfSibling(item)) ?? button.closest("main");
        }}
        busy={isPending}
        aria-label={t("blockedUsers.unblockName", { name: person.nickname })}
        onClick={() => mutate()}
      >
        {t("blockedUsers.unblock")}
      </DisappearingButton>
    </li>
  );
}
