import type {
  Evidence,
  SealedChat,
  SealedMessage,
  SealedProfile,
  SealedWords,
} from "@nakamatch/contract/schemas/evidence";
import { readableSpoilers } from "@nakamatch/domain/meeting/spoilers";
import { ArrowUp, Flag } from "lucide-react";
import { Fragment, useRef, useState } from "react";
import { questionText } from "../../features/people/profile/question-text.ts";
import { countryName, formatDate, formatDateTime, formatList } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import { Lightbox } from "../../ui/dialog.tsx";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { ReactionIcon } from "../../ui/reaction-icon.tsx";
import { SealedPlans } from "./sealed-plans.tsx";
import { TranslatedText, Translation, useTextTranslation } from "./translation.tsx";

const INTERESTS_SHOWN = 8;
/** Number of messages shown initially. */
const LATEST = 4;
/** On each side of a marked one. */
const AROUND = 2;

/** Profile or end of the chat, and its expiry. `isRepeated`: the same stands above, so it is folded. */
export function SealedEvidence({ evidence, isRepeated = false }: { evidence: Evidence; isRepeated?: boolean }) {
  const { t, language } = useTranslation();
  const figure = useRef<HTMLElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const { id, kind, sealedAt, eraseAt } = evidence;
  return (
    <figure
      ref={figure}
      tabIndex={isRepeated ? -1 : undefined}
      className="min-w-0 self-start rounded-panel border-2 border-line border-dashed bg-paper p-4 outline-none"
    >
      <figcaption className="mb-3 font-bold text-sm">
        {kind === "words" ? t("moderation.evidence.ofWords") : t(`moderation.evidence.${kind}`)}
      </figcaption>
      {isRepeated && !isUnfolded ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{t("moderation.evidence.same")}</p>
          <DisappearingButton variant="quiet" focusFallback={() => figure.current} onClick={() => setUnfolded(true)}>
            {t("moderation.evidence.showSame")}
          </DisappearingButton>
        </div>
      ) : evidence.kind === "profile" ? (
        <ProfileThen id={id} profile={evidence.content} />
      ) : evidence.kind === "chat" ? (
        <ChatThen id={id} chat={evidence.content} />
      ) : (
        <>
          <WordsThen words={evidence.content.words} />
          <Translation text={evidence.content.words.text} />
        </>
      )}
      <p className="mt-3 text-ink-soft text-sm">
        {t("moderation.evidence.sealed", {
          date: formatDate(sealedAt, language),
          erased: formatDate(eraseAt, language),
        })}
      </p>
    </figure>
  );
}

function ProfileThen({ id, profile }: { id: string; profile: SealedProfile }) {
  const { t, language } = useTranslation();
  const {
    nickname,
    realName,
    age,
    city,
    country,
    bio,
    gender,
    lookingFor,
    interests,
    interestCount,
    prompts = [],
    shelf,
  } = profile;
  const place = [city, country && (countryName(country, language) ?? country)].filter(Boolean).join(", ");
  const facts = [
    age !== null && t("common.people.age", { count: age }),
    place,
    gender && t(`common.genders.${gender}`),
    lookingFor && t(`common.lookingFor.${lookingFor}`),
    profile.isVerified && t("moderation.evidence.isVerified"),
  ].filter(Boolean);
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-start gap-3">
        <SealedPhoto id={id} photo={profile.photo} />
        {profile.morePhotos?.map((hash, index) => (
          <SealedPhoto
            // biome-ignore lint/suspicious/noArrayIndexKey: sealed photos never change
            key={index}
            id={id}
            photo={hash === null ? "unavailable" : "sealed"}
            place={index + 2}
          />
        ))}
        <div className="min-w-32 flex-1 [p+&]:order-first [p+&]:basis-full">
          <p className="font-bold user-text">{realName ?? nickname}</p>
          <p className="text-ink-soft text-sm user-text">@{nickname}</p>
          <p className="text-sm">{facts.join(" · ")}</p>
        </div>
      </div>
      <p className={cx("whitespace-pre-line user-text", !bio && "text-ink-soft")}>
        {bio || t("moderation.evidence.noBio")}
      </p>
      {bio && <Translation text={bio} />}
      {prompts.length > 0 && <AnswersThen prompts={prompts} />}
      <WordsThen words={profile.words} />
      {interests.length > 0 && (
        <p className="text-ink-soft text-sm">
          {t("moderation.evidence.interests", {
            count: interestCount,
            names: formatList(interests.slice(0, INTERESTS_SHOWN), language),
          })}
        </p>
      )}
      {shelf && shelf.pinned.length > 0 && (
        <p className="text-ink-soft text-sm">
          {t("moderation.evidence.shelf", { names: formatList(shelf.pinned, language) })}
        </p>
      )}
      {shelf && shelf.now.length > 0 && (
        <p className="text-ink-soft text-sm">
          {t("moderation.evidence.now", { names: formatList(shelf.now.slice(0, INTERESTS_SHOWN), language) })}
        </p>
      )}
    </div>
  );
}

function AnswersThen({ prompts }: { prompts: NonNullable<SealedProfile["prompts"]> }) {
  const { t } = useTranslation();
  const { translations, button } = useTextTranslation(prompts.map(({ answer }) => readableSpoilers(answer)));
  return (
    <>
      <dl className="flex flex-col gap-2">
        {prompts.map(({ question, answer }, index) => (
          <div key={question}>
            <dt className="text-ink-soft text-sm">{questionText(t, question)}</dt>
            <dd dir="auto">
              <p className="user-text whitespace-pre-line">{readableSpoilers(answer)}</p>
              <TranslatedText text={translations[index]} />
            </dd>
          </div>
        ))}
      </dl>
      {button}
    </>
  );
}

/** As the reporter saw it. */
function ChatThen({ id, chat }: { id: string; chat: SealedChat }) {
  const { t, language } = useTranslation();
  const { nickname, messages, photo, words } = chat;
  if (messages.length === 0) {
    return (
      <div className="flex flex-col gap-3">
        <AgeThen chat={chat} />
        <WordsThen words={words} />
        <p className="text-ink-soft">{t("moderation.evidence.noMessages")}</p>
        <SealedPlans nickname={nickname} plans={chat.plans} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {photo !== "none" && <SealedPhoto id={id} photo={photo} />}
      <AgeThen chat={chat} />
      <WordsThen words={words} />
      <MessagesThen nickname={nickname} messages={messages} />
      <SealedPlans nickname={nickname} plans={chat.plans} />
      {chat.ends?.map(({ by, sentence, endedAt }) => (
        <p key={endedAt} className="text-sm user-text">
          {t("chatEnds.theirs", {
            name: by === "reported" ? `@${nickname}` : t("moderation.evidence.reporter"),
            date: formatDateTime(endedAt, language),
          })}{" "}
          {t(`chatEnds.${sentence}`)}
        </p>
      ))}
    </div>
  );
}

/** At first the latest, or the marked one between its neighbours. */
function MessagesThen({ nickname, messages }: Pick<SealedChat, "nickname" | "messages">) {
  const { t, language } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const count = messages.length;
  const marked = messages.findIndex(({ isMarked }) => isMarked);
  const [from, to] = marked < 0 ? [count - LATEST, count] : [Math.max(0, marked - AROUND), marked + AROUND + 1];
  const part = messages.slice(Math.max(0, from), to);
  // A button would take as much space as a single message.
  const isCut = !isWhole && count - part.length > 1;
  const shown = isCut ? part : messages;
  const { translations, button } = useTextTranslation(shown.map(({ text }) => readableSpoilers(text)));
  const author = (by: SealedMessage["by"]) => (by === "reported" ? `@${nickname}` : t("moderation.evidence.reporter"));
  return (
    <>
      {isCut && (
        <DisappearingButton
          variant="quiet"
          icon={<ArrowUp className="size-5" />}
          className="self-center"
          focusFallback={() => list.current}
          onClick={() => setIsWhole(true)}
        >
          {marked < 0 ? t("moderation.evidence.earlier", { count: from }) : t("moderation.evidence.whole", { count })}
        </DisappearingButton>
      )}
      {/* A list, as a case may have two, and regions need unique names. */}
      <ol ref={list} tabIndex={-1} aria-label={t("moderation.evidence.chat")} className="flex flex-col gap-2">
        {shown.map(({ by, text, sentAt, quoted, reaction, isTakenBack, isMarked, isAfterGap }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sealed messages never change
          <Fragment key={index - shown.length}>
            {isAfterGap && (
              <li className="flex items-center gap-3 text-center text-ink-soft text-sm before:h-0 before:flex-1 before:border-line before:border-t-2 before:border-dashed after:h-0 after:flex-1 after:border-line after:border-t-2 after:border-dashed">
                {t("moderation.evidence.gap")}
              </li>
            )}
            <li
              className={cx(
                "max-w-[88%] rounded-control border-2 px-3 py-1.5",
                by === "reported" ? "self-start border-edge bg-sheet" : "self-end border-transparent bg-wash",
                isMarked && "border-signal! border-l-8!",
              )}
            >
              {isMarked && (
                <p className="flex items-center gap-1.5 font-bold text-sm">
                  <Flag className="size-4 shrink-0 text-signal-ink" />
                  {t("moderation.evidence.marked")}
                </p>
              )}
              <p className="text-ink-soft text-xs">
                {author(by)}
                {" · "}
                <time dateTime={sentAt}>{formatDateTime(sentAt, language)}</time>
                {isTakenBack && ` · ${t("moderation.evidence.takenBack")}`}
              </p>
              {quoted && (
                <blockquote className="my-1 border-line border-s-4 ps-2 text-sm">
                  <p className="text-ink-soft text-xs">
                    {author(quoted.by)}
                    {quoted.isTakenBack && ` · ${t("moderation.evidence.takenBack")}`}
                  </p>
                  <p className="line-clamp-3 user-text">{readableSpoilers(quoted.text)}</p>
                </blockquote>
              )}
              <p className="whitespace-pre-line user-text">{readableSpoilers(text)}</p>
              <TranslatedText text={translations[index]} />
              {reaction && (
                <p className="flex items-center gap-1.5 text-sm">
                  <ReactionIcon code={reaction} className="shrink-0" />
                  {t("reactions.of", {
                    person: author(by === "reported" ? "reporter" : "reported"),
                    name: t(`reactions.names.${reaction}`),
                  })}
                </p>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
      {button}
    </>
  );
}

/** The reported person's age at the time of the report. */
function AgeThen({ chat: { nickname, age } }: { chat: SealedChat }) {
  const { t } = useTranslation();
  if (typeof age !== "number") return null;
  return (
    <p className="text-sm user-text">
      <span className="font-bold">@{nickname}</span> · {t("common.people.age", { count: age })}
    </p>
  );
}

/** Words that the reporter received with a like. */
function WordsThen({ words }: { words: SealedWords | undefined }) {
  const { t } = useTranslation();
  if (!words) return null;
  const { text, about } = words;
  return (
    <p className="user-text">
      {about === null
        ? t("moderation.evidence.words", { text })
        : about === "photo"
          ? t("moderation.evidence.wordsAboutPhoto", { text })
          : t("moderation.evidence.wordsAbout", { title: questionText(t, about), text })}
    </p>
  );
}

/** `place`: from 1, the first. */
function SealedPhoto({ id, photo, place = 1 }: { id: string; photo: SealedProfile["photo"]; place?: number }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (photo !== "sealed") {
    return <p className="w-full text-ink-soft text-sm">{t(`moderation.evidence.missingPhoto.${photo}`)}</p>;
  }
  const label = place === 1 ? t("moderation.evidence.photo") : t("moderation.evidence.photoAt", { number: place });
  const source = `/api/v1/moderation/evidence/${id}/photo${place === 1 ? "" : `?place=${place}`}`;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => setIsOpen(true)}
        className="size-20 shrink-0 overflow-hidden rounded-control border-2 border-edge bg-wash"
      >
        <img src={source} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      </button>
      <Lightbox open={isOpen} onOpenChange={setIsOpen} label={label}>
        <img src={source} alt={label} className="max-h-[70dvh] max-w-[90vw] rounded-panel border-2 border-edge" />
      </Lightbox>
    </>
  );
}
