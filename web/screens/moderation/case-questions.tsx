import type { CaseQuestion } from "@nakamatch/contract/schemas/questions";
import type { QuestionState } from "@nakamatch/contract/vocabulary/questions";
import { CircleQuestionMark, MessageCircleReply } from "lucide-react";
import { useId } from "react";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Translation } from "./translation.tsx";

/** What the person was asked, and what they answered; empty without questions. */
export function CaseQuestions({ questions }: { questions: readonly CaseQuestion[] }) {
  const { t } = useTranslation();
  const title = useId();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={title} className="flex w-full min-w-0 flex-col gap-3">
      <h3 id={title} className="text-base">
        {t("caseQuestions.title")}
      </h3>
      <ul className="flex flex-col gap-3">
        {questions.map((question) => (
          <Asked key={question.id} question={question} />
        ))}
      </ul>
    </section>
  );
}

function Asked({ question }: { question: CaseQuestion }) {
  const { t, language } = useTranslation();
  const { template, note, moderator, askedAt, until, state, answer, answeredAt } = question;
  const date = (instant: string) => formatDateTime(instant, language);
  const asked = moderator === null ? "caseQuestions.askedByGone" : "caseQuestions.asked";
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-panel border-2 border-line border-dashed bg-paper p-4">
      <p className="font-bold">{t(`questions.templates.${template}`)}</p>
      {note !== null && <p className="user-text whitespace-pre-line">{note}</p>}
      <p className="text-ink-soft text-sm">{t(asked, { date: date(askedAt), name: moderator ?? "" })}</p>
      {answer !== null && answeredAt !== null ? (
        <figure className="flex min-w-0 flex-col gap-1.5 border-accent-ink border-s-4 ps-3">
          <figcaption className="font-bold text-sm">{t("caseQuestions.answer", { date: date(answeredAt) })}</figcaption>
          <blockquote className="user-text whitespace-pre-line">{answer}</blockquote>
          <Translation text={answer} />
        </figure>
      ) : (
        state !== "answered" && <p className="text-sm">{t(`caseQuestions.states.${state}`, { date: date(until) })}</p>
      )}
    </li>
  );
}

/** In the list of cases. */
export function QuestionBadge({ state }: { state: QuestionState }) {
  const { t } = useTranslation();
  const isAnswered = state === "answered";
  return (
    <Badge tone={isAnswered ? "accent" : "neutral"} icon={isAnswered ? <MessageCircleReply /> : <CircleQuestionMark />}>
      {t(`caseQuestions.marks.${state}`)}
    </Badge>
  );
}
