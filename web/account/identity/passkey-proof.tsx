import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { api } from "../../lib/api.ts";
import { passkeysSupported, passkeyText } from "../../lib/passkey-problem.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";

/** Beside the password, for people who have a passkey: they confirm by it who they are. */
export function PasskeyProof({ isDone, onProven }: { isDone: boolean; onProven: () => void }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const [{ answerByPasskey }, options] = await Promise.all([
        import("../../lib/passkeys.ts"),
        api.passkeys.beginProof({}),
      ]);
      await api.passkeys.prove({ passkey: await answerByPasskey(options) });
    },
    onSuccess: onProven,
  });
  if (isDone) return <Done />;
  if (!passkeysSupported()) return null;
  const problem = error && passkeyText(t, error);
  return (
    <div className="mt-4 flex flex-col gap-2">
      <Button className="self-start" icon={<KeyRound />} busy={isPending} onClick={() => mutate()}>
        {t("passkeys.prove")}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

/** Takes the focus of the button that is gone. */
function Done() {
  const { t } = useTranslation();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className="outline-none">
      {t("passkeys.proven")}
    </p>
  );
}
