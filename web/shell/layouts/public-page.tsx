import type { ReactNode } from "react";
import { Link } from "react-router";
import { useEnded, useSession } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Halftone } from "../../ui/halftone.tsx";
import { Logo } from "../../ui/logo.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { HeaderBoundary, SkipLink } from "../header-boundary.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { useMenuToggle } from "../menu-toggle.tsx";
import { SessionEndPart } from "../session-end-part.tsx";
import { ThemeSwitch } from "../theme-switch.tsx";

/** Header and footer of public pages for guests; members have their own frame (`open.tsx`). */
export function PublicPage({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const ended = useEnded();
  if (user) return children;
  return (
    <>
      <HeaderBoundary home="/">
        <PublicHeader />
      </HeaderBoundary>
      <main id="content" tabIndex={-1} className="outline-none">
        {ended && (
          <ErrorBoundary name="The notice of a session that ended">
            <div className="mx-auto max-w-7xl px-4 pt-4 sm:px-6">
              <SessionEndPart />
            </div>
          </ErrorBoundary>
        )}
        {children}
      </main>
      <ErrorBoundary name="The footer">
        <SiteFooter />
      </ErrorBoundary>
    </>
  );
}

/** Guest navigation: logo, log in, sign up; collapsed on small screens (LAND-01, LAND-02). */
function PublicHeader() {
  const { t } = useTranslation();
  const menu = useMenuToggle({ className: "sm:hidden" });
  return (
    <header className="sticky top-0 z-30 low:static border-edge border-b-2 bg-paper">
      <SkipLink />
      <nav aria-label={t("nav.main")} className="mx-auto max-w-7xl px-4 sm:px-6" onKeyDown={menu.onKeyDown}>
        <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Link to="/" aria-label={t("nav.home")} className="rounded-lg py-2">
            <Logo />
          </Link>
          <div className="hidden items-center gap-3 sm:flex">
            <ButtonLink to="/login" variant="quiet">
              {t("nav.login")}
            </ButtonLink>
            <ButtonLink to="/register" variant="primary" className="in-data-registration-closed:hidden">
              {t("nav.register")}
            </ButtonLink>
          </div>
          {menu.button}
        </div>
        <div {...menu.panel} className="sm:hidden">
          {menu.open && (
            <div className="flex flex-col gap-3 border-line border-t-2 py-4">
              <ButtonLink to="/login" block>
                {t("nav.login")}
              </ButtonLink>
              <ButtonLink to="/register" variant="primary" block className="in-data-registration-closed:hidden">
                {t("nav.register")}
              </ButtonLink>
              <LanguageSwitch />
            </div>
          )}
        </div>
      </nav>
    </header>
  );
}

/** The footer of public pages (LAND-08..12). */
function SiteFooter() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
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
        {/* Hydration keeps the text of the build, which may be of an earlier year; a new element does not. */}
        <p key={String(isHydrated)} suppressHydrationWarning>
          {t("landing.footer.copyright", { year: new Date().getFullYear() })}
        </p>
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
