import type { Interest } from "@nakamatch/contract/schemas/people";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import { cx } from "../../ui/cx.ts";

/** Titles as badges of their kinds. `label` names the list. */
export function TitleList(props: { label: string; titles: readonly Interest[]; className?: string | undefined }) {
  const { label, titles, className } = props;
  const { t } = useTranslation();
  return (
    <ul aria-label={label} className={cx("flex flex-wrap gap-1.5", className)}>
      {titles.map(({ id, name, kind }) => (
        <li key={id} className="min-w-0 max-w-full">
          <Badge tone={kind}>
            {name}
            <span className="sr-only">, {t(`common.kinds.${kind}`)}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
