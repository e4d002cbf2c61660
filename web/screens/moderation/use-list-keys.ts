import { useState } from "react";
import { useShortcuts } from "../../features/moderation/decide/use-shortcuts.ts";
import { useTranslation } from "../../lib/translation.tsx";

type Attribute = "case" | "ban" | "appeal" | "signal" | "photo" | "gesture" | "look";

type ListKeys<Entry> = {
  entries: readonly Entry[];
  idOf: (entry: Entry) => string;
  /** Id of the open entry. */
  open: string | null;
  onOpen: (id: string | null) => void;
  /** Whether the open entry is beside the list; then `j` and `k` also open the entry they move to. */
  isBeside: boolean;
  /** The data attribute with the entry's id. */
  attribute: Attribute;
  /** The reason why an entry cannot be opened. */
  whyNot?: (entry: Entry) => string | null;
  /** Actions by key, on the open or else the focused entry; they may return what to announce. */
  actions?: Partial<Record<string, (entry: Entry) => string | null | undefined>>;
  /** The part of the screen (`data-keys`) whose keys these are while the focus is in it; else those of the rest. */
  within?: string | undefined;
};

/** The entry's element beside the list, else in it; without an id the first of the list. */
export function entryElement(attribute: Attribute, id?: string): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(id ? `[data-${attribute}="${id}"]` : `[data-${attribute}]`);
  return found[id ? found.length - 1 : 0] ?? null;
}

/** Handles `j`, `k`, `o` and the actions' keys. Returns `move`, and what to announce if a key did nothing. */
export function useListKeys<Entry>(props: ListKeys<Entry>) {
  const { entries, idOf, open, onOpen, isBeside, attribute, whyNot = () => null, actions = {}, within } = props;
  const { t } = useTranslation();
  const [said, setSaid] = useState("");
  const isOpen = entries.some((entry) => idOf(entry) === open && whyNot(entry) === null);
  const indexOf = (id: string | null | undefined) => entries.findIndex((entry) => idOf(entry) === id);
  const focused = () => document.activeElement?.closest<HTMLElement>(`[data-${attribute}]`)?.dataset[attribute];
  /** Index of the entry on screen, else of the focused one: the focus may be on another than the open one. */
  const here = () => indexOf(isOpen ? open : focused());
  /** Moves to a neighbor; if an entry is open, opens the neighbor instead. */
  const move = (by: 1 | -1) => {
    const at = here();
    const entry = entries[at + by];
    if (!entry) {
      const end = by > 0 ? "last" : "first";
      return setSaid(t(`moderation.nothingDone.${entries.length === 0 ? "empty" : at < 0 ? "noneChosen" : end}`));
    }
    const id = idOf(entry);
    if (open !== null || isBeside) onOpen(whyNot(entry) === null ? id : null);
    entryElement(attribute, id)?.focus({ preventScroll: isOpen });
  };
  const toggle = () => {
    // The most urgent one first.
    const entry = entries[indexOf(focused() ?? open)] ?? entries.find((each) => whyNot(each) === null);
    if (!entry) return setSaid(t("moderation.nothingDone.empty"));
    const reason = whyNot(entry);
    if (reason) return setSaid(reason);
    entryElement(attribute, idOf(entry))?.focus({ preventScroll: true });
    onOpen(open === idOf(entry) ? null : idOf(entry));
  };
  const keys = {
    j: () => move(1),
    k: () => move(-1),
    o: toggle,
    ...Object.fromEntries(
      Object.entries(actions).map(([key, act]) => [
        key,
        () => {
          const entry = entries[here()];
          setSaid(
            entry ? (act?.(entry) ?? "") : t(`moderation.nothingDone.${entries.length === 0 ? "empty" : "noneChosen"}`),
          );
        },
      ]),
    ),
  };
  useShortcuts(
    Object.fromEntries(
      Object.entries(keys).map(([key, act]) => [
        key,
        () => {
          setSaid("");
          act();
        },
      ]),
    ),
    () => {
      const isMine = document.activeElement?.closest<HTMLElement>("[data-keys]")?.dataset.keys === within;
      // One message at a time.
      if (!isMine) setSaid("");
      return isMine;
    },
  );
  return { move, said };
}

type ButtonKeys<Entry> = Pick<ListKeys<Entry>, "entries" | "idOf" | "attribute" | "within"> & {
  /** Whether a dialog is open, or about to be. */
  isOff?: boolean;
};

/**
 * The keys of a list whose entries are always open. `o`, `b` and `d` press the button with that `aria-keyshortcuts` in
 * the focused entry; the last two only once nothing in it is `data-unseen`.
 */
export function useButtonKeys<Entry>({ entries, idOf, attribute, within, isOff = false }: ButtonKeys<Entry>) {
  const { t } = useTranslation();
  const press = (key: string) => (entry: Entry) => {
    const element = entryElement(attribute, idOf(entry));
    if (!element || isOff) return null;
    if (key !== "o" && element.querySelector("[data-unseen]")) return t("moderation.nothingDone.unseen");
    element.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
    return null;
  };
  const actions = { o: press("o"), b: press("b"), d: press("d") };
  return useListKeys({ entries, idOf, attribute, within, actions, open: null, onOpen: () => {}, isBeside: false });
}
