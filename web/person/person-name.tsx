import { Crown } from "lucide-react";
import { Fragment } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { cx } from "../ui/cx.ts";

/**
 * A nickname; golden and with a crown for a premium member (CARD-02, DISC-01, MATCH-09). A name that does not fit on one
 * line breaks behind a sign such as `_`, else anywhere.
 */
export function PersonName({
  name,
  premium,
  className,
}: {
  name: string;
  premium: boolean;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <span className={cx("[overflow-wrap:anywhere]", className)}>
      <span className={premium ? "gold-name" : undefined}>
        {name.split(/(?<=[_.-])/).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
      {premium && (
        // A space that does not break: the crown is never alone on a line.
        <span className="whitespace-nowrap">
          {"\u00a0"}
          <Crown
            role="img"
            aria-label={t("common.people.premium")}
            className="-mt-[0.15em] inline size-[0.85em] fill-gold-fill text-gold"
          />
        </span>
      )}
    </span>
  );
}
