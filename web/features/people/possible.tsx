import type { LookingFor } from "@nakamatch/contract/vocabulary/people";
import { Handshake, Heart } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";

/** What both seek with each other; a server of the release before does not say it. Needs the phrases of `taste`. */
export function Possible({ between, className }: { between: LookingFor | null | undefined; className?: string }) {
  const { t } = useTranslation();
  if (!between) return null;
  const Icon = between === "amistad" ? Handshake : Heart;
  return (
    <p className={cx("flex items-start gap-1.5 text-ink-soft", className)}>
      <Icon className="mt-[0.15em] size-4 shrink-0" />
      <span className="min-w-0">{t(`taste.possible.${between}`)}</span>
    </p>
  );
}
