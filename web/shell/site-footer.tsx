import { Link } from "react-router";
import { useTranslation } from "../lib/translation.tsx";
import { Halftone } from "../ui/halftone.tsx";
import { Logo } from "../ui/logo.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The footer of public pages (LAND-08..12). */
export function SiteFooter() {
  const { t } = useTranslation();
  return (
    <footer className="night relative overflow-hidden border-edge border-t-2">
      <Halftone
        from="bottom-right"
        columns={30}
        rows={18}
        className="absolute right-0 bottom-0 h-full w-2/3 text-night-high"
      />
      <div className="relative mx-auto grid max-w-7xl gap-10 px-4 pt-12 pb-8 sm:grid-cols-2 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_auto]">
        <div className="sm:max-lg:col-span-2">
          <Logo />
          <p className="mt-4 max-w-sm text-on-night-soft">{t("landing.footer.description")}</p>
        </div>
        <FooterColumn
          title={t("landing.footer.company")}
          links={[
            { to: "/sobre-mi", label: t("landing.footer.about") },
            { to: "/contact", label: t("landing.footer.contact") },
          ]}
        />
        <FooterColumn
          title={t("landing.footer.legal")}
          links={[
            { to: "/privacy", label: t("landing.footer.privacy") },
            { to: "/terms", label: t("landing.footer.terms") },
          ]}
        />
        <div className="flex flex-wrap items-start gap-4 sm:max-lg:col-span-2 lg:flex-col">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
      <div className="relative mx-auto flex max-w-7xl flex-wrap justify-between gap-x-8 gap-y-2 border-night-high border-t-2 px-4 py-6 text-on-night-soft text-sm sm:px-6">
        <p suppressHydrationWarning>{t("landing.footer.copyright", { year: new Date().getFullYear() })}</p>
        <p>{t("landing.footer.attribution")}</p>
      </div>
    </footer>
  );
}

function FooterColumn({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center text-on-night-soft underline-offset-4 hover:text-on-night hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
