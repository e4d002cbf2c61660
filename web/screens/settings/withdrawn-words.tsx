import type { ApiClient } from "@nakamatch/contract/contract";
import { useQuery } from "@tanstack/react-query";
import { Flag } from "lucide-react";
import { useState } from "react";
import { ReportDialog } from "../../features/meeting/reports/report-dialog.tsx";
import { orpc } from "../../lib/api.ts";
import { formatDate } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Loaded, SettingsSection } from "./settings-section.tsx";

type Words = Awaited<ReturnType<ApiClient["likeWords"]["withdrawn"]>>["words"][number];

/** Words that a block or an unlike has withdrawn, to report: nothing tells who wrote them. */
export function WithdrawnWords() {
  const { t } = useTranslation();
  const query = useQuery(orpc.likeWords.withdrawn.queryOptions({ refetchOnMount: "always" }));
  return (
    <SettingsSection title={t("likeWords.withdrawn.title")} text={t("likeWords.withdrawn.text")}>
      <Loaded query={query} failed={t("likeWords.withdrawn.failed")} height="h-12">
        {({ words }) =>
          words.length === 0 ? (
            <p className="font-bold">{t("likeWords.withdrawn.empty")}</p>
          ) : (
            <ul className="flex flex-col [&>li+li]:border-line [&>li+li]:border-t-2">
              {words.map((each) => (
                <WithdrawnItem key={each.id} words={each} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SettingsSection>
  );
}

function WithdrawnItem({ words: { id, text, writtenAt } }: { words: Words }) {
  const { t, language } = useTranslation();
  const [isReporting, setIsReporting] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-48 flex-1">
        <blockquote dir="auto" className="user-text">
          {text}
        </blockquote>
        <p className="text-ink-soft text-sm">
          <time dateTime={writtenAt}>
            {t("likeWords.withdrawn.writtenOn", { date: formatDate(writtenAt, language) })}
          </time>
        </p>
      </div>
      <Button
        icon={<Flag className="size-5" />}
        aria-label={t("likeWords.withdrawn.reportName", { text })}
        onClick={() => setIsReporting(true)}
      >
        {t("likeWords.withdrawn.report")}
      </Button>
      <ReportDialog
        person={null}
        kind="words"
        words={{ id, text }}
        open={isReporting}
        onOpenChange={setIsReporting}
        onBlocked={() => {}}
      />
    </li>
  );
}
