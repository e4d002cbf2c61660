import { Camera, X } from "lucide-react";
import { Link } from "react-router";
import { useOrigin } from "../../features/people/profile-origin.ts";
import { useUser } from "../../lib/session.tsx";
import { storedChoice } from "../../lib/stored-choice.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

const hint = storedChoice("nakamatch-photo-hint", "photoHint", ["closed"]);

/** Suggests photo and bio after the onboarding, while there is no photo; closed, never again in this browser. */
export function PhotoHint() {
  const { avatarUrl, interestCount } = useUser();
  const isClosed = hint.use() === "closed";
  return avatarUrl === null && interestCount > 0 && !isClosed && <Hint />;
}

function Hint() {
  const { t } = useTranslation();
  const here = useOrigin();
  return (
    <div className="flex items-center gap-2.5 rounded-control border-2 border-line pl-3 text-sm leading-snug">
      <Camera className="size-5 shrink-0 text-accent-ink" />
      <p className="min-w-0 flex-1 py-1.5">
        {t("dashboard.photoHint.text")}{" "}
        <Link to="/profile/me" state={here} className="font-bold text-accent-ink underline underline-offset-4">
          {t("dashboard.photoHint.open")}
        </Link>
      </p>
      <IconButton label={t("dashboard.photoHint.close")} icon={<X />} onClick={() => hint.set("closed")} />
    </div>
  );
}
