import type { Factor } from "@nakamatch/contract/schemas/factors";
import { api } from "../../lib/api.ts";
import { signOut } from "../../lib/auth.ts";
import { type CodeCalls, CodeForm } from "./code-form.tsx";
import { giveCode, giveRecoveryCode, takeRaised } from "./give-code.ts";

export interface CodeStepProps {
  /** One of them at least; the session opens with a code of one of them. */
  factors: Factor[];
  onSignedIn: () => void;
  /** The person gives up, and is signed out. */
  onBack: () => void;
}

const calls: CodeCalls = {
  challenge: (factorId) => api.factors.challenge({ factorId }),
  give: ({ factorId, challengeId, code }) => giveCode(factorId, challengeId, code),
  giveRecovery: giveRecoveryCode,
  isTaken: takeRaised,
};

/** The code that raises the session that was just opened (SESSION-20). */
export function CodeStepForm({ factors, onSignedIn, onBack }: CodeStepProps) {
  const goBack = () => {
    void signOut().catch(() => {});
    onBack();
  };
  return <CodeForm factors={factors} calls={calls} heading="h2" onTaken={onSignedIn} onBack={goBack} />;
}
