import type { Statement } from "@nakamatch/contract/schemas/statements";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { refetchChanged } from "../../../lib/cached-changes.ts";
import { useEventsMissed, useRealtime } from "../../../lib/realtime.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { AllCalm } from "../../../ui/art/all-calm.tsx";
import { TornPage } from "../../../ui/art/torn-page.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListError, ListWaiting } from "../../../ui/list-states.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Appeal } from "./appeal.tsx";
import { OwnQuestions } from "./own-questions.tsx";
import { ReportOutcomes } from "./report-outcomes.tsx";
import { StatementFacts } from "./statement-facts.tsx";

/**
 * What moderators ask the person, decisions about them, with reasons and appeals, and outcomes of their own reports.
 * `heading`: of each decision.
 */
export function OwnStatements({ heading }: { heading: "h2" | "h3" }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const mine = useQuery(orpc.statements.mine.queryOptions());
  const reported = useQuery(orpc.outcomes.mine.queryOptions());
  const asked = useQuery(orpc.questions.mine.queryOptions());
  const refetch = () => {
    void refetchChanged(queries, orpc.questions.mine.key());
    void refetchChanged(queries, orpc.statements.mine.key());
    void refetchChanged(queries, orpc.outcomes.mine.key());
  };
  useRealtime("warning.changed", refetch);
  useRealtime("photo.decided", refetch);
  useRealtime("question.changed", refetch);
  useEventsMissed(refetch);
  if (mine.data && reported.data && asked.data) {
    const { questions } = asked.data;
    const { outcomes } = reported.data;
    const { statements } = mine.data;
    return (
      <>
        {questions.length > 0 && <OwnQuestions questions={questions} heading={heading} onChange={refetch} />}
        {(statements.length > 0 || outcomes.length + questions.length === 0) && (
          <List statements={statements} heading={heading} onChange={refetch} />
        )}
        {outcomes.length > 0 && <ReportOutcomes outcomes={outcomes} heading={heading} onChange={refetch} />}
      </>
    );
  }
  const failed = [mine, reported, asked].find(({ data, isPending }) => !data && !isPending);
  if (!failed) return <ListWaiting height="h-72" entries={1} />;
  return (
    <ListError
      drawing={<TornPage />}
      title={t("decisions.error.title")}
      text={t("decisions.error.text")}
      query={failed}
    />
  );
}

type ListProps = { statements: readonly Statement[]; heading: "h2" | "h3"; onChange: () => void };

function List({ statements, heading: Heading, onChange }: ListProps) {
  const { t } = useTranslation();
  if (statements.length === 0) {
    return <EmptyState drawing={<AllCalm />} title={t("decisions.empty.title")} text={t("decisions.empty.text")} />;
  }
  return (
    <>
      <p className="text-ink-soft">{t("decisions.intro")}</p>
      {statements.map((statement) => (
        <Panel key={statement.decisionId} as="article" className="flex flex-col gap-4">
          <Heading className="text-xl">{t(`statement.kinds.${statement.kind}`)}</Heading>
          <StatementFacts statement={statement} known={["decision"]} />
          <Appeal statement={statement} onSent={onChange} />
        </Panel>
      ))}
    </>
  );
}
