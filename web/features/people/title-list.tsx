import type { Interest } from "@nakamatch/contract/schemas/people";
import { useTranslation } from "../../lib/translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { cx } from "../../ui/cx.ts";

type TitleListProps = {
  /** Accessible name. */
  label: string;
  titles: readonly Interest[];
  /** Number not listed. */
  more?: number | undefined;
  /** For titles that are not shared. */
  outlined?: boolean | undefined;
  className?: string | undefined;
};

/** Badges of titles, and one for the number not listed. */
export function TitleList({ label, titles, more = 0, outlined, className }: TitleListProps) {
  const { t } = useTranslation();
  return (
    <ul aria-label={label} className={cx("flex flex-wrap gap-1.5", className)}>
      {titles.map(({ id, name, kind }) => (
        <li key={id} title={`${name} · ${t(`common.kinds.${kind}`)}`} className="min-w-0 max-w-full">
          <Badge tone={kind} className={cx(outlined && "border-line! bg-transparent!")}>
            {name}
            <span className="sr-only">, {t(`common.kinds.${kind}`)}</span>
          </Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge>{t("common.people.more", { count: more })}</Badge>
        </li>
      )}
    </ul>
  );
}
