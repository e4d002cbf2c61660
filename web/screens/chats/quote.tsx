import type { Quoted } from "@nakamatch/contract/endpoints/chats/conversations";
import { messageParts } from "@nakamatch/domain/meeting/message-parts";
import { X } from "lucide-react";
import { SpoilerInQuote, spoilerPlace } from "../../features/people/spoiler.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

type QuoteProps = {
  quoted: Quoted;
  viewerId: string;
  /** Of the other person. */
  name: string;
};

/** Above an answer: a press leads to the original. */
export function Quote({ onPress, ...quote }: QuoteProps & { onPress: (id: string) => void }) {
  return (
    <button
      type="button"
      onClick={() => onPress(quote.quoted.id)}
      className="-mx-2 mt-0.5 mb-1 min-h-11 min-w-0 basis-[calc(100%+1rem)] rounded-control border-accent border-s-4 bg-wash px-2.5 py-1 text-start text-sm"
    >
      <QuotedLine {...quote} />
    </button>
  );
}

/** Above the composer, until it is sent or dropped. */
export function QuoteDraft({ onDrop, ...quote }: QuoteProps & { onDrop: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="ml-1.5 flex min-w-0 items-center gap-1 rounded-control border-accent border-s-4 bg-wash ps-2.5 text-sm">
      <p className="min-w-0 flex-1 py-1">
        <QuotedLine {...quote} />
      </p>
      <IconButton label={t("chats.quote.drop")} icon={<X />} onClick={onDrop} />
    </div>
  );
}

function QuotedLine({ quoted: { id, senderId, line, isTakenBack }, viewerId, name }: QuoteProps) {
  const { t } = useTranslation();
  return (
    <>
      <span className="block truncate font-bold text-accent-ink">
        {senderId === viewerId ? t("chats.quote.own") : t("chats.quote.of", { name })}
      </span>
      {isTakenBack ? (
        <span className="block truncate text-ink-soft italic">{t("chats.takenBack.preview")}</span>
      ) : (
        <span dir="auto" className="block truncate">
          {messageParts(line).map((part, index) =>
            part.kind === "spoiler" ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change places
              <SpoilerInQuote key={index} title={part.title} place={spoilerPlace(id, index)}>
                {part.parts.map(({ text }) => text).join("")}
              </SpoilerInQuote>
            ) : (
              part.text
            ),
          )}
        </span>
      )}
    </>
  );
}
