import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";

/** The claimed figures (specification §1), the same in every language. */
const statistics = [
  { figure: "92%", label: "landing.stats.compatibility", look: "bg-signal text-on-signal lg:-rotate-1" },
  { figure: "2.5K+", label: "landing.stats.otakus", look: "bg-sheet text-ink" },
  { figure: "1.2K+", label: "landing.stats.couples", look: "bg-accent text-on-accent lg:rotate-1" },
] as const;

/** Three statistic cards (LAND-05). */
export function Statistics() {
  const { t } = useTranslation();
  return (
    <ul
      aria-label={t("landing.stats.label")}
      className="relative mx-auto grid max-w-7xl gap-4 px-4 pb-14 sm:grid-cols-3 sm:gap-5 sm:px-6 lg:pb-20"
    >
      {statistics.map(({ figure, label, look }) => (
        <li
          key={label}
          className={cx(
            "relative flex items-center gap-4 overflow-hidden rounded-panel border-2 border-edge px-5 py-4 sm:px-6 shadow-panel sm:flex-col sm:items-start sm:gap-1 sm:py-6",
            look,
          )}
        >
          <span aria-hidden="true" className="halftone absolute inset-0 opacity-20 [--dot:12px]" />
          <strong className="relative font-black font-display text-4xl leading-none tracking-tight xs:text-5xl lg:text-7xl">
            {figure}
          </strong>
          <span className="relative min-w-0 font-bold leading-tight xs:text-lg">{t(label)}</span>
        </li>
      ))}
    </ul>
  );
}
