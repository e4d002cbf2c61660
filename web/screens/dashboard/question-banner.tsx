import { CircleQuestionMark } from "lucide-react";
import { useId } from "react";
import { useOrigin } from "../../features/people/profile-origin.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useToastsMakeRoom } from "../../ui/toast.tsx";

/** Leads to a question of the moderators, until it is answered or closed. */
export function QuestionBanner() {
  const { t } = useTranslation();
  const heading = useId();
  const here = useOrigin();
  useToastsMakeRoom(true);
  return (
    <div className="page-wide px-4 pt-3 pb-5 sm:px-6 sm:pt-5 sm:pb-4">
      <Panel as="section" variant="raised" padding="none" aria-labelledby={heading} className="flex overflow-hidden">
        <span className="flex w-12 shrink-0 justify-center border-edge border-r-2 bg-accent pt-4 text-on-accent">
          <CircleQuestionMark className="size-6" />
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-3 p-4">
          <div className="flex min-w-0 flex-col gap-1">
            <h2 id={heading} className="text-lg">
              {t("questions.banner.title")}
            </h2>
            <p>{t("questions.banner.text")}</p>
          </div>
          <ButtonLink to="/decisions" state={here} variant="primary">
            {t("questions.banner.open")}
          </ButtonLink>
        </div>
      </Panel>
    </div>
  );
}
