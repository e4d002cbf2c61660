import type { ErrorBody } from "@nakamatch/contract/errors";
import { useEffect, useRef, useState } from "react";
import { languageHeader } from "../../lib/api-language.ts";
import { useApp } from "../../lib/app.tsx";
import { ApiError, type AppError, toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useErrorToast, useToast } from "../../ui/toast.tsx";

/** `percent`: uploading (100: processing on the server); `error`: the last failure. */
const idle: { percent?: number; error?: AppError } = {};

/**
 * Uploads a photo and reports the outcome (ERR-36). A failure or `cancel` keeps the old photo; `start` may be called
 * again.
 */
export function usePhotoUpload(place: PhotoPlace, onDone: (photo: UploadedPhoto) => void) {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const { fail, clearError } = useErrorToast();
  const [state, setState] = useState(idle);
  const running = useRef<ReturnType<typeof uploadPhoto>>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(photo: () => Promise<Blob>): Promise<void> {
    setState({ percent: 0 });
    clearError();
    try {
      const upload = uploadPhoto(await photo(), place, (percent) => setState({ percent }));
      running.current = upload;
      const stored = await upload.done;
      const [title, description] = stored.isHeld
        ? [t("photo.heldSaved"), t("photo.heldSavedText")]
        : place === "last"
          ? [t("photo.added"), t("photo.addedText")]
          : [t("photo.saved"), t("photo.savedText")];
      toast({ title, description, variant: stored.isHeld ? "default" : "success" });
      void session.refresh({ fresh: true });
      onDone(stored);
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === "AbortError") return setState(idle);
      const error = toAppError(thrown);
      setState({ error });
      fail(t("photo.failed"), error.text(t));
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

/** Replaces the first photo (null: there is none), or is appended. */
export type PhotoPlace = { replaces: string | null } | "last";

export interface UploadedPhoto {
  avatarUrl: string;
  /** Quarantined for a moderator. */
  isHeld: boolean;
}

/** Timeout of upload and answer, in milliseconds. */
const TIMEOUT_MS = 120_000;

/**
 * Sends a photo. `onProgress`: percent sent. `done` rejects with an `ApiError`, a `TypeError` without an answer, or an
 * `AbortError`. `abort` has no effect after the answer.
 */
function uploadPhoto(photo: Blob, place: PhotoPlace, onProgress: (percent: number) => void) {
  // `fetch` does not report upload progress.
  const request = new XMLHttpRequest();
  const done = new Promise<UploadedPhoto>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress((loaded / total) * 100);
    };
    request.upload.onload = () => onProgress(100);
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status === 200 && typeof body?.avatarUrl === "string") {
        resolve({ avatarUrl: body.avatarUrl, isHeld: body.isHeld === true });
      } else reject(new ApiError(request.status, body));
    };
    const fail = () => reject(new TypeError("the upload got no answer"));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = () => reject(new DOMException("the upload was cancelled", "AbortError"));
  });
  if (place === "last") request.open("POST", "/api/v1/me/photos");
  else request.open("PUT", `/api/v1/me/photo?${new URLSearchParams({ replaces: place.replaces ?? "" })}`);
  request.timeout = TIMEOUT_MS;
  for (const [name, value] of new Headers(languageHeader())) request.setRequestHeader(name, value);
  request.setRequestHeader("content-type", photo.type);
  request.send(photo);
  return { done, abort: () => request.abort() };
}

/** The photo or an error. */
type Answer = Partial<ErrorBody> & { avatarUrl?: unknown; isHeld?: unknown };

function parse(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return null;
  }
}
