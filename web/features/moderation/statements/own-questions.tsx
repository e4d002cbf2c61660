import type { Question } from "@nakamatch/contract/schemas/questions";
import { ANSWER_MAX } from "@nakamatch/contract/vocabulary/questions";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { formatDateTime } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Fact, Facts } from "./facts.tsx";
import { Section } from "./section.tsx";
import { TextForm } from "./text-form.tsx";

type OwnQuestionsProps = { questions: readonly Question[]; heading: "h2" | "h3"; onChange: () => void };

/** What moderators have asked the person, with the form for one answer each. */
export function OwnQuestions({ questions, heading, onChange }: OwnQuestionsProps) {
  const { t } = useTranslation();
  return (
    <Section heading={heading} title={t("questions.title")} intro={t("questions.intro")}>
      {questions.map((question) => (
        <Asked key={question.id} question={question} heading={heading === "h2" ? "h3" : "h4"} onChange={onChange} />
      ))}
    </Section>
  );
}

type AskedProps = { question: Question; heading: "h3" | "h4"; onChange: () => void };

function Asked({ question, heading: Heading, onChange }: AskedProps) {
  const { t, language } = useTranslation();
  const { template, note, askedAt, until, state, answer, answeredAt } = question;
  const date = (instant: string) => formatDateTime(instant, language);
  const [isWriting, setIsWriting] = useState(false);
  const isOver = state !== "open";
  return (
    <Panel as="article" tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <Heading className="text-pretty text-xl">{t(`questions.templates.${template}`)}</Heading>
      {note !== null && (
        <Facts>
          <Fact name={t("questions.note")}>{note}</Fact>
        </Facts>
      )}
      <p className="text-ink-soft">{t("questions.asked", { date: date(askedAt) })}</p>
      {!isOver && <p>{t("questions.until", { date: date(until) })}</p>}
      {!isOver && !isWriting && (
        <Button variant="primary" className="self-start" onClick={() => setIsWriting(true)}>
          {t("questions.open")}
        </Button>
      )}
      {state === "answered" && answeredAt !== null && (
        <>
          <p className="font-bold">{t("questions.answered", { date: date(answeredAt) })}</p>
          <blockquote className="user-text whitespace-pre-line border-line border-s-4 ps-3">{answer}</blockquote>
        </>
      )}
      {state === "expired" && <p className="font-bold">{t("questions.expired", { date: date(until) })}</p>}
      {state === "closed" && <p className="font-bold">{t("questions.closed")}</p>}
      {isWriting && (
        <TextForm
          words={{
            label: t("questions.label"),
            hint: t("questions.hint"),
            submit: t("questions.submit"),
            sending: t("questions.sending"),
            required: t("questions.required"),
            sentTitle: t("questions.sentTitle"),
            sentText: t("questions.sentText"),
            failedTitle: t("questions.failedTitle"),
          }}
          max={ANSWER_MAX}
          over={isOver && t("questions.unsent")}
          sent={answer}
          send={(answer) => api.questions.answer({ questionId: question.id, answer })}
          onSent={onChange}
          // It may be closed by now.
          onFailed={onChange}
        />
      )}
    </Panel>
  );
}
