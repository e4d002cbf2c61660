import { ChevronDown, SlidersHorizontal } from "lucide-react";
import type { Ref } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";

export type FiltersToggleProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The panel that it opens. */
  panelId: string;
  /** How many filters are active; none is not worth a badge. */
  active: number;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** Opens and closes the filters, and shows how many are active (DISC-22, DISC-32). */
export function FiltersToggle({ open, onOpenChange, panelId, active, ref }: FiltersToggleProps) {
  const { t } = useTranslation();
  return (
    <Button
      ref={ref}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={() => onOpenChange(!open)}
      icon={<SlidersHorizontal className="size-5 shrink-0" />}
      className="relative max-sm:w-12 max-sm:gap-0 max-sm:px-0"
    >
      <span className="flex items-center gap-2">
        <span className="max-sm:sr-only">{t("dashboard.filters.toggle")}</span>
        {/* On phones at the corner; elsewhere its place is kept, so that nothing moves when it appears. */}
        <span
          aria-hidden="true"
          className={cx(
            "min-w-6 rounded-full bg-accent px-1.5 text-center text-on-accent text-sm tabular-nums leading-6",
            "max-sm:-top-2.5 max-sm:-right-2.5 max-sm:absolute",
            active === 0 && "invisible",
          )}
        >
          {active > 0 && active}
        </span>
        {active > 0 && <span className="sr-only">{t("dashboard.filters.active", { count: active })}</span>}
        <ChevronDown className={cx("size-5 shrink-0 transition-transform max-sm:hidden", open && "rotate-180")} />
      </span>
    </Button>
  );
}
