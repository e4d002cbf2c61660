import type { NamedTitle } from "@nakamatch/domain/meeting/spoilers";
import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useOpenedSpoiler } from "./opened-spoilers.ts";
import { useShelf } from "./use-shelf.ts";

type SpoilerProps = {
  title: NamedTitle | null;
  /** Remembers what was opened; unique on the page. */
  place?: string | undefined;
  children: ReactNode;
};

/** Hides text until revealed; it is not rendered before. Open for viewers who have finished `title`. */
export function Spoiler({ title, place, children }: SpoilerProps) {
  const { t } = useTranslation();
  const own = useId();
  const at = { place: place ?? own };
  if (!title) {
    return (
      <Covered label={t("chats.spoiler.show")} {...at}>
        {children}
      </Covered>
    );
  }
  return (
    <Finished title={title}>
      {(isOpen) => (
        <Covered label={t("chats.spoiler.of", { title: title.name })} isOpen={isOpen} {...at}>
          {children}
        </Covered>
      )}
    </Finished>
  );
}

/** Of a part of a message. */
export function spoilerPlace(messageId: string, part: number): string {
  return `${messageId}/${part}`;
}

/** Without a button: covered by the placeholder unless opened at `place`. */
export function SpoilerInQuote({ title, place, children }: SpoilerProps & { place: string }) {
  const { t } = useTranslation();
  const [wanted] = useOpenedSpoiler(place);
  const shown = (isFinished: boolean) => ((wanted ?? isFinished) ? children : t("chats.spoiler.hidden"));
  return title ? <Finished title={title}>{shown}</Finished> : shown(false);
}

function Finished({ title: { id }, children }: { title: NamedTitle; children: (isFinished: boolean) => ReactNode }) {
  const { data: shelf } = useShelf();
  return children(shelf?.statuses.some((each) => each.id === id && each.status === "finished") ?? false);
}

/** `label`: of the reveal button; `isOpen`: initial state. */
function Covered({
  label,
  place,
  isOpen = false,
  children,
}: {
  label: string;
  place: string;
  isOpen?: boolean | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useOpenedSpoiler(place);
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
