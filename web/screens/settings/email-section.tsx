import { emailProblem } from "@nakamatch/domain/people/email";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { accountProblemText } from "../../account/account-problem-text.ts";
import { api } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { toAppError } from "../../lib/errors.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { ProvenForm, useFormOpener } from "./proven-form.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** URL parameter of the link to the new address. */
const TOKEN = "confirm-email";

/** Changes the address, and confirms the new one by its link. */
export function EmailSection() {
  const { t } = useTranslation();
  const { isOpen, open, close, opener } = useFormOpener();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isConfirming = useConfirmation(() => setSentTo(null));
  const { email: current } = useUser();
  return (
    <SettingsSection title={t("emailChange.title")} text={t("emailChange.text")}>
      <div role="status" className="empty:absolute">
        {isConfirming && <p>{t("emailChange.confirming")}</p>}
        {/* The link may have been opened in another tab. */}
        {sentTo !== null && sentTo !== current && (
          <>
            <p className="font-bold">{t("emailChange.sentTitle")}</p>
            <p className="[overflow-wrap:anywhere]">{t("emailChange.sentText", { email: sentTo })}</p>
          </>
        )}
      </div>
      {isOpen ? (
        <EmailForm
          onCancel={close}
          onSent={(email) => {
            close();
            setSentTo(email);
          }}
        />
      ) : (
        <Button ref={opener} className="sm:self-start" onClick={open}>
          {t("emailChange.open")}
        </Button>
      )}
    </SettingsSection>
  );
}

/** Confirms once by the URL's token. Returns whether it is pending. */
function useConfirmation(onDone: () => void): boolean {
  const { session } = useApp();
  const { t } = useTranslation();
  const toast = useToast();
  const [search, setSearch] = useSearchParams();
  const token = search.get(TOKEN);
  const begun = useRef<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (given: string) => api.emailChange.confirm({ token: given }),
    onSuccess: async ({ email }) => {
      onDone();
      await session.refresh({ fresh: true });
      toast({
        title: t("emailChange.doneTitle"),
        description: t("emailChange.doneText", { email }),
        variant: "success",
      });
    },
    onError: (thrown) => {
      const { issues, text } = toAppError(thrown);
      const description = issues[0] ? accountProblemText(t, "email", issues[0].reason) : text(t);
      toast({ title: t("emailChange.failedTitle"), description, variant: "destructive" });
    },
  });
  useEffect(() => {
    if (token === null || begun.current === token) return;
    begun.current = token;
    mutate(token);
    // Prevents sending the token again on reload or return.
    const rest = new URLSearchParams(search);
    rest.delete(TOKEN);
    setSearch(rest, { replace: true });
  }, [token, search, setSearch, mutate]);
  return isPending;
}

function EmailForm({ onCancel, onSent }: { onCancel: () => void; onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const refuse = (reason: string | null) => {
    setProblem(reason && accountProblemText(t, "email", reason));
    if (reason) input.current?.focus();
  };
  return (
    <ProvenForm
      problem={() => emailProblem(email)}
      send={() => api.emailChange.request({ email })}
      onSent={(answer) => onSent(answer.email)}
      onRefused={refuse}
      onCancel={onCancel}
      proveText={t("emailChange.proveText")}
      sendLabel={t("emailChange.send")}
    >
      <TextField
        ref={input}
        type="email"
        name="email"
        inputMode="email"
        label={t("emailChange.field")}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={problem}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        autoFocus
        required
      />
    </ProvenForm>
  );
}
