import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../lib/translation.tsx";

/** Hidden text is not rendered until revealed. */
export function Spoiler({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <>
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
        className="inline-flex items-center gap-1 rounded-full border border-edge bg-ink px-2.5 align-middle font-bold text-paper text-sm leading-7 pointer-coarse:min-h-11"
      >
        <Icon className="size-4 shrink-0" />
        {isShown ? t("chats.spoiler.hide") : t("chats.spoiler.show")}
      </button>
      {isShown && <span className="rounded bg-wash px-1">{children}</span>}
    </>
  );
}
