import { useLocation } from "react-router";
import { BlockedPeople, blockedPeopleQuery, useBlockedPeople } from "../../features/meeting/blocks/blocked-people.tsx";
import { readOrigin } from "../../features/people/profile-origin.ts";
import type { ScreenLoader } from "../../lib/screen.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { BackLink } from "../../ui/back-link.tsx";

export const phrases = ["blockedUsers"] as const;

export const loader: ScreenLoader = (queries) =>
  queries.infiniteQuery({ ...blockedPeopleQuery(), staleTime: "static" });

/** `/blocked-users`: blocked people, with unblocking. */
export function Component() {
  const { t } = useTranslation();
  const blocked = useBlockedPeople();
  const { people, total } = blocked;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>{t("blockedUsers.meta")}</title>
      <BackToProfile />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="font-black text-3xl sm:text-4xl">{t("blockedUsers.title")}</h1>
        {total !== null && <p className="font-bold text-ink-soft">{t("blockedUsers.total", { count: total })}</p>}
      </div>
      {people && people.length > 0 && <p className="text-ink-soft">{t("blockedUsers.explanation")}</p>}
      <BlockedPeople blocked={blocked} heading="h2" />
    </div>
  );
}

/** Back to the own profile, preserving its own origin (BLOCK-11). */
function BackToProfile() {
  const { t } = useTranslation();
  const { state } = useLocation();
  return (
    <BackLink to="/profile/me" state={readOrigin(state) ?? { origin: "/dashboard" }}>
      {t("blockedUsers.back")}
    </BackLink>
  );
}
