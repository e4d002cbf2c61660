import { useMutation, useQuery } from "@tanstack/react-query";
import { Languages } from "lucide-react";
import { orpc } from "../../lib/api.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { browserTranslator, translateTexts } from "./browser-translator.ts";

/** Button that translates texts, if browser and operator support it, and the translations; nothing is stored. */
export function useTextTranslation(texts: string[]) {
  const { t, language } = useTranslation();
  const { data: summary } = useQuery({
    ...orpc.cases.summary.queryOptions(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const apis = browserTranslator();
  // Offline too: the browser may have the model already, and downloads it from its vendor.
  const { mutate, data, variables, status } = useMutation({
    networkMode: "always",
    retry: false,
    mutationFn: ({ target, sources }: { target: typeof language; sources: string[] }) =>
      apis ? translateTexts(apis, sources, target) : Promise.reject(new Error("no translator")),
  });
  // Earlier messages may have been loaded since.
  const isCurrent =
    variables?.target === language &&
    variables.sources.length === texts.length &&
    variables.sources.every((source, place) => source === texts[place]);
  const translations = isCurrent ? data : undefined;
  const isOffered = summary?.canTranslate && apis && texts.some((text) => text !== "");
  const isForeign = translations?.some((text) => text !== null);
  const told = !isCurrent
    ? null
    : status === "error"
      ? t("moderation.translation.failed")
      : translations && !isForeign && t("moderation.translation.same");
  return {
    /** By index of the text; null without a translation. */
    translations: translations ?? [],
    button: isOffered && (
      <div tabIndex={-1} className="flex flex-col items-start gap-1 outline-none">
        {!isForeign && (
          <Button
            variant="quiet"
            icon={<Languages className="size-5" />}
            busy={isCurrent && status === "pending"}
            onClick={() => mutate({ target: language, sources: texts })}
          >
            {t("moderation.translation.action")}
          </Button>
        )}
        <p role="status" className="text-ink-soft text-sm empty:hidden">
          {told || (isForeign && <span className="sr-only">{t("moderation.translation.by")}</span>)}
        </p>
      </div>
    ),
  };
}

/** A translation, shown below the original. */
export function TranslatedText({ text }: { text: string | null | undefined }) {
  const { t, language } = useTranslation();
  if (!text) return null;
  return (
    <div className="mt-1.5 border-accent-ink border-l-2 pl-3">
      <p className="text-ink-soft text-xs">{t("moderation.translation.by")}</p>
      <p lang={language} className="user-text whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}

/** Translation of a single text, with its button. */
export function Translation({ text }: { text: string }) {
  const { translations, button } = useTextTranslation([text]);
  return (
    <>
      <TranslatedText text={translations[0]} />
      {button}
    </>
  );
}
