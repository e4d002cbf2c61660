import { useState } from "react";

/**
 * How many times a dialog was opened: as the `key` of its content it makes the content start afresh at each opening and stay
 * while the dialog closes. 0 until the first time.
 */
export function useOpenings(isOpen: boolean): number {
  const [wasOpen, setWasOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  if (isOpen === wasOpen) return openings;
  setWasOpen(isOpen);
  const now = isOpen ? openings + 1 : openings;
  setOpenings(now);
  return now;
}
