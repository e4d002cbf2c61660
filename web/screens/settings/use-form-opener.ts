import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** A form of the settings that takes the place of the button that opens it. The focus, which goes with the form, comes back to `opener`. */
export function useFormOpener(): {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  opener: RefObject<HTMLButtonElement | null>;
} {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setIsOpen(false));
    // Who has gone to another section before the answer stays there.
    if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
  };
  return { isOpen, open: () => setIsOpen(true), close, opener };
}
