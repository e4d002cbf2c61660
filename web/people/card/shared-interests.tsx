import type { Interest, SharedInterests as Shared } from "@nakamatch/contract/schemas/people";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";

/**
 * The interests two people share: how many, those the server picked, and a badge for the rest (CARD-08, MATCH-10). Where
 * nothing is shared, what the other person loves, only outlined.
 */
export function SharedInterests({ interests }: { interests: Shared }) {
  const { t } = useTranslation();
  const { shown, more, total, favourites = [] } = interests;
  if (total > 0) {
    return (
      <>
        <p className="font-bold text-sm">{t("dashboard.card.inCommon", { count: total })}</p>
        <ul aria-label={t("dashboard.card.shared")} className="flex flex-wrap gap-1.5">
          {shown.map((interest) => (
            <Title key={interest.id} interest={interest} />
          ))}
          {more > 0 && (
            <li>
              <Badge>{t("common.people.more", { count: more })}</Badge>
            </li>
          )}
        </ul>
      </>
    );
  }
  return (
    <>
      <p className="text-sm">
        <span className="font-bold">{t("dashboard.card.noneInCommon")}</span>
        {favourites.length > 0 && <span className="block text-ink-soft">{t("dashboard.card.favourites")}</span>}
      </p>
      {favourites.length > 0 && (
        <ul aria-label={t("dashboard.card.favourites")} className="flex flex-wrap gap-1.5">
          {favourites.map((interest) => (
            <Title key={interest.id} interest={interest} className="border-line! bg-transparent!" />
          ))}
        </ul>
      )}
    </>
  );
}

function Title({ interest: { name, kind }, className }: { interest: Interest; className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <li title={`${name} · ${t(`common.kinds.${kind}`)}`} className="min-w-0 max-w-full">
      <Badge tone={kind} className={className}>
        {name}
        <span className="sr-only">, {t(`common.kinds.${kind}`)}</span>
      </Badge>
    </li>
  );
}
