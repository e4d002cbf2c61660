import type { Factor } from "@nakamatch/contract/schemas/factors";
import { useRef } from "react";
import { api } from "../lib/api.ts";
import { CodeForm } from "./code-form.tsx";

/** Asks for the second factor, for a token to the data. */
export function SuspendedCode({
  token,
  factors,
  onRaised,
  onBack,
}: {
  token: string;
  factors: Factor[];
  onRaised: (token: string) => void;
  onBack: () => void;
}) {
  const raised = useRef("");
  return (
    <CodeForm
      factors={factors}
      heading="h3"
      calls={{
        challenge: (factorId) => api.suspension.challenge({ token, factorId }),
        async give({ factorId, challengeId, code }) {
          raised.current = (await api.suspension.verify({ token, factorId, challenge_id: challengeId, code })).token;
        },
        async giveRecovery(code) {
          raised.current = (await api.suspension.recover({ token, code })).token;
        },
        // The token was in the answer.
        isTaken: async () => false,
      }}
      onTaken={() => onRaised(raised.current)}
      onBack={onBack}
    />
  );
}
