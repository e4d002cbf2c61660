import type { Prompt } from "@nakamatch/contract/schemas/prompts";
import { isPromptQuestion } from "@nakamatch/contract/vocabulary/prompts";
import { readSpoiler, splitAtSpoilers } from "@nakamatch/domain/meeting/spoilers";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Spoiler } from "../spoiler.tsx";

export type PromptsProps = {
  prompts: readonly Prompt[];
  /** Renders an action below an answer; the answer's heading has its id. */
  action?: ((prompt: Prompt) => ReactNode) | undefined;
  /** What stands after an answer. */
  after?: ((prompt: Prompt) => ReactNode) | undefined;
};

/** A card per answer; renders nothing without any. Skips questions unknown to this version. */
export function Prompts({ prompts, action, after }: PromptsProps) {
  const { t } = useTranslation();
  const known = prompts.flatMap(({ question, ...rest }) => (isPromptQuestion(question) ? { question, ...rest } : []));
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="prompts-title">
      <h2 id="prompts-title" className="sr-only">
        {t("profile.prompts.title")}
      </h2>
      <div className="flex flex-wrap gap-4 *:flex-[1_1_min(100%,17rem)] sm:gap-6">
        {known.map(({ id, question, answer }) => (
          <Fragment key={id}>
            <Panel as="article" padding="sm" aria-labelledby={id} className="sm:p-5">
              <h3 id={id} className="mb-2 font-sans text-base text-ink-soft">
                {t(`prompts.questions.${question}`)}
              </h3>
              <PromptAnswer text={answer} />
              {action?.({ id, question, answer })}
            </Panel>
            {after?.({ id, question, answer })}
          </Fragment>
        ))}
      </div>
    </section>
  );
}

/** As others read it, with spoilers covered. */
export function PromptAnswer({ text }: { text: string }) {
  return (
    <p dir="auto" className="user-text whitespace-pre-line text-lg leading-relaxed">
      {splitAtSpoilers(text).map((piece) => {
        if (!piece.isHidden) return piece.text;
        const { title, text: hidden } = readSpoiler(piece.text);
        return (
          <Spoiler key={piece.from} title={title}>
            {hidden}
          </Spoiler>
        );
      })}
    </p>
  );
}
