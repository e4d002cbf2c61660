import type { LikeWords } from "@nakamatch/contract/schemas/like-words";
import { Flag } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ReportDialog } from "../reports/report-dialog.tsx";
import { SaidPhoto } from "./said-photo.tsx";
import { sourceText } from "./source-text.ts";

type WordsQuoteProps = {
  words: LikeWords;
  /** The other person. */
  person: { id: string; nickname: string };
  /** Leave the person's screen, if it is one. */
  onBlocked?: (() => void) | undefined;
};

/** Words that came with a like, and their subject; the other's can be reported. Needs the phrases `likeWords` and `prompts`. */
export function WordsQuote({ words: { by, text, about }, person, onBlocked = () => {} }: WordsQuoteProps) {
  const { t } = useTranslation();
  const [isReporting, setIsReporting] = useState(false);
  const quote = useId();
  const photo = about?.kind === "photo" ? about.url : undefined;
  const isMine = by === "me";
  return (
    <figure
      className={cx(
        "flex min-w-0 items-center gap-3 rounded-control border-2 px-3 py-1.5",
        isMine ? "border-line bg-sheet" : "border-transparent bg-signal-wash",
      )}
    >
      {photo !== undefined && <SaidPhoto url={photo} width="56px" className="size-14" />}
      <div className="min-w-0 flex-1">
        <figcaption className="user-text text-ink-soft text-sm">
          {sourceText(t, { by, about, name: person.nickname })}
        </figcaption>
        <blockquote id={quote} className="user-text">
          {text}
        </blockquote>
      </div>
      {!isMine && (
        <>
          <IconButton
            label={t("likeWords.report")}
            aria-describedby={quote}
            icon={<Flag />}
            className="-mr-2 self-start text-ink-soft"
            onClick={() => setIsReporting(true)}
          />
          <ReportDialog
            person={person}
            kind="words"
            words={{ text }}
            open={isReporting}
            onOpenChange={setIsReporting}
            onBlocked={onBlocked}
          />
        </>
      )}
    </figure>
  );
}
