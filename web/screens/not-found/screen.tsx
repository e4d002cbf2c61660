import { useEffect, useId } from "react";
import { Link, useLocation } from "react-router";
import { log } from "../../lib/log.ts";
import { useSession } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Koma } from "../../ui/art/koma.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Logo } from "../../ui/logo.tsx";
import { wedges } from "../../ui/speed-lines.tsx";

export const phrases = ["notFound"] as const;

/** Any unknown path; also logged by the server (NAV-16..18). */
export function Component() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    log.error("No page at", pathname);
    // Loads the client separately; nothing waits for it.
    void import("../../lib/api.ts")
      .then(({ api }) => api.system.reportMissingPath({ path: pathname.slice(0, 500) }))
      .catch(() => {});
  }, [pathname]);
  const { user } = useSession();
  const Page = user ? "div" : "main";
  return (
    <Page
      className={cx(
        "mx-auto flex max-w-2xl flex-col items-center gap-5 px-4 py-6 text-center",
        user ? "grow" : "min-h-dvh",
      )}
    >
      <title>{t("notFound.meta")}</title>
      {/* Members have the frame. */}
      {!user && (
        <Link to="/" aria-label={t("nav.home")} className="rounded-lg p-2">
          <Logo />
        </Link>
      )}
      <div className="my-auto flex w-full flex-col items-center gap-5">
        <NotFoundDrawing />
        <h1 className="mt-2 font-black text-3xl sm:text-5xl">{t("notFound.title")}</h1>
        <p className="max-w-md text-ink-soft text-lg">{t("notFound.text")}</p>
        <ButtonLink to="/" variant="primary" size="lg">
          {t("notFound.home")}
        </ButtonLink>
      </div>
    </Page>
  );
}

const panel = "M44 60 606 24l-22 340L26 392Z";
const rays = wedges(110, 1.3, 23, 420);

/** A torn page with 404; Koma looks through the tear. 640 by 420 units. */
function NotFoundDrawing() {
  const clip = useId();
  return (
    <svg viewBox="0 0 640 420" className="block w-full" aria-hidden="true">
      <clipPath id={clip}>
        <path d={panel} />
      </clipPath>
      <path d={panel} className="fill-drop" transform="translate(9 9)" />
      <path d={panel} className="fill-night" />
      <g clipPath={`url(#${clip})`}>
        <path d={rays} transform="translate(318 200)" className="fill-night-signal" opacity="0.75" />
      </g>
      <Koma mood="curious" transform="translate(238 118) scale(1.75)" />
      {/* The lower half, which covers Koma up to the paws. */}
      <path
        d="m14 316 53-22 22 16 40-34 34 26 30-18 38 20 34-24 44 22 32-26 38 20 40-18 28 24 44-30 34 22 36-24 45 14v120H14Z"
        clipPath={`url(#${clip})`}
        className="fill-art-paper stroke-art-ink"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d={panel} fill="none" className="stroke-edge" strokeWidth="5" />
      <Four transform="translate(118 96) rotate(-9 30 40) scale(1.45)" />
      <Four transform="translate(462 74) rotate(8 30 40) scale(1.45)" />
    </svg>
  );
}

/** The fours; Koma is the zero. */
function Four({ transform }: { transform: string }) {
  return (
    <g transform={transform} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M44 0 0 58h62M46 26v60" className="stroke-art-ink" strokeWidth="25" />
      <path d="M44 0 0 58h62M46 26v60" className="stroke-art-paper" strokeWidth="14" />
    </g>
  );
}
