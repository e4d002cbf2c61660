import { type InlinePart, messageParts } from "@nakamatch/domain/meeting/message-parts";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";

/** The text of a message: addresses can be followed, spoilers are shown on request. */
export function MessageText({ message }: { message: string }) {
  return messageParts(message).map((part, index) =>
    part.kind === "spoiler" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change places
      <Spoiler key={index} parts={part.parts} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change places
      <Inline key={index} part={part} />
    ),
  );
}

/** What its writer hides: nothing of it is on the page until the reader asks for it. */
function Spoiler({ parts }: { parts: readonly InlinePart[] }) {
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
      {isShown && (
        <span className="rounded bg-wash px-1">
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change places
            <Inline key={index} part={part} />
          ))}
        </span>
      )}
    </>
  );
}

function Inline({ part }: { part: InlinePart }) {
  if (part.kind === "text") return part.text;
  return (
    <a
      href={part.href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      dir="ltr"
      className="underline underline-offset-3 hover:decoration-2"
    >
      {part.text}
    </a>
  );
}
