import type { OpenAppeal } from "@nakamatch/contract/endpoints/moderation/appeals";
import type { AppealOutcome, StatementKind } from "@nakamatch/contract/vocabulary/statements";
import { ArrowDown, Lock, ShieldCheck, Undo2 } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Decision, Notice } from "./case-details.tsx";
import { DecidedCase } from "./decided-case.tsx";
import { CoveredPhoto } from "./held-photos-list.tsx";
import { Translation } from "./translation.tsx";

export type AppealDetailsProps = {
  id: string;
  appeal: OpenAppeal;
  onDecide: (outcome: AppealOutcome) => void;
  onNext: () => void;
  hasNext: boolean;
};

/** The decision's action name in the log. */
export const actionOf = (kind: StatementKind) => (kind === "photo" ? "photo_rejected" : kind);

/** The appeal's text, the decision with evidence, the person, and buttons to grant or deny. */
export function AppealDetails({ id, appeal, onDecide, onNext, hasNext }: AppealDetailsProps) {
  const { t } = useTranslation();
  const { person, body, statement, evidence, photoUrl, decidedBy, isOwnDecision } = appeal;
  const name = person.nickname;
  const button = "max-sm:flex-col max-sm:gap-0.5 max-sm:px-0 max-sm:py-1 max-sm:text-xs";
  return (
    <div id={id} className="border-edge border-t-2 p-4 sm:p-5">
      <DecidedCase personId={person.id} evidence={evidence}>
        {isOwnDecision && <Notice icon={<Lock />}>{t("appeals.own")}</Notice>}
        <figure className="flex flex-col gap-1.5">
          <figcaption className="font-bold">{t("appeals.body")}</figcaption>
          <blockquote className="user-text whitespace-pre-line rounded-control bg-wash p-3.5">{body}</blockquote>
          <Translation text={body} />
        </figure>
        <section aria-label={t("appeals.decision")} className="flex flex-col gap-2">
          <h3 className="text-base">{t("appeals.decision")}</h3>
          <ul>
            <Decision
              decision={{
                ...statement,
                id: statement.decisionId,
                action: actionOf(statement.kind),
                moderator: decidedBy?.nickname ?? null,
              }}
            />
          </ul>
          {statement.isAutomated && <p className="text-sm">{t("appeals.automated")}</p>}
          {statement.isLifted && <p className="font-bold text-sm">{t("statement.effects.lifted")}</p>}
          {photoUrl !== null && <CoveredPhoto photo={{ person, photoUrl }} />}
        </section>
      </DecidedCase>
      <div
        data-save-bar=""
        className="sticky bottom-(--bar) z-10 -mx-4 mt-5 -mb-4 rounded-b-panel border-edge border-t-2 bg-sheet px-4 py-2.5 sm:-mx-5 sm:-mb-5 sm:px-5 low:static in-[body:has([data-folded])]:hidden"
      >
        <fieldset className="grid grid-flow-col justify-end gap-2.5 max-sm:auto-cols-fr max-sm:justify-stretch max-sm:gap-1.5">
          <legend className="sr-only">{t("appeals.bar.label", { name })}</legend>
          <Button
            disabled={isOwnDecision}
            aria-keyshortcuts="b"
            aria-label={t("appeals.bar.deniedName", { name })}
            icon={<ShieldCheck className="size-5" />}
            className={button}
            onClick={() => onDecide("denied")}
          >
            {t("appeals.bar.denied")}
          </Button>
          <Button
            disabled={isOwnDecision}
            aria-keyshortcuts="d"
            aria-label={t("appeals.bar.grantedName", { name })}
            icon={<Undo2 className="size-5" />}
            className={button}
            onClick={() => onDecide("granted")}
          >
            {t("appeals.bar.granted")}
          </Button>
          <Button disabled={!hasNext} icon={<ArrowDown className="size-5" />} className={button} onClick={onNext}>
            {t("moderation.bar.next")}
          </Button>
        </fieldset>
      </div>
    </div>
  );
}
