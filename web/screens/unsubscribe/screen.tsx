import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { api } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { GuestPage } from "../../shell/layouts/guest-page.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useToast } from "../../ui/toast.tsx";

export const phrases = ["digest"] as const;

/**
 * `/unsubscribe`: linked from digests. Asks first, because mail scanners open links. The link identifies the person,
 * not the session.
 */
export function Component() {
  const { t } = useTranslation();
  const toast = useToast();
  const [search] = useSearchParams();
  const token = search.get("token");
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (own: string) => api.digestEmails.unsubscribe({ token: own }),
    onError: (thrown) => {
      const problem = toAppError(thrown);
      if (problem.code === "LINK_INVALID") return;
      toast({ title: t("errors.title"), description: problem.text(t), variant: "destructive" });
    },
  });
  const isInvalid = token === null || (error !== null && toAppError(error).code === "LINK_INVALID");
  const place = useRef<HTMLDivElement>(null);
  const isAnswered = isSuccess || isInvalid;
  useEffect(() => {
    // The focused button is gone.
    if (isAnswered) place.current?.querySelector("h2")?.focus();
  }, [isAnswered]);
  return (
    <GuestPage
      meta={t("digest.page.meta")}
      title={t("digest.page.title")}
      intro={t("digest.page.intro")}
      mood={isInvalid ? "sad" : isSuccess ? "joyful" : "shy"}
    >
      <div ref={place}>
        {isInvalid ? (
          <Notice tone="bad" title={t("digest.page.invalidTitle")}>
            <p>{t("digest.page.invalidText")}</p>
            <SettingsLink />
          </Notice>
        ) : isSuccess ? (
          <Notice tone="good" title={t("digest.page.doneTitle")}>
            <p>{t("digest.page.doneText")}</p>
            <SettingsLink />
          </Notice>
        ) : (
          <Panel variant="raised" className="flex flex-col items-start gap-4 wrap-anywhere">
            <h2 className="text-xl">{t("digest.page.question")}</h2>
            <p>{t("digest.page.text")}</p>
            <Button variant="primary" busy={isPending} onClick={() => mutate(token)}>
              {t("digest.page.stop")}
            </Button>
          </Panel>
        )}
      </div>
    </GuestPage>
  );
}

function SettingsLink() {
  const { t } = useTranslation();
  return (
    <TextLink to="/settings#notifications" className="self-start">
      {t("digest.page.settings")}
    </TextLink>
  );
}
