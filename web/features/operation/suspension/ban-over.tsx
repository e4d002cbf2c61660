import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** In place of a ban that was shown here and is over. The sessions have ended, so it offers the sign-in. */
export function BanOver({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Notice tone="good" title={t("suspension.over.title")}>
      <p>{t("suspension.over.text")}</p>
      {children}
    </Notice>
  );
}
