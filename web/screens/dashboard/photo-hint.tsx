import { Camera, X } from "lucide-react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useUser } from "../../lib/session.tsx";
import { storedChoice } from "../../lib/stored-choice.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

const AddPhoto = lazyPart(
  () => import("./add-photo.tsx").then((module) => module.AddPhoto),
  () => <div className="min-h-12" />,
  { phrases: ["photo"], tries: 5 },
);

const hint = storedChoice("nakamatch-photo-hint", "photoHint", ["closed"]);

/** Asks for a photo while there is none; closed, never again in this browser. */
export function PhotoHint() {
  const { t } = useTranslation();
  const { avatarUrl, interestCount } = useUser();
  const isClosed = hint.use() === "closed";
  if (avatarUrl !== null || interestCount === 0 || isClosed) return null;
  return (
    <div className="flex items-center gap-2.5 rounded-control border-2 border-line pl-3 text-sm leading-snug">
      <Camera className="size-5 shrink-0 text-accent-ink" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5 py-2">
        <p className="min-w-[min(12rem,100%)] flex-1">{t("dashboard.photoHint.text")}</p>
        <AddPhoto />
      </div>
      <IconButton label={t("dashboard.photoHint.close")} icon={<X />} onClick={() => hint.set("closed")} />
    </div>
  );
}
