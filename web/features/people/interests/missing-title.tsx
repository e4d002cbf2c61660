import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { isTitle } from "@nakamatch/domain/titles/is-title";
import { useMutation } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { DisappearingButton } from "../../../ui/disappearing-button.tsx";

export type MissingTitleProps = {
  title: string;
  kind: InterestKind;
  /** Receives the focus when the button goes. */
  focusFallback: () => HTMLElement | null;
};

/** Asks the operator for a title that the catalogue lacks. */
export function MissingTitle({ title, kind, focusFallback }: MissingTitleProps) {
  const { t } = useTranslation();
  const request = useMutation(orpc.interests.request.mutationOptions());
  if (!isTitle(title)) return null;
  return (
    <>
      {!request.isSuccess && (
        <DisappearingButton
          focusFallback={focusFallback}
          busy={request.isPending}
          onClick={() => request.mutate({ title, kind })}
        >
          {t("interests.missing.ask", { title })}
        </DisappearingButton>
      )}
      <p role="status">{request.isSuccess && t("interests.missing.asked")}</p>
      {request.isError && <p role="alert">{toAppError(request.error).text(t)}</p>}
    </>
  );
}
