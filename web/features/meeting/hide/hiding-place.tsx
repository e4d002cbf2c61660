import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { UserRoundX } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { useFocusFallback } from "../../../ui/focus-fallback.ts";
import { useHide } from "./use-hide.ts";

type HidingPlaceProps = {
  person: Pick<PersonBadge, "id" | "nickname">;
  isHidden: boolean;
  /** The card, whose button hides the person. */
  children: (hide: () => void) => ReactNode;
};

/** A card, or the undo of "not for me" in its place. */
export function HidingPlace({ person, isHidden, children }: HidingPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const hide = useHide(person);
  const bottom = useRef<number>(undefined);
  const setHidden = (wanted: boolean) => {
    bottom.current = place.current?.getBoundingClientRect().bottom;
    hide(wanted);
  };
  // The focused button was replaced: see `placeOf`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other button is there then
  useLayoutEffect(() => {
    const before = bottom.current;
    bottom.current = undefined;
    // Scrolls so that the content below does not move.
    const after = place.current?.getBoundingClientRect().bottom;
    if (before !== undefined && after !== undefined && after !== before)
      scrollBy({ top: after - before, behavior: "instant" });
    if (document.activeElement === place.current) {
      place.current?.querySelector<HTMLElement>("[data-hiding]")?.focus({ preventScroll: true });
    }
  }, [isHidden]);
  return (
    <div ref={place} data-hiding-place="" tabIndex={-1} className="h-full outline-none">
      {isHidden ? (
        <HiddenPerson name={person.nickname} onUndo={() => setHidden(false)} />
      ) : (
        children(() => setHidden(true))
      )}
    </div>
  );
}

/** Keeps the focus where a button was replaced. */
export const placeOf = (button: HTMLButtonElement) => button.closest<HTMLElement>("[data-hiding-place]");

/** A line in place of the card, at the height of its button. */
function HiddenPerson({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="flex h-full items-end justify-between gap-3 rounded-panel border-2 border-line border-dashed py-1.5 pr-2 pl-4">
      <p id={id} className="min-w-0 self-end py-3 text-ink-soft text-sm leading-snug [overflow-wrap:anywhere]">
        {t("common.hiding.done", { name })}
      </p>
      <Button ref={useFocusFallback(placeOf)} data-hiding aria-describedby={id} onClick={onUndo}>
        {t("common.hiding.undo")}
      </Button>
    </div>
  );
}

export type HideButtonProps = {
  name: string;
  /** Receives the focus on removal. */
  focusFallback: (button: HTMLButtonElement) => HTMLElement | null | undefined;
  onClick: () => void;
};

/** "Not for me". Needs the phrases of `dashboard`. */
export function HideButton({ name, focusFallback, onClick }: HideButtonProps) {
  const { t } = useTranslation();
  const label = t("dashboard.card.hide");
  return (
    <Button
      ref={useFocusFallback(focusFallback)}
      data-hiding
      variant="quiet"
      icon={<UserRoundX className="size-5" />}
      aria-label={`${label}: ${name}`}
      title={label}
      className="-mr-2 min-w-11 gap-1.5! px-2! text-ink-soft text-sm!"
      // The second press of a double click would meet the next person.
      onClick={({ detail }) => detail <= 1 && onClick()}
    >
      <span className="hidden whitespace-nowrap @[17.5rem]:inline">{label}</span>
    </Button>
  );
}
