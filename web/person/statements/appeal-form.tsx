import type { AppealState } from "@nakamatch/contract/schemas/statements";
import { APPEAL_MAX } from "@nakamatch/contract/vocabulary/statements";
import { appealTextProblem } from "@nakamatch/domain/safety/appeal";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { api } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useErrorToast, useToast } from "../../ui/toast.tsx";

/** Input stays until sent. `token` replaces a session. */
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
  const toast = useToast();
  const { fail, clearError } = useErrorToast();
  const [body, setBody] = useState("");
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const problem = appealTextProblem(body);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    // With its button.
    field.current?.form?.scrollIntoView?.({ block: "nearest" });
  }, []);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.appeals.create({ decisionId, body: body.trim(), ...(token !== undefined && { token }) }),
    onSuccess: (appeal) => {
      onSent(appeal);
      toast({
        title: t("statement.appeal.sentTitle"),
        description: t("statement.appeal.sentText"),
        variant: "success",
      });
    },
    onError: (thrown) => fail(t("statement.appeal.failedTitle"), toAppError(thrown).text(t)),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    if (problem) return field.current?.focus();
    clearError();
    mutate();
  };

  return (
    <form noValidate onSubmit={submit} className="flex scroll-mb-[calc(var(--bar,0px)+1rem)] flex-col gap-4">
      <TextArea
        ref={field}
        label={t("statement.appeal.label")}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        error={tried && problem && t("statement.appeal.required")}
        max={APPEAL_MAX}
        maxLength={APPEAL_MAX}
        rows={5}
      />
      <Button
        type="submit"
        variant="primary"
        busy={isPending}
        busyLabel={t("statement.appeal.sending")}
        className="self-start"
      >
        {t("statement.appeal.submit")}
      </Button>
    </form>
  );
}
