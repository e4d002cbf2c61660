import { DATE_LOCALES } from "@nakamatch/contract/vocabulary/languages";
import { writtenDate } from "@nakamatch/phrases/text";
import { ArrowUp } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Link, NavigationType, useLocation, useNavigationType } from "react-router";
import { dateFormat } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Halftone } from "../../ui/halftone.tsx";
import { BackButton } from "../back-button.tsx";
import { Sections, type SectionTitle } from "./section.tsx";

type DocumentPageProps = {
  title: string;
  lead: string;
  /** Last change of content, `YYYY-MM-DD`. */
  updated: string;
  sections: readonly SectionTitle[];
  children: ReactNode;
};

export function DocumentPage({ title, lead, updated, sections, children }: DocumentPageProps) {
  const { t, language } = useTranslation();
  const dates = dateFormat(DATE_LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  const date = writtenDate(dates.format(new Date(updated)), language);
  useFocusOnSection();
  return (
    <div className="relative">
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-5 sm:px-6 sm:py-7">
        <div className="flex flex-col gap-4">
          <span className="print:hidden">
            <BackButton />
          </span>
          <h1 className="font-black text-[min(7.8vw,3.75rem)] [overflow-wrap:anywhere]">{title}</h1>
          <p className="max-w-[52ch] text-lg sm:text-xl">{lead}</p>
          <p className="text-ink-soft">{t("landing.documents.updated", { date })}</p>
        </div>
        <div className="wrap-anywhere grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:not-print:grid-cols-[16rem_minmax(0,1fr)]">
          <Contents sections={sections} />
          <div className="flex min-w-0 flex-col gap-14">
            <Sections value={sections}>{children}</Sections>
            <ToContents />
          </div>
        </div>
      </div>
      <Halftone
        from="bottom-left"
        columns={34}
        rows={26}
        className="-z-10 -left-6 pointer-events-none fixed bottom-0 h-[26rem] w-1/2 text-signal opacity-8 print:hidden"
      />
    </div>
  );
}

const CONTENTS = "contents";

/** Sticky at the bottom of narrow windows, where the contents scroll away. */
function ToContents() {
  const { t } = useTranslation();
  const { pathname, state } = useLocation();
  return (
    <Link
      to={`${pathname}#${CONTENTS}`}
      replace
      state={state}
      className={cx(buttonClass(), "sticky bottom-[calc(var(--bar,0px)+1rem)] self-end lg:hidden print:hidden")}
    >
      <ArrowUp className="size-5" />
      {t("landing.documents.contents")}
    </Link>
  );
}

/** Replaces the history entry, so that back leaves the page. */
function Contents({ sections }: Pick<DocumentPageProps, "sections">) {
  const { t } = useTranslation();
  const { pathname, state } = useLocation();
  return (
    <nav
      id={CONTENTS}
      aria-labelledby="document-contents"
      className="panel scroll-mt-[calc(var(--header,4.125rem)+1.5rem)] p-4 lg:sticky lg:top-[calc(var(--header,4.125rem)+1.5rem)] lg:max-h-[calc(100dvh-var(--header,4.125rem)-3rem)] lg:self-start lg:overflow-y-auto lg:low:static print:hidden"
    >
      <h2 id="document-contents" tabIndex={-1} className="px-2 text-lg outline-none">
        {t("landing.documents.contents")}
      </h2>
      <ol className="mt-1 grid xs:max-lg:grid-cols-2">
        {sections.map(({ id, title, icon }, index) => (
          <li key={id}>
            <Link
              to={`${pathname}#${id}`}
              replace
              state={state}
              className="flex min-h-11 items-baseline gap-2.5 rounded-lg px-2 py-2.5 underline-offset-4 hover:bg-wash hover:underline"
            >
              <span aria-hidden="true" className="w-6 shrink-0 font-bold font-display text-ink-soft">
                {index + 1}
              </span>
              <span className={icon ? "min-w-0 text-balance font-bold" : "min-w-0 text-balance"}>{title}</span>
              {icon}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * Browsers do this only on page load. Also scrolls if the page was incomplete before, unless a position was restored.
 */
function useFocusOnSection(): void {
  const { hash, key } = useLocation();
  const isNew = useNavigationType() !== NavigationType.Pop;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (hash === "") return;
    const section = document.getElementById(hash.slice(1));
    const heading = section?.querySelector("h2");
    if (!heading) return;
    heading.focus({ preventScroll: true });
    const { top } = heading.getBoundingClientRect();
    if ((isNew || scrollY === 0) && (top < 0 || top >= innerHeight)) section?.scrollIntoView();
  }, [hash, key]);
}
