import type { SealedChat, SealedPlan } from "@nakamatch/contract/schemas/evidence";
import { knownTimeZone } from "@nakamatch/domain/notifications/time-zone";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";

/** Plans of the two, as they stood at the time of the report. */
export function SealedPlans({ nickname, plans = [] }: Pick<SealedChat, "nickname" | "plans">) {
  const { t, language } = useTranslation();
  const author = (by: SealedPlan["by"]) => (by === "reported" ? `@${nickname}` : t("moderation.evidence.reporter"));
  return plans.map(({ by, what, titleKind, place, startsAt, timeZone, standing, proposedAt }) => (
    <p key={`${proposedAt} ${what}`} className="text-sm user-text">
      <span className="font-bold">{author(by)}</span>
      {" · "}
      {[
        titleKind === null ? what : t(`plans.titles.${titleKind}`, { title: what }),
        `${formatDateTime(startsAt, language, knownTimeZone(timeZone))} (${timeZone})`,
        place,
        t(`plans.standings.${standing}`),
      ]
        .filter(Boolean)
        .join(" · ")}
    </p>
  ));
}
