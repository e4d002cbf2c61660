import { ShieldCheck } from "lucide-react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { ContactLine } from "../../shell/document/contact-line.tsx";
import { DocumentPage } from "../../shell/document/document-page.tsx";
import { Points, Section } from "../../shell/document/section.tsx";
import { PublicPage } from "../../shell/layouts/public-page.tsx";
import { SafetyCentre } from "./safety-centre.tsx";

export const phrases = ["landing", "reasons", "terms"] as const;

// Follows the text, with the API client.
const Transparency = lazyPart(() => import("./transparency.tsx").then((module) => module.Transparency));

/** Last change of content. */
const UPDATED = "2026-11-27";

/** In order; link targets. */
const SECTION_IDS = [
  "safety",
  "service",
  "account",
  "privacy",
  "conduct",
  "decisions",
  "limits",
  "changes",
  "transparency",
] as const;

/** `/terms`: terms of use, safety centre (`#safety`), moderation figures (STATIC-05). */
export function Component() {
  const { t } = useTranslation();
  const sections = SECTION_IDS.map((id) => ({
    id,
    title: t(`terms.${id}.title`),
    icon: id === "safety" && <ShieldCheck className="size-5 shrink-0 text-accent-ink" />,
  }));
  return (
    <PublicPage>
      <DocumentPage title={t("terms.title")} lead={t("terms.lead")} updated={UPDATED} sections={sections}>
        <title>{t("terms.meta.title")}</title>
        <meta name="description" content={t("terms.meta.description")} />
        <Content />
      </DocumentPage>
    </PublicPage>
  );
}

function Content() {
  const { t } = useTranslation();
  return (
    <>
      <SafetyCentre number={1} />
      <Section id="service">
        <p>{t("terms.service.what")}</p>
        <p>{t("terms.service.compatibility")}</p>
        <p>{t("terms.service.free")}</p>
        <Points
          points={(["renewal", "notice", "cancel", "withdraw", "unpaid"] as const).map((name) =>
            t(`terms.service.premium.${name}`),
          )}
        />
      </Section>
      <Section id="account">
        <Points
          points={(["age", "truth", "confirm", "password", "leave"] as const).map((name) => t(`terms.account.${name}`))}
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
          points={(["harassment", "hate", "explicit", "minors", "impersonation", "money", "evasion"] as const).map(
            (name) => t(`terms.conduct.${name}`),
          )}
        />
        <p>{t("terms.conduct.limits")}</p>
      </Section>
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
        <p>{t("terms.transparency.intro")}</p>
        <Transparency />
      </Section>
    </>
  );
}
