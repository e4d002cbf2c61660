import type { i18n as I18n } from "i18next";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { subscribeTranslation, type Translation, translationOf } from "./i18n.ts";

const Current = createContext<Translation | null>(null);

/** Around everything that is translated. */
export function TranslationProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const read = () => translationOf(i18n);
  const translation = useSyncExternalStore((reader) => subscribeTranslation(i18n, reader), read, read);
  return <Current value={translation}>{children}</Current>;
}

/**
 * `t`, which gives a text by its key, and the instance. Renders the component again in another language, and when a text that was
 * missing has been fetched. In place of the hook of react-i18next, which costs each component a dozen other hooks (decision 21).
 */
export function useTranslation(): Translation {
  const translation = useContext(Current);
  if (!translation) throw new Error("There is no TranslationProvider");
  return translation;
}
