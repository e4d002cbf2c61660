import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { GuestPage } from "../../shell/layouts/guest-page.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useErrorToast } from "../../ui/toast.tsx";

/** Loads the client on demand. */
async function object(token: string) {
  const { api } = await import("../../lib/api.ts");
  return api.emailChange.object({ token });
}

/** Objects to giving an account back with an earlier address. Asks first, because mail scanners open links. */
export function Objection({ token }: { token: string }) {
  const { t } = useTranslation();
  const { fail } = useErrorToast();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: object,
    onError: (thrown) => {
      const problem = toAppError(thrown);
      if (problem.code !== "LINK_INVALID") fail(t("errors.title"), problem.text(t));
    },
  });
  const isInvalid = error !== null && toAppError(error).code === "LINK_INVALID";
  const place = useRef<HTMLDivElement>(null);
  const isAnswered = isSuccess || isInvalid;
  useEffect(() => {
    // The focused button is gone.
    if (isAnswered) place.current?.querySelector("h2")?.focus();
  }, [isAnswered]);
  const write = <ButtonLink to="/contact">{t("resetPassword.objection.write")}</ButtonLink>;
  return (
    <GuestPage
      meta={t("resetPassword.objection.meta")}
      title={t("resetPassword.objection.title")}
      intro={t("resetPassword.objection.intro")}
      mood={isInvalid ? "sad" : "shy"}
    >
      <div ref={place}>
        {isInvalid ? (
          <Notice tone="bad" title={t("resetPassword.linkInvalid.title")}>
            <p>{t("resetPassword.objection.invalid")}</p>
            {write}
          </Notice>
        ) : isSuccess ? (
          <Notice tone="good" title={t("resetPassword.objection.doneTitle")}>
            <p>{t("resetPassword.objection.doneText")}</p>
            {write}
          </Notice>
        ) : (
          <Panel variant="raised" className="flex flex-col items-start gap-4 wrap-anywhere">
            <h2 className="text-xl">{t("resetPassword.objection.question")}</h2>
            <p>{t("resetPassword.objection.text")}</p>
            <Button variant="primary" busy={isPending} onClick={() => mutate(token)}>
              {t("resetPassword.objection.yes")}
            </Button>
          </Panel>
        )}
      </div>
    </GuestPage>
  );
}
