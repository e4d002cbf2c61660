import { useEffect, useState } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { useErrorToast } from "./toast.tsx";

/** Milliseconds. */
const DONE_MS = 2000;

/** Copies text; `isCopied` for two seconds. A toast with `refusedText` where the browser refuses. */
export function useCopy(refusedText: string): { isCopied: boolean; copy: (text: string) => void } {
  const { t } = useTranslation();
  const { fail, clearError } = useErrorToast();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), DONE_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const write = async (text: string) => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  const copy = (text: string) => {
    clearError();
    write(text).catch(() => fail(t("common.toasts.error"), refusedText));
  };
  return { isCopied, copy };
}
