import { PASSKEY_NAME_MAX } from "@nakamatch/contract/vocabulary/limits";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { passkeyText } from "../../lib/passkey-problem.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** Errors of `onNamed` show at the field. */
export function PasskeyNameDialog({
  title,
  text,
  action,
  suggested,
  onOpenChange,
  onNamed,
}: {
  title: string;
  text?: string;
  action: string;
  suggested: string;
  onOpenChange: (open: boolean) => void;
  onNamed: (name: string) => Promise<void>;
}) {
  const { t } = useTranslation();
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(suggested);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending: busy } = useMutation({
    mutationFn: onNamed,
    onError: (thrown) => {
      setProblem(passkeyText(t, thrown));
      input.current?.focus();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const given = name.trim();
    setProblem(isVisible(given) ? null : t("passkeys.nameRequired"));
    if (isVisible(given)) mutate(given);
    else input.current?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      dismissable={!busy}
      initialFocus={input}
      actions={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            {t("common.actions.cancel")}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          ref={input}
          label={t("passkeys.name")}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={problem}
          maxLength={PASSKEY_NAME_MAX}
          autoComplete="off"
          enterKeyHint="done"
          required
        />
      </form>
    </Dialog>
  );
}
