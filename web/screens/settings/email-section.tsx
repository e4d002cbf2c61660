import { emailProblem } from "@nakamatch/domain/people/email";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { accountProblemText } from "../../features/sign-in/account-problem-text.ts";
import { api } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { toAppError } from "../../lib/errors.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { EmailField } from "../../ui/text-field.tsx";
import { ProvenForm, useFormOpener } from "./proven-form.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** URL parameter of the link to the new address. */
const TOKEN = "confirm-email";

/** Changes the address, and confirms the new one by its link. */
export function EmailSection() {
  const { t } = useTranslation();
  const { isOpen, open, close, opener } = useFormOpener();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { isConfirming, result, close: closeResult } = useConfirmation(() => setSentTo(null));
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
      {result && (
        <Notice takesFocus level={4} tone={result.tone} title={result.title} onClose={closeResult}>
          <p className="[overflow-wrap:anywhere]">{result.text}</p>
        </Notice>
      )}
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

/** What the link did, until it is closed or one leaves. */
type Result = { tone: "good" | "bad"; title: string; text: string };

/** Confirms once by the URL's token, and opens this part, which phones show instead of the list. */
function useConfirmation(onDone: () => void): { isConfirming: boolean; result: Result | null; close: () => void } {
  const { session } = useApp();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get(TOKEN);
  const begun = useRef<string | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (given: string) => api.emailChange.confirm({ token: given }),
    onMutate: () => setResult(null),
    onSuccess: async ({ email }) => {
      onDone();
      await session.refresh({ fresh: true });
      setResult({ tone: "good", title: t("emailChange.doneTitle"), text: t("emailChange.doneText", { email }) });
    },
    onError: (thrown) => {
      const { issues, text } = toAppError(thrown);
      const why = issues[0] ? accountProblemText(t, "email", issues[0].reason) : text(t);
      setResult({ tone: "bad", title: t("emailChange.failedTitle"), text: why });
    },
  });
  useEffect(() => {
    if (token === null || begun.current === token) return;
    begun.current = token;
    mutate(token);
    // Prevents sending the token again on reload or return.
    const rest = new URLSearchParams(search);
    rest.delete(TOKEN);
    void navigate({ search: `${rest}`, hash: "#account" }, { replace: true, preventScrollReset: true });
  }, [token, search, navigate, mutate]);
  // Before the part is open, the result could not take the focus.
  return { isConfirming: isPending, result: token === null ? result : null, close: () => setResult(null) };
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
      <EmailField
        ref={input}
        name="email"
        label={t("emailChange.field")}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={problem}
        enterKeyHint="send"
        autoFocus
        required
      />
    </ProvenForm>
  );
}
