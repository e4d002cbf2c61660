import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { useEffect, useState } from "react";
import type { Translate } from "./i18n.ts";
import type { Namespace } from "./phrases.ts";
import { useTranslation } from "./translation.tsx";

/**
 * Texts as a person reads them who uses the app in this language: for previews. Undefined while they are fetched; the
 * viewer's own if that fails. `namespaces` is a constant, also loaded by the screen.
 */
export function useTextsIn(
  language: Language,
  namespaces: readonly Namespace[],
): { t: Translate; language: Language } | undefined {
  const { i18n, ...own } = useTranslation();
  const [read, setRead] = useState<{ t: Translate; language: Language; isOwn?: true }>();
  const isOwn = language === own.language;
  useEffect(() => {
    if (isOwn) return;
    let isCurrent = true;
    i18n.textsIn(language, namespaces).then(
      (t) => isCurrent && setRead({ t, language }),
      () => isCurrent && setRead({ t: i18n.t, language, isOwn: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [i18n, language, namespaces, isOwn]);
  if (isOwn || (read?.language === language && read.isOwn)) return own;
  return read?.language === language ? read : undefined;
}
