import type { BanDuration } from "@nakamatch/contract/vocabulary/decisions";
import type { ProfileReportReason } from "@nakamatch/contract/vocabulary/reports";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { banEnd } from "@nakamatch/domain/safety/ban";
import { type ReactNode, useId, useState } from "react";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";

/** Preview in the moderator's language. `duration` is null for a warning. */
export function BanPreview(props: {
  person: { nickname: string };
  reason: ProfileReportReason | "";
  notes: string;
  duration: BanDuration | null;
}) {
  const { person, reason, notes, duration } = props;
  const { t, language } = useTranslation();
  const heading = useId();
  const [now] = useState(() => new Date());
  const until = duration && banEnd(duration, now);
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h3 id={heading} className="text-base">
        {t("banDialog.preview.title", { name: person.nickname })}
      </h3>
      <div className="flex flex-col gap-2 rounded-panel bg-wash p-4">
        <p className="font-bold">{t(duration ? "banDialog.preview.ban" : "banDialog.preview.warning")}</p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          <Row label={t("banDialog.preview.reason")}>
            {reason ? (
              t(`reasons.${reason}`)
            ) : (
              <span className="text-ink-soft">{t("banDialog.preview.reasonMissing")}</span>
            )}
          </Row>
          {duration && (
            <Row label={t("banDialog.preview.until")}>
              {until ? formatDateTime(until, language) : t("banDialog.preview.permanent")}
            </Row>
          )}
          {isVisible(notes) && (
            <Row label={t("banDialog.preview.notes")}>
              <span className="user-text block whitespace-pre-line">{notes.trim()}</span>
            </Row>
          )}
        </dl>
        <p className="text-ink-soft text-sm">{t("banDialog.preview.appeal")}</p>
      </div>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-bold">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
