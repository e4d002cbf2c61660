import { useRef, useState } from "react";
import { useOpenings } from "../../lib/use-openings.ts";
import { entryElement } from "./use-list-keys.ts";

/**
 * A question about one entry of a list, asked outside of it: the entry may leave while its dialog closes. After the
 * decision the focus goes to the button that shows the next entry.
 */
export function useRejection<Entry>(
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
  attribute: "photo" | "gesture",
) {
  const [entry, setEntry] = useState<Entry>();
  const [isOpen, setIsOpen] = useState(false);
  const openings = useOpenings(isOpen);
  const nextId = useRef<string>(undefined);
  const isDone = useRef(false);
  return {
    ask: (wanted: Entry) => {
      isDone.current = false;
      setEntry(wanted);
      setIsOpen(true);
    },
    isOpen,
    asked: entry && {
      key: openings,
      entry,
      open: isOpen,
      onOpenChange: setIsOpen,
      onDone: () => {
        isDone.current = true;
        const at = entries.findIndex((each) => idOf(each) === idOf(entry));
        const next = entries[at + 1] ?? entries[at - 1];
        nextId.current = next && idOf(next);
        setIsOpen(false);
      },
      finalFocus: () => {
        if (!isDone.current) return null;
        const next = nextId.current ? entryElement(attribute, nextId.current) : null;
        return next?.querySelector<HTMLElement>("[data-unseen]") ?? next ?? document.getElementById("content");
      },
    },
  };
}

/** What the dialog of a rejection is given. */
export type RejectionProps<Entry> = Omit<NonNullable<ReturnType<typeof useRejection<Entry>>["asked"]>, "key">;
