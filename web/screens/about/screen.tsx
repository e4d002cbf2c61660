import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { WithContact } from "../../shell/document/contact-line.tsx";
import { KomaPage } from "../../shell/document/koma-page.tsx";
import { Points } from "../../shell/document/section.tsx";
import { PublicPage } from "../../shell/layouts/public-page.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";

export const phrases = ["about", "landing"] as const;

/** `/sobre-mi`: about the author, with the configured name (STATIC-03). */
export function Component() {
  const { t } = useTranslation();
  return (
    <PublicPage>
      <KomaPage title={t("about.title")} intro={t("about.intro")} mood="joyful">
        <title>{t("about.meta.title")}</title>
        <meta name="description" content={t("about.meta.description")} />
        <Part title={t("about.who.title")}>
          <WithContact>
            {({ operator }) => operator && <p className="font-bold">{t("about.who.named", { name: operator })}</p>}
          </WithContact>
          <p>{t("about.who.text")}</p>
        </Part>
        <Part title={t("about.why.title")}>
          <p>{t("about.why.text")}</p>
          <p>{t("about.why.idea")}</p>
        </Part>
        <Part title={t("about.never.title")}>
          <Points points={(["sell", "fake", "formula", "love"] as const).map((name) => t(`about.never.${name}`))} />
        </Part>
        <Part title={t("about.made.title")}>
          <p>{t("about.made.text")}</p>
        </Part>
        <Panel variant="raised" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <p className="min-w-0 flex-1 basis-60 font-bold text-lg">{t("about.contact.text")}</p>
          <ButtonLink to="/contact" variant="primary" size="lg" icon={<MessageCircle className="size-5 shrink-0" />}>
            {t("about.contact.button")}
          </ButtonLink>
        </Panel>
      </KomaPage>
    </PublicPage>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-2xl sm:text-3xl">{title}</h2>
      <div className="mt-3 flex max-w-[62ch] flex-col gap-4 text-lg leading-relaxed">{children}</div>
    </section>
  );
}
