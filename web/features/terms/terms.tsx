import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { DATE_LOCALES } from "@nakamatch/contract/vocabulary/languages";
import { ShieldCheck } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavigationType, useLocation, useNavigationType } from "react-router";
import { dateFormat } from "../../lib/format.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { Halftone } from "../../ui/halftone.tsx";
import { ContactLine } from "./contact-line.tsx";
import { SafetyCentre } from "./safety-centre.tsx";
import { Points, Section } from "./section.tsx";
import { SECTION_IDS } from "./section-ids.ts";

// Comes after the text, with the client of the API.
const Transparency = lazyPart(() => import("./transparency.tsx").then((module) => module.Transparency));

/** The day on which the text last changed what it promises. */
const UPDATED = "2026-11-22";

/** The terms of use with the safety centre, `#safety`; `back` is the way to where the reader came from (STATIC-05). */
export function Terms({ back }: { back: ReactNode }) {
  const { t, i18n } = useTranslation();
  const date = dateFormat(DATE_LOCALES[i18n.language as Language], { dateStyle: "long", timeZone: "UTC" });
  useFocusOnSection();
  return (
    <div className="relative">
      <title>{t("terms.meta.title")}</title>
      <meta name="description" content={t("terms.meta.description")} />
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-5 sm:px-6 sm:py-7">
        <div className="flex flex-col gap-4">
          <span className="print:hidden">{back}</span>
          <h1 className="font-black text-[min(7.8vw,3.75rem)] [overflow-wrap:anywhere]">{t("terms.title")}</h1>
          <p className="max-w-[52ch] text-lg sm:text-xl">{t("terms.lead")}</p>
          <p className="text-ink-soft">{t("terms.updated", { date: date.format(new Date(UPDATED)) })}</p>
        </div>
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <Contents />
          <div className="flex min-w-0 flex-col gap-14">
            <Sections />
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

/** The table of contents. Its links replace the entry of the history, so that back leads to the page before. */
function Contents() {
  const { t } = useTranslation();
  const { state } = useLocation();
  return (
    <nav
      aria-labelledby="terms-contents"
      className="panel p-4 lg:sticky lg:top-[calc(var(--header,4.125rem)+1.5rem)] lg:max-h-[calc(100dvh-var(--header,4.125rem)-3rem)] lg:self-start lg:overflow-y-auto lg:low:static print:hidden"
    >
      <h2 id="terms-contents" className="px-2 text-lg">
        {t("terms.contents")}
      </h2>
      <ol className="mt-1 grid xs:max-lg:grid-cols-2">
        {SECTION_IDS.map((id, index) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              replace
              state={state}
              className="flex min-h-11 items-center gap-2.5 rounded-lg px-2 py-1.5 underline-offset-4 hover:bg-wash hover:underline"
            >
              <span aria-hidden="true" className="w-5 shrink-0 font-bold font-display text-ink-soft">
                {index + 1}
              </span>
              <span className={id === "safety" ? "min-w-0 font-bold" : "min-w-0"}>{t(`terms.${id}.title`)}</span>
              {id === "safety" && <ShieldCheck className="size-5 shrink-0 text-accent-ink" aria-hidden="true" />}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Sections() {
  const { t } = useTranslation();
  return (
    <>
      <Section id="service">
        <p>{t("terms.service.what")}</p>
        <p>{t("terms.service.compatibility")}</p>
        <p>{t("terms.service.free")}</p>
      </Section>
      <Section id="account">
        <Points
          points={[
            t("terms.account.age"),
            t("terms.account.truth"),
            t("terms.account.confirm"),
            t("terms.account.password"),
            t("terms.account.leave"),
          ]}
        />
      </Section>
      <Section id="privacy">
        <p>{t("terms.privacy.seen")}</p>
        <p>{t("terms.privacy.hidden")}</p>
        <p>{t("terms.privacy.photo")}</p>
        <p>{t("terms.privacy.chats")}</p>
        <p>{t("terms.privacy.yours")}</p>
      </Section>
      <Section id="conduct">
        <p>{t("terms.conduct.intro")}</p>
        <Points
          points={[
            t("terms.conduct.harassment"),
            t("terms.conduct.hate"),
            t("terms.conduct.explicit"),
            t("terms.conduct.minors"),
            t("terms.conduct.impersonation"),
            t("terms.conduct.money"),
            t("terms.conduct.evasion"),
          ]}
        />
        <p>{t("terms.conduct.limits")}</p>
      </Section>
      <SafetyCentre />
      <Section id="decisions">
        <p>{t("terms.decisions.statement")}</p>
        <p>{t("terms.decisions.warning")}</p>
        <p>{t("terms.decisions.ban")}</p>
        <p>{t("terms.decisions.appeal")}</p>
        <p>{t("terms.decisions.log")}</p>
      </Section>
      <Section id="limits">
        <p>{t("terms.limits.identity")}</p>
        <p>{t("terms.limits.people")}</p>
        <p>{t("terms.limits.service")}</p>
        <p>{t("terms.limits.law")}</p>
      </Section>
      <Section id="changes">
        <p>{t("terms.changes.date")}</p>
        <ContactLine text={t("terms.changes.write")} />
      </Section>
      <Section id="transparency">
        <Transparency />
      </Section>
    </>
  );
}

/**
 * Moves the focus to the section that the address names: without a page load the browser does not. Scrolls there too, where
 * the router could not because the page was not complete yet, unless a reload or a way back has restored another place.
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
