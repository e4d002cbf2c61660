import { useTranslation } from "../lib/translation.tsx";

/** Leads past the header to `<main id="content">`; shows once it has the focus. The first link of each header. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#content"
      className="-translate-y-20 absolute top-2 left-2 z-10 rounded-control bg-ink px-4 py-3 font-bold text-paper focus:translate-y-0"
    >
      {t("nav.skip")}
    </a>
  );
}
