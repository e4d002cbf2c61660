import { Link } from "react-router";
import { useTranslation } from "../lib/translation.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Logo } from "../ui/logo.tsx";
import { useMenuToggle } from "./menu-toggle.tsx";
import { SkipLink } from "./skip-link.tsx";

/** The navigation for guests: logo, log in, sign up; behind a toggle on small screens (LAND-01, LAND-02). */
export function PublicHeader() {
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
            <ButtonLink to="/register" variant="primary">
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
              <ButtonLink to="/register" variant="primary" block>
                {t("nav.register")}
              </ButtonLink>
            </div>
          )}
        </div>
      </nav>
    </header>
  );
}
