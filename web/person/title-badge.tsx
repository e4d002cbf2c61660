import type { Interest } from "@nakamatch/contract/schemas/people";
import { useTranslation } from "../lib/translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { cx } from "../ui/cx.ts";

/** A title in a list, named with its kind. `outlined`: not shared. */
export function TitleBadge({ interest: { name, kind }, outlined }: { interest: Interest; outlined?: boolean }) {
  const { t } = useTranslation();
  return (
    <li title={`${name} · ${t(`common.kinds.${kind}`)}`} className="min-w-0 max-w-full">
      <Badge tone={kind} className={cx(outlined && "border-line! bg-transparent!")}>
        {name}
        <span className="sr-only">, {t(`common.kinds.${kind}`)}</span>
      </Badge>
    </li>
  );
}
