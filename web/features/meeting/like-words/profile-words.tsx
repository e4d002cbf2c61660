import type { Profile } from "@nakamatch/contract/endpoints/people/profiles";
import type { WordsAbout } from "@nakamatch/contract/schemas/like-words";
import { photoIdOf } from "@nakamatch/domain/people/photo-address";
import { useTranslation } from "../../../lib/translation.tsx";
import { SayButton } from "./say-button.tsx";
import { useWords } from "./use-words.ts";
import { WordsQuote } from "./words-quote.tsx";

type WordsOfProfile = { profile: Profile; onBlocked: () => void };

/** What somebody who likes the viewer wrote, in the notice that says so. */
export function TheirWords({ profile, onBlocked }: WordsOfProfile) {
  const { words } = useWords(profile.id);
  const theirs = words.find(({ by }) => by === "other");
  return theirs && <WordsQuote words={theirs} person={profile} onBlocked={onBlocked} />;
}

/** The words of both on another's profile, unless `TheirWords` are shown, and a button to like with words. */
export function ProfileWords(props: WordsOfProfile & { withTheirs: boolean; onSay: () => void }) {
  const { profile, withTheirs, onSay, onBlocked } = props;
  const { words } = useWords(profile.id);
  const { t } = useTranslation();
  return (
    <>
      {words
        .filter(({ by }) => withTheirs || by === "me")
        .map((each) => (
          <WordsQuote key={each.by} words={each} person={profile} onBlocked={onBlocked} />
        ))}
      <SayButton profile={profile} onSay={onSay}>
        {t("likeWords.say")}
      </SayButton>
    </>
  );
}

type SayAbout = { profile: Profile; onSay: (about: WordsAbout) => void };

/** Words about one of another's photos, over it. */
export function PhotoWords({ profile, url, onSay }: SayAbout & { url: string }) {
  const { t } = useTranslation();
  const id = photoIdOf(url);
  if (id === undefined) return null;
  return (
    <SayButton overPhoto profile={profile} onSay={() => onSay({ kind: "photo", id })}>
      {t("likeWords.sayPhoto")}
    </SayButton>
  );
}

/** Words below an answer on another's profile; the answer's heading has its id. */
export function PromptWords(props: SayAbout & { promptId: string }) {
  const { profile, promptId, onSay } = props;
  const { t } = useTranslation();
  return (
    <SayButton quiet profile={profile} describedBy={promptId} onSay={() => onSay({ kind: "prompt", id: promptId })}>
      {t("likeWords.reply")}
    </SayButton>
  );
}
