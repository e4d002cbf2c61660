import { BadgeCheck, Crown } from "lucide-react";
import { Fragment } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";

/** Letters in a row that fit on a card of a phone. */
const LONG = 13;

/**
 * A nickname, golden with a crown for premium (CARD-02, DISC-01, MATCH-09), with a sign for the verified mark. Long
 * names break behind signs such as `_`, else anywhere.
 */
export function PersonName({
  name,
  premium,
  verified = false,
  whole = false,
  className,
}: {
  name: string;
  premium: boolean;
  verified?: boolean | undefined;
  /** In a narrow place: words that would break are smaller. */
  whole?: boolean;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  const parts = name.split(/(?<=[_.-])/);
  const isLong = parts.some(({ length }) => length > LONG);
  return (
    <span
      className={cx("hyphens-manual [overflow-wrap:anywhere]", whole && isLong && "max-sm:text-[0.8em]", className)}
    >
      <span className={premium ? "gold-name" : undefined}>
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
      {(premium || verified) && (
        // The no-break space keeps the signs with the name.
        <span className="whitespace-nowrap">
          {"\u00a0"}
          {premium && (
            <Crown
              role="img"
              aria-label={t("common.people.premium")}
              className="-mt-[0.15em] inline size-[0.85em] fill-gold-fill text-gold"
            />
          )}
          {premium && verified && "\u00a0"}
          {verified && (
            <BadgeCheck
              role="img"
              aria-label={t("common.people.verified")}
              className="-mt-[0.15em] inline size-[0.95em] text-accent-ink"
            />
          )}
        </span>
      )}
    </span>
  );
}
