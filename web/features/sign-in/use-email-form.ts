import { emailProblem } from "@nakamatch/domain/people/email";
import { type ChangeEvent, useRef, useState } from "react";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useErrorToast } from "../../ui/toast.tsx";

type EmailFormOptions = {
  /** Known; otherwise it is typed, beginning with `initial`. */
  email?: string | undefined;
  initial?: string;
  /** Asks for an email to this address. */
  send: (address: string) => Promise<void>;
  failedTitle: string;
};

/** An address, and the button that asks for an email to it. `problem`: once it was tried. */
export function useEmailForm({ email, initial = "", send, failedTitle }: EmailFormOptions) {
  const { t } = useTranslation();
  const { fail, clearError } = useErrorToast();
  const [typed, setTyped] = useState(initial);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const address = (email ?? typed).trim();
  const problem = emailProblem(address);
  const submit = async () => {
    setTried(true);
    if (problem) return input.current?.focus();
    clearError();
    setBusy(true);
    await send(address).catch((thrown: unknown) => fail(failedTitle, toAppError(thrown).text(t)));
    setBusy(false);
  };
  const field = {
    ref: input,
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    enterKeyHint: "send" as const,
  };
  return { field, problem: tried ? problem : null, busy, submit };
}
