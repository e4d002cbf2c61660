import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

/**
 * Asks before changes that are not saved are lost: within the app by a dialog, when the tab is closed or reloaded by the
 * browser's own question. `isUnsaved` is asked when somebody is about to leave.
 */
export function UnsavedChanges({ isUnsaved }: { isUnsaved: () => boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    addEventListener("beforeunload", onLeave);
    return () => removeEventListener("beforeunload", onLeave);
  }, [isUnsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t("editProfile.unsaved.title")}
      description={t("editProfile.unsaved.text")}
      confirmLabel={t("editProfile.unsaved.leave")}
      cancelLabel={t("editProfile.unsaved.stay")}
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
