import { useLocation } from "react-router";
import { useApp } from "../lib/app.tsx";
import { useEnded } from "../lib/session.tsx";
import { useTranslation } from "../lib/translation.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import type { Remembered } from "./layouts/destination.ts";

/** Tells that and why the session ended, until it is closed; with a sign-in that leads back, unless `isSignIn`. */
export function SessionEndNotice({ isSignIn = false, className }: { isSignIn?: boolean; className?: string }) {
  const { t } = useTranslation();
  const { session } = useApp();
  const ended = useEnded();
  const { pathname, search, hash, state } = useLocation();
  if (!ended) return null;
  const { because, userId } = ended;
  const back: Remembered = { from: `${pathname}${search}${hash}`, userId };
  return (
    <Notice
      tone="info"
      title={t(`sessionEnd.${because}.title`)}
      onClose={isSignIn ? undefined : () => session.closeEnded()}
      {...(className && { className })}
    >
      <p>{t(`sessionEnd.${because}.text`)}</p>
      {!isSignIn && because !== "deleted" && (
        <ButtonLink to="/login" state={(state as Remembered | null)?.from ? state : back} className="self-start">
          {t("nav.login")}
        </ButtonLink>
      )}
    </Notice>
  );
}
