import { useEffect } from "react";
import { useBlocker, useLocation } from "react-router";
import { useTranslation } from "../../lib/translation.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/**
 * Asks before changes that are not saved are lost: within the app by a dialog, when the tab is closed or reloaded by the
 * browser's own question. `isUnsaved` is asked when somebody is about to leave. While they are being saved the app asks nothing;
 * a closed tab could still lose them.
 */
export function UnsavedChanges({ isUnsaved, isSaving }: { isUnsaved: () => boolean; isSaving: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { state, reset, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // It is asked until this screen has gone, also when the next one is left at once.
      currentLocation.pathname === pathname && nextLocation.pathname !== pathname && !isSaving && isUnsaved(),
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
      open={state === "blocked"}
      onOpenChange={(open) => !open && reset?.()}
      title={t("editProfile.unsaved.title")}
      description={t("editProfile.unsaved.text")}
      confirmLabel={t("editProfile.unsaved.leave")}
      cancelLabel={t("editProfile.unsaved.stay")}
      tone="danger"
      onConfirm={() => proceed?.()}
    />
  );
}
