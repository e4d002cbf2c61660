import { useEffect, useRef, useState } from "react";
import { useApp } from "../../../lib/app.tsx";
import { type AppError, toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { type PhotoUpload, type UploadedPhoto, uploadPhoto } from "./upload-photo.ts";

/** Where an upload is: its percentage while it runs (100: sent, the server is at work), and why the last one failed. */
export interface PhotoUploadState {
  percent: number | undefined;
  error: AppError | undefined;
}

const idle: PhotoUploadState = { percent: undefined, error: undefined };

/**
 * Uploads a photo and reports the outcome (ERR-36). `onDone` is told the new photo. A failure or `cancel` leaves the old photo;
 * `start` may be called again.
 */
export function usePhotoUpload(onDone: (photo: UploadedPhoto) => void) {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const [state, setState] = useState(idle);
  const running = useRef<PhotoUpload>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(photo: () => Promise<Blob>): Promise<void> {
    setState({ percent: 0, error: undefined });
    try {
      const upload = uploadPhoto(await photo(), (percent) => setState({ percent, error: undefined }));
      running.current = upload;
      const stored = await upload.done;
      const [title, description] = stored.isHeld
        ? [t("photo.heldSaved"), t("photo.heldSavedText")]
        : [t("photo.saved"), t("photo.savedText")];
      toast({ title, description, variant: stored.isHeld ? "default" : "success" });
      void session.refresh({ fresh: true });
      onDone(stored);
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === "AbortError") return setState(idle);
      const error = toAppError(thrown);
      setState({ percent: undefined, error });
      toast({ title: t("photo.failed"), description: error.text(t), variant: "destructive" });
    } finally {
      running.current = null;
    }
  }

  return {
    ...state,
    start,
    cancel: () => running.current?.abort(),
    forgetError: () => setState((now) => (now.error ? idle : now)),
  };
}
