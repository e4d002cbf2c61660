import type { Statement } from "@nakamatch/contract/schemas/statements";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { useEventsMissed, useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Appeal } from "../../person/statements/appeal.tsx";
import { StatementFacts } from "../../person/statements/statement-facts.tsx";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { TornPage } from "../../ui/art/torn-page.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListError, ListWaiting } from "../../ui/list-states.tsx";
import { Panel } from "../../ui/panel.tsx";

export const phrases = ["decisions", "reasons", "statement"] as const;

/** `/decisions`: decisions about the person, with reasons and appeals. */
export function Component() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const mine = useQuery(orpc.statements.mine.queryOptions());
  const { data, isPending } = mine;
  const refetch = () => void refetchChanged(queries, orpc.statements.mine.key());
  useRealtime("warning.changed", refetch);
  useRealtime("photo.decided", refetch);
  useEventsMissed(refetch);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>{t("decisions.meta")}</title>
      <Link
        to="/dashboard"
        className="-ml-2 flex min-h-11 items-center gap-2 self-start rounded-full px-2 font-bold hover:bg-wash"
      >
        <ArrowLeft className="size-5" />
        {t("decisions.back")}
      </Link>
      <h1 className="font-black text-3xl sm:text-4xl">{t("decisions.title")}</h1>
      {data && data.statements.length > 0 && <p className="text-ink-soft">{t("decisions.intro")}</p>}
      {data ? (
        <List statements={data.statements} onChange={refetch} />
      ) : isPending ? (
        <ListWaiting height="h-72" entries={1} />
      ) : (
        <ListError
          drawing={<TornPage />}
          title={t("decisions.error.title")}
          text={t("decisions.error.text")}
          query={mine}
        />
      )}
    </div>
  );
}

function List({ statements, onChange }: { statements: readonly Statement[]; onChange: () => void }) {
  const { t } = useTranslation();
  if (statements.length === 0) {
    return <EmptyState drawing={<AllCalm />} title={t("decisions.empty.title")} text={t("decisions.empty.text")} />;
  }
  return statements.map((statement) => (
    <Panel key={statement.decisionId} as="article" className="flex flex-col gap-4">
      <h2 className="text-xl">{t(`statement.kinds.${statement.kind}`)}</h2>
      <StatementFacts statement={statement} known={["decision"]} />
      <Appeal statement={statement} onSent={onChange} />
    </Panel>
  ));
}
