import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslation } from "../../lib/translation.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { cx } from "../../ui/cx.ts";
import { PARTS, type Part } from "./parts.tsx";
import { FROM_LIST, PartsList } from "./parts-list.tsx";
import { PART_HEADING } from "./settings-section.tsx";

export const phrases = [
  "deleteAccount",
  "emailChange",
  "factors",
  "passkeys",
  "providers",
  "register",
  "resetPassword",
  "sessions",
  "settings",
] as const;

/**
 * `/settings`, with `#<part>` for an open part: the list of parts beside the open one. Phones show either; without an
 * open one, wide windows show the first.
 */
export function Component() {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const open = PARTS.find(({ id }) => `#${id}` === hash);
  const shown = open ?? PARTS[0];
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>{open ? `${t(`settings.parts.${open.id}.title`)} · ${t("settings.meta")}` : t("settings.meta")}</title>
      <h1 className={cx("font-black text-3xl sm:text-4xl", open && "max-md:sr-only")}>{t("settings.title")}</h1>
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-[16.5rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]">
        <PartsList open={open} shown={shown} />
        {shown && <OpenPart key={shown.id} part={shown} isAsked={open !== undefined} />}
      </div>
    </div>
  );
}

/** `isAsked`: named by the URL. */
function OpenPart({ part, isAsked }: { part: Part; isAsked: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { Content } = part;
  /** Goes back in the history if the list was the previous entry. */
  const goBack = (event: MouseEvent) => {
    if (state !== FROM_LIST || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <div className={cx("flex min-w-0 flex-col gap-4", !isAsked && "max-md:hidden")}>
      <BackLink to="/settings" replace onClick={goBack} className="md:hidden">
        {t("settings.back")}
      </BackLink>
      <h2 id={PART_HEADING} tabIndex={-1} className="text-2xl outline-none md:flex md:min-h-12 md:items-center">
        {t(`settings.parts.${part.id}.title`)}
      </h2>
      <Content />
    </div>
  );
}
