import type { PhotoHold } from "@nakamatch/contract/endpoints/profiles";
import { EyeOff, Hourglass } from "lucide-react";
import { useTranslation } from "../../../lib/translation.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";

/** Says why others do not see the own photo, and what happens next. */
export function PhotoHoldNotice({ hold }: { hold: PhotoHold }) {
  const { t } = useTranslation();
  const isRejected = hold.state === "rejected";
  const Icon = isRejected ? EyeOff : Hourglass;
  return (
    <Panel as="section" padding="sm" className="flex gap-4 bg-accent-wash" aria-labelledby="photo-hold">
      <Icon className="mt-0.5 size-6 shrink-0" />
      <div className="flex min-w-0 flex-col gap-2">
        <h2 id="photo-hold" className="text-lg">
          {isRejected ? t("photo.rejected.title") : t("photo.held.title")}
        </h2>
        {isRejected ? (
          <>
            <p>{t("photo.rejected.text", { reason: t(`reasons.${hold.reason}`) })}</p>
            <p>{t("photo.rejected.next")}</p>
            <ButtonLink to="/decisions" className="self-start">
              {t("photo.rejected.appeal")}
            </ButtonLink>
          </>
        ) : (
          <p>{t("photo.held.text")}</p>
        )}
      </div>
    </Panel>
  );
}
