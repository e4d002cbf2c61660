import { Dialog } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { MessageCircle } from "lucide-react";
import { useRef, useState } from "react";
import { orpc } from "../../lib/api.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useBackCloses } from "../../ui/back-closes.ts";
import { Bubble } from "../../ui/bubble.tsx";
import { Button } from "../../ui/button.tsx";
import { SpeedLines } from "../../ui/speed-lines.tsx";
import { useToastsMakeRoom } from "../../ui/toast.tsx";
import { useStartChat } from "../chats/use-start-chat.ts";
import { PersonAvatar } from "../people/person-avatar.tsx";
import { Possible } from "../people/possible.tsx";
import { SafetyLink } from "../people/safety-link.tsx";
import { TitleList } from "../people/title-list.tsx";
import { freshTitles } from "./like-words/fresh-titles.ts";
import { MatchWords } from "./like-words/match-words.tsx";
import { sourceText } from "./like-words/source-text.ts";
import { useWords } from "./like-words/use-words.ts";
import { type MatchedPerson, useCelebrated, useCelebration } from "./likes/celebration.ts";

const MatchField = lazyPart(() => import("./match-field.tsx").then((module) => module.MatchField), undefined, {
  phrases: ["chats", "icebreakers"],
});

/** Shared titles by name; more would hide under the buttons of a phone. */
const TITLES = 2;

/** Celebrates a match, with a button to the chat. */
export function MatchMoment() {
  const celebration = useCelebration();
  const person = useCelebrated();
  useToastsMakeRoom(person !== null);
  useBackCloses(person !== null, celebration.close);
  // Kept until the closing animation ends, for which the dialog waits.
  const [shown, setShown] = useState(person);
  if (person && person !== shown) setShown(person);
  return (
    <Dialog.Root open={person !== null} onOpenChange={(open) => !open && celebration.close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        {/* The padding keeps the title clear of toasts on phones. */}
        <Dialog.Viewport
          data-dialog=""
          data-toasts-above=""
          className="fixed inset-0 z-50 flex items-center justify-center p-4 pt-19 short:pb-2 sm:pt-4 low:p-2"
        >
          {shown && <Splash person={shown} />}
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Splash({ person }: { person: MatchedPerson }) {
  const { t } = useTranslation();
  const user = useUser();
  const { close } = useCelebration();
  const { startChat, isStarting } = useStartChat();
  const { words, isPending } = useWords(person.id);
  const [text, setText] = useState("");
  const chatButton = useRef<HTMLButtonElement>(null);
  const { data: profile } = useQuery(orpc.profiles.get.queryOptions({ input: { personId: person.id } }));
  const realName = profile?.realName ?? null;
  const name = realName ?? person.nickname;
  const titles = person.sharedTitles.slice(0, TITLES);
  const known = profile?.interests.filter(({ isShared }) => isShared).length ?? 0;
  const more = Math.max(known, person.sharedTitles.length) - titles.length;
  // What the other said is theirs to say, right above the answer.
  const said = person.isEnded ? undefined : words.find(({ by }) => by === "other");
  const open = (what: { words?: string; draft?: string }) =>
    startChat(person.id, { ...what, onOpened: close, isToldAlready: true });
  return (
    <Dialog.Popup
      initialFocus={chatButton}
      className="panel night relative isolate flex max-h-full w-full max-w-lg flex-col sm:max-w-2xl overflow-hidden text-center shadow-panel outline-none transition-[scale,opacity,rotate] duration-200 ease-pop data-starting-style:-rotate-2 data-ending-style:scale-95 data-starting-style:scale-75 data-ending-style:opacity-0 data-starting-style:opacity-0"
    >
      <SpeedLines lines={110} hole={0.5} className="-z-10 absolute inset-0 size-full text-night-signal opacity-70" />
      {/* Fades out below, where it goes on. */}
      <div className="flex min-h-0 flex-col items-center overflow-y-auto overscroll-contain px-5 pt-5 pb-4 [mask-image:linear-gradient(to_top,transparent,#000_1rem)] short:pt-3 sm:px-10 sm:pt-7 low:pt-3">
        <Dialog.Title className="-rotate-2 font-black shrink-0 text-4xl text-night-signal short:text-3xl low:text-2xl! [-webkit-text-stroke:0.4rem_var(--night)] [paint-order:stroke_fill]">
          {t("likes.match.title")}
        </Dialog.Title>
        <div className="mt-4 flex items-center justify-center short:mt-2 low:mt-2" aria-hidden="true">
          <Face className="-rotate-6 translate-x-2.5" person={user} isSmall={words.length > 0} />
          <Face className="rotate-6 -translate-x-2.5" person={person} isSmall={words.length > 0} />
        </div>
        <Bubble className="bubble-up mt-5 max-w-full px-4! py-2.5! text-ink short:mt-4 sm:mt-6 low:mt-3 [--tail:62%]">
          {said ? (
            <Dialog.Description render={<div />}>
              <p className="user-text text-ink-soft text-sm leading-snug">
                {sourceText(t, { ...said, name })}
                {realName !== null && ` · @${person.nickname}`}
              </p>
              <blockquote className="user-text text-balance font-bold leading-snug sm:text-lg">{said.text}</blockquote>
            </Dialog.Description>
          ) : (
            <Dialog.Description className="text-balance font-bold text-lg leading-snug short:text-base">
              {t(person.isEnded ? "likes.match.ended" : "likes.match.text", { name })}
              {realName !== null && (
                <span className="block font-normal text-base text-ink-soft short:text-sm">@{person.nickname}</span>
              )}
            </Dialog.Description>
          )}
        </Bubble>
        {!person.isEnded && (
          <MatchField
            label={t(said ? "likes.match.answer" : "likes.match.write", { name })}
            titles={freshTitles(person.sharedTitles, words)}
            hasIdeas={!said && !isPending}
            text={text}
            onTextChange={setText}
            busy={isStarting}
            onSend={(sent) => open({ words: sent })}
          />
        )}
        <Possible between={profile?.possible} className="mt-3 text-on-night-soft text-sm" />
        <MatchWords words={words.filter((each) => each !== said)} name={person.nickname} />
        {titles.length > 0 && (
          <div className="mt-3 flex flex-col items-center gap-1.5 sm:flex-row sm:flex-wrap sm:justify-center">
            <p className="font-bold text-on-night-soft text-sm" aria-hidden="true">
              {t("likes.inCommon")}
            </p>
            <TitleList label={t("likes.inCommon")} titles={titles} more={more} className="justify-center" />
          </div>
        )}
      </div>
      {/* Always in sight, as is what follows. */}
      <SafetyLink
        className="mx-auto shrink-0 bg-[radial-gradient(closest-side,var(--night)_72%,transparent)] px-10 text-on-night-soft"
        onClick={close}
      />
      <div className="flex w-full shrink-0 flex-col gap-3 px-5 pt-2 pb-5 short:flex-row-reverse short:gap-2 short:pt-1 short:pb-3 short:*:flex-1 short:*:px-2 short:*:text-base short:*:leading-tight sm:flex-row-reverse sm:justify-center sm:px-10 low:pt-2 low:pb-2">
        <Button
          ref={chatButton}
          variant="primary"
          size="lg"
          busy={isStarting}
          icon={<MessageCircle className="size-5 short:hidden" />}
          onClick={() => open({ draft: text.trim() })}
        >
          {t("likes.match.chat")}
        </Button>
        <Button size="lg" onClick={close}>
          {t("likes.match.later")}
        </Button>
      </div>
    </Dialog.Popup>
  );
}

type FaceProps = {
  person: Omit<MatchedPerson, "sharedTitles">;
  /** Leaves room for words. */
  isSmall: boolean;
  className: string;
};

function Face({ person, isSmall, className }: FaceProps) {
  return (
    <span className={`panel overflow-hidden border-4 border-art-ink bg-art-paper p-1.5 shadow-panel ${className}`}>
      <PersonAvatar
        person={{ id: person.id, nickname: person.nickname, avatarUrl: person.avatarUrl }}
        size="lg"
        eager
        width="144px"
        className={isSmall ? "size-[clamp(3rem,30dvh-11.5rem,9rem)]!" : "size-[clamp(3.25rem,30dvh-8.5rem,9rem)]!"}
      />
    </span>
  );
}
