import type { HeldPhoto } from "@nakamatch/contract/endpoints/photos";
import { NOTES_MAX } from "@nakamatch/contract/vocabulary/decisions";
import { PROFILE_REPORT_REASONS, type ProfileReportReason } from "@nakamatch/contract/vocabulary/reports";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useDecidePhoto } from "./use-queues.ts";

export type RejectPhotoDialogProps = {
  photo: HeldPhoto;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where the focus goes after a rejection: what opened the dialog leaves with the photo. */
  finalFocus: () => HTMLElement | null;
};

/** Asks for the reason of a rejection and for notes; the owner reads both. */
export function RejectPhotoDialog({ photo, open, onOpenChange, finalFocus }: RejectPhotoDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<ProfileReportReason>("inappropriate_photo");
  const [notes, setNotes] = useState("");
  const form = useId();
  const focusAfter = useRef<HTMLElement | null>(null);
  const { mutate, isPending } = useDecidePhoto(photo, () => {
    // Looked for while the photo is still in the list.
    focusAfter.current = finalFocus();
    onOpenChange(false);
  });
  const { nickname: name } = photo.person;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate({ verdict: "reject", reason, notes });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("heldPhotos.dialog.title", { name })}
      description={t("heldPhotos.dialog.text", { name })}
      dismissable={!isPending}
      finalFocus={() => focusAfter.current}
      size="md"
      actions={
        <>
          <Button disabled={isPending} onClick={() => onOpenChange(false)}>
            {t("common.actions.cancel")}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={isPending}>
            {t("heldPhotos.dialog.submit")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-6">
        <RadioCards
          legend={t("heldPhotos.dialog.reason")}
          options={PROFILE_REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={reason}
          onValueChange={setReason}
        />
        <TextArea
          label={t("heldPhotos.dialog.notes")}
          hint={t("heldPhotos.dialog.notesHint", { name })}
          optional
          rows={2}
          maxLength={NOTES_MAX}
          max={NOTES_MAX}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
