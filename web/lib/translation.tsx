import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { I18n, Translation } from "./i18n.ts";

const Current = createContext<Translation | null>(null);

export function TranslationProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const read = () => i18n.current;
  return <Current value={useSyncExternalStore(i18n.subscribe, read, read)}>{children}</Current>;
}

/** Re-renders on a language change, and when a missing text has loaded. */
export function useTranslation(): Translation {
  const translation = useContext(Current);
  if (!translation) throw new Error("There is no TranslationProvider");
  return translation;
}
