import { useMutation } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { signOutDeleted } from "../../lib/auth.ts";
import { isRetryable, toAppError } from "../../lib/errors.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";

/**
 * Gives the password, if there is one, and deletes the account; then the person is signed out, at the landing page (DELETE-03..06,
 * OPEN-84). `onRefused` gets what is wrong with the password, in words.
 */
export function useDeleteAccount(onRefused: (text: string) => void) {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const { id: userId } = useUser();
  return useMutation({
    scope: { id: "delete-account" },
    mutationFn: async (password: string | null) => {
      if (password !== null) await api.identity.prove({ password });
      session.expectDeletion(userId);
      await api.deletion.deleteUser({ userId }).catch(async (thrown: unknown) => {
        // The account may be gone all the same, without an answer or with one of a server that does not know: its session tells.
        if (isRetryable(toAppError(thrown)) && (await session.refresh({ fresh: true })).user === null) return;
        session.expectDeletion(null);
        throw thrown;
      });
      await signOutDeleted(session);
    },
    onSuccess: () => {
      toast({
        title: t("deleteAccount.done.title"),
        description: t("deleteAccount.done.text"),
        variant: "success",
        announcesMove: true,
      });
    },
    onError: (thrown) => {
      const { code, text } = toAppError(thrown);
      if (code === "PASSWORD_WRONG" || code === "TOO_MANY_REQUESTS") return onRefused(text(t));
      // With the session the screen goes; the reason is not that the deletion has failed.
      const description = code === "SESSION_MISSING" ? text(t) : t("deleteAccount.failed");
      toast({ title: t("errors.title"), description, variant: "destructive" });
      if (code === "SESSION_MISSING") void session.refresh({ fresh: true });
    },
  });
}
