import type { Factor } from "@nakamatch/contract/schemas/factors";
import { type CodeCalls, CodeForm } from "../../features/sign-in/code-form.tsx";
import { giveCode, giveRecoveryCode, takeRaised } from "../../features/sign-in/give-code.ts";
import { api } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { signOut } from "../../lib/auth.ts";
import type { SessionStore } from "../../lib/session-store.ts";

interface CodeStepProps {
  /** At least one; any code is enough. */
  factors: Factor[];
  onSignedIn: () => void;
  /** After signing out. */
  onBack: () => void;
}

const callsOf = (session: SessionStore): CodeCalls => ({
  challenge: (factorId) => api.factors.challenge({ factorId }),
  give: ({ factorId, challengeId, code }) => giveCode(session, factorId, challengeId, code),
  giveRecovery: (code) => giveRecoveryCode(session, code),
  isTaken: () => takeRaised(session),
});

/** Asks for a code that raises a new session (SESSION-20). */
export function CodeStepForm({ factors, onSignedIn, onBack }: CodeStepProps) {
  const { session } = useApp();
  const goBack = () => {
    void signOut(session).catch(() => {});
    onBack();
  };
  return <CodeForm factors={factors} calls={callsOf(session)} heading="h2" onTaken={onSignedIn} onBack={goBack} />;
}
