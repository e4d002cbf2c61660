import { useState } from "react";

/** Counts openings of a dialog. As `key` of the content it resets state on opening, but not while closing. */
export function useOpenings(isOpen: boolean): number {
  const [wasOpen, setWasOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  if (isOpen === wasOpen) return openings;
  setWasOpen(isOpen);
  const now = isOpen ? openings + 1 : openings;
  setOpenings(now);
  return now;
}
