import { resendConfirmation } from "../../../lib/auth.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { EmailField } from "../../../ui/text-field.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useEmailForm } from "../use-email-form.ts";
import { rememberEmail } from "./sent-email.ts";

/** Resends the confirmation (REG-51, OPEN-12). Without `email`, asks for the address, prefilled with `initial`. */
export function ResendConfirmation({ email, initial = "" }: { email?: string | undefined; initial?: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { field, problem, busy, submit } = useEmailForm({
    email,
    initial,
    failedTitle: t("confirmation.resend.failedTitle"),
    async send(address) {
      await resendConfirmation(address);
      rememberEmail("confirmation", address);
      toast({
        title: t("confirmation.resend.sentTitle"),
        description: t("confirmation.resend.sentText", { email: address }),
        variant: "success",
      });
    },
  });
  const text = problem === "required" ? "confirmation.resend.emailRequired" : "confirmation.resend.emailInvalid";
  return (
    <Form busy={busy} onSubmit={submit} className="flex flex-wrap items-end gap-x-3 gap-y-9 [--note-room:1.625rem]">
      {email === undefined && (
        <EmailField
          {...field}
          label={t("confirmation.resend.email")}
          error={problem && t(text)}
          className="grow basis-60"
        />
      )}
      <Button type="submit" busy={busy}>
        {t("confirmation.resend.button")}
      </Button>
    </Form>
  );
}
