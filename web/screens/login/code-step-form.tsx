import type { Factor } from "@nakamatch/contract/schemas/factors";
import { type CodeCalls, CodeForm } from "../../account/code-form.tsx";
import { giveCode, giveRecoveryCode, takeRaised } from "../../account/give-code.ts";
import { api } from "../../lib/api.ts";
import { signOut } from "../../lib/auth.ts";

export interface CodeStepProps {
  /** At least one; any code is enough. */
  factors: Factor[];
  onSignedIn: () => void;
  /** Called after signing out. */
  onBack: () => void;
}

const calls: CodeCalls = {
  challenge: (factorId) => api.factors.challenge({ factorId }),
  give: ({ factorId, challengeId, code }) => giveCode(factorId, challengeId, code),
  giveRecovery: giveRecoveryCode,
  isTaken: takeRaised,
};

/** Asks for the code that raises a new session (SESSION-20). */
export function CodeStepForm({ factors, onSignedIn, onBack }: CodeStepProps) {
  const goBack = () => {
    void signOut().catch(() => {});
    onBack();
  };
  return <CodeForm factors={factors} calls={calls} heading="h2" onTaken={onSignedIn} onBack={goBack} />;
}
