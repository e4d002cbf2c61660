import { Link } from "react-router";
import { useTranslation } from "../../lib/translation.tsx";
import { ContactLine, WithContact } from "../../shell/document/contact-line.tsx";
import { DocumentPage } from "../../shell/document/document-page.tsx";
import { Points, Section } from "../../shell/document/section.tsx";
import { PublicPage } from "../../shell/layouts/public-page.tsx";
import { DATA, OTHERS, SECTION_IDS, TIMES } from "./section-ids.ts";

export const phrases = ["landing", "privacy"] as const;

/** Last change of content. */
const UPDATED = "2026-11-27";

/** `/privacy`: data, purposes, retention, rights (STATIC-05). A check compares it with `tools/privacy.json`. */
export function Component() {
  const { t } = useTranslation();
  const sections = SECTION_IDS.map((id) => ({ id, title: t(`privacy.${id}.title`) }));
  return (
    <PublicPage>
      <DocumentPage title={t("privacy.title")} lead={t("privacy.lead")} updated={UPDATED} sections={sections}>
        <title>{t("privacy.meta.title")}</title>
        <meta name="description" content={t("privacy.meta.description")} />
        <Content />
      </DocumentPage>
    </PublicPage>
  );
}

function Content() {
  const { t } = useTranslation();
  const others = OTHERS.filter((other) => other !== "flags" || import.meta.env.FLAGS !== "own");
  return (
    <>
      <Section id="summary">
        <Points
          points={(["keep", "use", "seen", "sold", "yours"] as const).map((name) => t(`privacy.summary.${name}`))}
        />
      </Section>
      <Section id="who">
        <WithContact>
          {({ operator, address }) => (operator || address) && <Operator name={operator} address={address} />}
        </WithContact>
        <ContactLine text={t("privacy.who.text")} />
      </Section>
      <Section id="data">
        {DATA.map((topic) => (
          <div key={topic}>
            <h3 className="text-xl">{t(`privacy.data.${topic}.title`)}</h3>
            <p className="mt-1">{t(`privacy.data.${topic}.text`)}</p>
          </div>
        ))}
      </Section>
      <Section id="bases">
        <p>{t("privacy.bases.intro")}</p>
        <Points
          points={(["contract", "consent", "interest", "duty"] as const).map((name) => t(`privacy.bases.${name}`))}
        />
      </Section>
      <Section id="times">
        <p>{t("privacy.times.intro")}</p>
        <Times />
      </Section>
      <Section id="others">
        <p>{t("privacy.others.intro")}</p>
        <Points points={others.map((other) => t(`privacy.others.${other}`))} />
      </Section>
      <Section id="device">
        <p>{t("privacy.device.cookie.intro")}</p>
        <Points
          points={(["session", "device", "language", "signUp", "provider"] as const).map((name) =>
            t(`privacy.device.cookie.${name}`),
          )}
        />
        <p>{t("privacy.device.storage")}</p>
        <p>{t("privacy.device.nothing")}</p>
      </Section>
      <Section id="machines">
        <p>{t("privacy.machines.text")}</p>
      </Section>
      <Section id="rights">
        <p>{t("privacy.rights.intro")}</p>
        <Points
          points={(["access", "correct", "erase", "object", "withdraw"] as const).map((name) =>
            t(`privacy.rights.${name}`),
          )}
        />
        <p className="font-bold">{t("privacy.rights.how")}</p>
        <p>{t("privacy.rights.complain")}</p>
      </Section>
      <Section id="age">
        <p>{t("privacy.age.text")}</p>
      </Section>
      <Section id="changes">
        <p>{t("privacy.changes.text")}</p>
        <p>
          <Link to="/terms" className="inline-block py-1.5 font-bold text-signal-ink underline underline-offset-4">
            {t("privacy.changes.terms")}
          </Link>
        </p>
      </Section>
    </>
  );
}

/** The controller, if configured. */
function Operator({ name, address }: { name: string | null; address: string | null }) {
  const { t } = useTranslation();
  return (
    <address className="rounded-control border-2 border-edge bg-sheet px-4 py-3 not-italic [overflow-wrap:anywhere]">
      {name && <p className="font-bold">{t("privacy.who.operator", { name })}</p>}
      {address && <p>{t("privacy.who.address", { address })}</p>}
    </address>
  );
}

function Times() {
  const { t } = useTranslation();
  return (
    <table className="panel wrap-anywhere w-full hyphens-auto border-separate border-spacing-0 overflow-hidden text-base">
      <thead>
        <tr className="bg-wash text-left">
          <th scope="col" className="w-1/2 px-3 py-2.5 sm:px-4">
            {t("privacy.times.columns.what")}
          </th>
          <th scope="col" className="px-3 py-2.5 sm:px-4">
            {t("privacy.times.columns.time")}
          </th>
        </tr>
      </thead>
      <tbody className="[&_td]:border-line [&_td]:border-t-2 [&_th]:border-line [&_th]:border-t-2">
        {TIMES.map((row) => (
          <tr key={row} className="align-top">
            <th scope="row" className="px-3 py-2.5 text-left font-normal sm:px-4">
              {t(`privacy.times.${row}.what`)}
            </th>
            <td className="px-3 py-2.5 font-bold sm:px-4">{t(`privacy.times.${row}.time`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
