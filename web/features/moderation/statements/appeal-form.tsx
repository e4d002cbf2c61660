import type { AppealState } from "@nakamatch/contract/schemas/statements";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { TextForm } from "./text-form.tsx";

/** Against a decision about the person. `token` replaces a session. */
export function AppealForm({
  decisionId,
  token,
  onSent,
}: {
  decisionId: string;
  token?: string | undefined;
  onSent: (appeal: AppealState) => void;
}) {
  const { t } = useTranslation();
  return (
    <TextForm
      words={{
        label: t("statement.appeal.label"),
        submit: t("statement.appeal.submit"),
        sending: t("statement.appeal.sending"),
        required: t("statement.appeal.required"),
        sentTitle: t("statement.appeal.sentTitle"),
        sentText: t("statement.appeal.sentText"),
        failedTitle: t("statement.appeal.failedTitle"),
      }}
      send={(body) => api.appeals.create({ decisionId, body, ...(token !== undefined && { token }) })}
      onSent={onSent}
    />
  );
}
