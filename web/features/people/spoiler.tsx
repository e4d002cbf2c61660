import type { NamedTitle } from "@nakamatch/domain/meeting/spoilers";
import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useShelf } from "./use-shelf.ts";

/** Hides text until revealed; it is not rendered before. Open for viewers who have finished `title`. */
export function Spoiler({ title, children }: { title: NamedTitle | null; children: ReactNode }) {
  const { t } = useTranslation();
  if (!title) return <Covered label={t("chats.spoiler.show")}>{children}</Covered>;
  return <Titled title={title}>{children}</Titled>;
}

function Titled({ title: { id, name }, children }: { title: NamedTitle; children: ReactNode }) {
  const { t } = useTranslation();
  const { data: shelf } = useShelf();
  const isFinished = shelf?.statuses.some((each) => each.id === id && each.status === "finished");
  return (
    <Covered label={t("chats.spoiler.of", { title: name })} isOpen={isFinished}>
      {children}
    </Covered>
  );
}

/** `label`: of the reveal button; `isOpen`: initial state. */
function Covered({
  label,
  isOpen = false,
  children,
}: {
  label: string;
  isOpen?: boolean | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState<boolean>();
  const isShown = wanted ?? isOpen;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <>
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => setWanted(!isShown)}
        className="inline-flex items-center gap-1 rounded-full border border-edge bg-ink px-2.5 align-middle font-bold text-paper text-sm leading-7 pointer-coarse:min-h-11"
      >
        <Icon className="size-4 shrink-0" />
        {isShown ? t("chats.spoiler.hide") : label}
      </button>
      {isShown && <span className="rounded bg-wash px-1">{children}</span>}
    </>
  );
}
