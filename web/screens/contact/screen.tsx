import { ArrowRight } from "lucide-react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useSession } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { KomaPage } from "../../shell/document/koma-page.tsx";
import { PublicPage } from "../../shell/layouts/public-page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WriteToUsMeanwhile } from "./write-to-us-panel.tsx";

export const phrases = ["contact", "landing"] as const;

// Follows the text, with the API client.
const WriteToUs = lazyPart(() => import("./write-to-us.tsx").then((module) => module.WriteToUs), WriteToUsMeanwhile);

/** Faster ways than an email, with links. */
const FASTER = [
  { topic: "password", to: "/login" },
  { topic: "report", to: "/terms#safety" },
  { topic: "decision", to: "/terms#decisions" },
  { topic: "data", to: "/privacy#rights" },
] as const;

/** `/contact`: contact address and faster ways. */
export function Component() {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <PublicPage>
      <KomaPage title={t("contact.title")} intro={t("contact.intro")} mood="curious">
        <title>{t("contact.meta.title")}</title>
        <meta name="description" content={t("contact.meta.description")} />
        <WriteToUs />
        <section aria-labelledby="faster">
          <h2 id="faster" className="text-2xl">
            {t("contact.faster.title")}
          </h2>
          <ul className="mt-5 grid gap-4 sm:grid-cols-2">
            {FASTER.filter(({ topic }) => !user || topic !== "password").map(({ topic, to }) => (
              <Panel as="li" key={topic} className="flex flex-col items-start gap-2" padding="sm">
                <h3 className="text-lg">{t(`contact.faster.${topic}.title`)}</h3>
                <p>{t(`contact.faster.${topic}.text`)}</p>
                <TextLink to={to} className="mt-auto">
                  {t(`contact.faster.${topic}.link`)}
                  <ArrowRight className="size-5 shrink-0" />
                </TextLink>
              </Panel>
            ))}
          </ul>
        </section>
      </KomaPage>
    </PublicPage>
  );
}
