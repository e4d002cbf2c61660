import { Combobox as Base } from "@base-ui/react/combobox";
import { Check, ChevronDown, Search, X } from "lucide-react";
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { cx } from "./cx.ts";
import { Field, type FieldText } from "./field.tsx";
import { isComposing } from "./input-method.ts";
import { useLandmark } from "./landmark.ts";
import { fold, searchItems } from "./search.ts";
import { Spinner } from "./spinner.tsx";

export type ComboboxProps<Item> = FieldText & {
  items: readonly Item[];
  value: Item | null;
  onValueChange: (item: Item | null) => void;
  /** Stable; equal keys are the same item. */
  itemKey: (item: Item) => string;
  itemLabel: (item: Item) => string;
  renderItem?: ((item: Item) => ReactNode) | undefined;
  leading?: ((item: Item | null) => ReactNode) | undefined;
  /** Remote search: its results as `items` are not filtered. */
  onSearch?: ((query: string) => void) | undefined;
  /** With `onSearch`, `items` are older results. */
  loading?: boolean | undefined;
  /** Maximum listed; a note says that there are more. */
  limit?: number | undefined;
  clearable?: boolean | undefined;
  /** Empties the input after a choice, to pick several. */
  resetOnSelect?: boolean | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  id?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * Arrows move, Enter picks, Escape closes; accents do not matter. Older results cannot be picked: Enter waits for
 * new ones. On blur, text equal to one item's label is picked. No error while the text can become a choice.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { items, value, onValueChange, itemKey, itemLabel, renderItem, leading } = props;
  const { onSearch, loading, limit = 100, onFocus } = props;
  const { clearable = true, resetOnSelect = false, placeholder, required, disabled, onBlur, ref, name } = props;
  const { label, hint, error, status, optional, hideLabel, id, className } = props;
  const { t } = useTranslation();
  const [query, setQuery] = useState("");
  const [text, setText] = useState("");
  const isOutdated = onSearch !== undefined && loading === true;
  // Only older results that fit the text.
  const filters = onSearch === undefined || isOutdated;
  const found = filters
    ? searchItems(
        items,
        items.map((item) => fold(itemLabel(item))),
        query,
      )
    : items;
  const shown = found.slice(0, limit);
  // A full remote list may have more.
  const isCapped = onSearch ? found.length >= limit : found.length > limit;
  const [open, setOpen] = useState(false);
  const [anchor, landmark] = useLandmark();
  const [picksFirst, setPicksFirst] = useState(false);
  /** Typing highlights the first result. */
  const hasMoved = useRef(false);
  /** Text at blur, until known to be a label or not. */
  const [left, setLeft] = useState<string | null>(null);
  /** Text removed at blur because it was no label; a remark explains it. */
  const [unmatched, setUnmatched] = useState<string | null>(null);
  const remark = unmatched === null ? undefined : t("common.search.unmatched", { text: unmatched });
  const isPromising = left !== null || (query.trim() !== "" && (isOutdated || shown.length > 0));

  const search = (typed: string) => {
    setPicksFirst(false);
    hasMoved.current = false;
    setText(typed);
    setQuery(typed);
    if (typed !== "") setUnmatched(null);
    // The search for the text continues.
    if (typed !== "" || left === null) onSearch?.(typed);
  };
  const pickFirst = useEffectEvent(() => {
    setPicksFirst(false);
    const [first] = shown;
    if (first === undefined) return;
    onValueChange(first);
    search("");
    setOpen(false);
  });
  useEffect(() => {
    if (picksFirst && !loading) pickFirst();
  }, [picksFirst, loading]);
  const pickLeft = useEffectEvent((typed: string) => {
    setLeft(null);
    onSearch?.("");
    const [match, ...more] = items.filter((item) => fold(itemLabel(item)) === fold(typed.trim()));
    if (match !== undefined && more.length === 0) onValueChange(match);
    else setUnmatched(typed.trim());
  });
  useEffect(() => {
    if (left !== null && !loading) pickLeft(left);
  }, [left, loading]);
  const icon = leading && ((!query && leading(value)) || <Search className="size-5 text-ink-soft" />);

  return (
    <Field
      {...{ label, hint, optional, hideLabel, id, className }}
      // More specific than "required".
      error={!isPromising && error && (remark ?? error)}
      status={remark ?? status}
    >
      {(control) => (
        <Base.Root
          items={items}
          filteredItems={shown}
          filter={null}
          value={value}
          onValueChange={(item: Item | null) => {
            setUnmatched(null);
            onValueChange(item);
          }}
          {...(resetOnSelect && { inputValue: text })}
          onInputValueChange={(typed, details) => {
            // A label that just loaded must not replace typing.
            if (details.reason === "none" && open && query !== "") return details.cancel();
            // Only typing searches, not labels set by the component.
            search(details.reason === "input-change" || details.reason === "input-clear" ? typed : "");
          }}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            if (!next) setPicksFirst(false);
          }}
          itemToStringLabel={itemLabel}
          itemToStringValue={itemKey}
          isItemEqualToValue={(one, other) => itemKey(one) === itemKey(other)}
          autoHighlight
          onItemHighlighted={(_, { reason }) => {
            if (reason !== "none") hasMoved.current = true;
          }}
          {...(name !== undefined && { name })}
          {...(required !== undefined && { required })}
          {...(disabled !== undefined && { disabled })}
        >
          <Base.InputGroup ref={anchor} className="relative">
            {icon && <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center">{icon}</span>}
            <Base.Input
              {...control}
              ref={ref}
              onBlur={() => {
                if (!resetOnSelect && query.trim() !== "") setLeft(query);
                onBlur?.();
              }}
              onFocus={() => {
                setLeft(null);
                onFocus?.();
              }}
              onKeyDown={(event) => {
                if (!open || isComposing(event.nativeEvent)) return;
                const isArrow = event.key === "ArrowDown" || event.key === "ArrowUp";
                const staysOnFirst = event.key === "ArrowDown" && query.trim() !== "" && !hasMoved.current;
                if (!staysOnFirst && !(isOutdated && (isArrow || event.key === "Enter"))) return;
                // Neither pick nor submit.
                event.preventDefault();
                event.preventBaseUIHandler();
                if (!isOutdated) hasMoved.current = true;
                if (event.key === "Enter") setPicksFirst(query.trim() !== "");
              }}
              placeholder={placeholder ?? t("common.search.placeholder")}
              className={cx("control py-2 pl-3.5", icon && "pl-12", clearable ? "pr-22" : "pr-12")}
            />
            <div className="absolute inset-y-0 right-0.5 flex items-center text-ink-soft">
              {loading && <Spinner className="mr-2" />}
              {clearable && (
                <Base.Clear
                  className="flex size-11 items-center justify-center rounded-full hover:text-ink"
                  aria-label={t("common.actions.clear")}
                >
                  <X className="size-5" />
                </Base.Clear>
              )}
              <Base.Trigger
                className="flex size-11 items-center justify-center rounded-full hover:text-ink"
                aria-label={t("common.search.openList")}
              >
                <ChevronDown className="size-5" />
              </Base.Trigger>
            </div>
          </Base.InputGroup>
          <Base.Portal container={landmark}>
            <Base.Positioner className="z-50 outline-none" sideOffset={6}>
              <Base.Popup className="popup w-(--anchor-width) max-w-(--available-width)">
                <Base.Status className="px-3.5 text-ink-soft text-sm not-empty:pt-2.5">
                  {loading ? t("common.search.searching") : null}
                  {!loading && isCapped ? t("common.search.capped", { count: limit }) : null}
                </Base.Status>
                <Base.Empty className="px-3.5 text-ink-soft not-empty:py-3.5">
                  {loading || shown.length > 0 ? null : t("common.search.empty")}
                </Base.Empty>
                <Base.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 data-empty:p-0">
                  {(item: Item) => (
                    <Base.Item
                      key={itemKey(item)}
                      value={item}
                      className="flex min-h-11 cursor-default select-none items-center gap-2.5 rounded-lg px-2.5 py-1.5 data-highlighted:bg-accent-wash data-selected:font-bold"
                    >
                      <span className="flex min-w-0 flex-1 items-center gap-2.5">
                        {renderItem ? renderItem(item) : itemLabel(item)}
                      </span>
                      <Base.ItemIndicator className="shrink-0">
                        <Check className="size-5 text-signal-ink" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
