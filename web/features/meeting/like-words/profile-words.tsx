import type { Profile } from "@nakamatch/contract/endpoints/people/profiles";
import { useTranslation } from "../../../lib/translation.tsx";
import { SayButton } from "./say-button.tsx";
import { useWords } from "./use-words.ts";
import { WordsQuote } from "./words-quote.tsx";

/** The words of both on another's profile, and a button to like with words. */
export function ProfileWords(props: { profile: Profile; onSay: () => void; onBlocked: () => void }) {
  const { profile, onSay, onBlocked } = props;
  const { words } = useWords(profile.id);
  const { t } = useTranslation();
  return (
    <>
      {words.map((each) => (
        <WordsQuote key={each.by} words={each} person={profile} onBlocked={onBlocked} />
      ))}
      <SayButton profile={profile} onSay={onSay}>
        {t("likeWords.say")}
      </SayButton>
    </>
  );
}

/** Words below an answer on another's profile; the answer's heading has its id. */
export function PromptWords(props: { profile: Profile; promptId: string; onSay: (promptId: string) => void }) {
  const { profile, promptId, onSay } = props;
  const { t } = useTranslation();
  return (
    <SayButton quiet profile={profile} describedBy={promptId} onSay={() => onSay(promptId)}>
      {t("likeWords.reply")}
    </SayButton>
  );
}
