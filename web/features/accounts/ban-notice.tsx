import { useTranslation } from "react-i18next";
import type { AppError } from "../../lib/errors.ts";
import { formatDateTime } from "../../lib/format.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { Notice } from "./notice.tsx";

/** Why and until when a person is banned (OPEN-74). */
export function BanNotice({ reason, until }: NonNullable<AppError["ban"]>) {
  const { t, i18n } = useTranslation();
  return (
    <Notice tone="bad" title={t("login.banned.title")}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="font-bold">{t("login.banned.reason")}</dt>
        <dd className="break-words">{reason}</dd>
        <dt className="font-bold">{t("login.banned.until")}</dt>
        <dd>{until === null ? t("login.banned.permanent") : formatDateTime(until, currentLanguage(i18n))}</dd>
      </dl>
    </Notice>
  );
}
