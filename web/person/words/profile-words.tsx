import type { Profile } from "@nakamatch/contract/endpoints/profiles";
import { useTranslation } from "../../lib/translation.tsx";
import { SayButton } from "./say-button.tsx";
import { useWords } from "./use-words.ts";
import { WordsQuote } from "./words-quote.tsx";

/** On another's profile: the words of both, and a button to say something with the like. */
export function ProfileWords({ profile }: { profile: Profile }) {
  const { words } = useWords(profile.id);
  const { t } = useTranslation();
  return (
    <>
      {words.map((each) => (
        <WordsQuote key={each.by} words={each} name={profile.nickname} />
      ))}
      <SayButton profile={profile}>{t("likeWords.say")}</SayButton>
    </>
  );
}

/** Below an answer on another's profile, whose heading has its id. */
export function PromptWords({ profile, promptId }: { profile: Profile; promptId: string }) {
  const { t } = useTranslation();
  return (
    <SayButton quiet profile={profile} promptId={promptId}>
      {t("likeWords.reply")}
    </SayButton>
  );
}
