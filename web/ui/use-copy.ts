import { useEffect, useState } from "react";

/** Milliseconds. */
const DONE_MS = 2000;

/** Copies text; `isCopied` for two seconds. `copy` throws where the browser refuses. */
export function useCopy(): { isCopied: boolean; copy: (text: string) => Promise<void> } {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), DONE_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return { isCopied, copy };
}
