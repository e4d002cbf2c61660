import type { ErrorBody } from "@nakamatch/contract/errors";
import { squareToText } from "@nakamatch/domain/people/photo-frames";
import { useEffect, useRef, useState } from "react";
import { languageHeader } from "../../lib/api-language.ts";
import { useApp } from "../../lib/app.tsx";
import { ApiError, type AppError, toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useErrorToast, useToast } from "../../ui/toast.tsx";
import { canvasIsHonest } from "./canvas-honesty.ts";
import type { FramedJpeg } from "./open-photo.ts";

const FALSIFIED = "the browser falsifies what is read from a canvas";

/** `percent`: uploading (100: processing on the server); `isQueued`: until it is tried again; `error`: the last failure. */
const idle: { percent?: number; isQueued?: boolean; error?: AppError } = {};

/** Before the next try of an upload that found too many others, in milliseconds. */
const WAITS_MS = [3000, 6000, 12_000];

/**
 * Uploads a photo and reports the outcome (ERR-36). Waits and tries again while the server is full. A failure or `cancel`
 * keeps the old photo; `start` may be called again.
 */
export function usePhotoUpload(place: PhotoPlace, { onDone, onGone, isFurther }: UploadEnds & { isFurther?: boolean }) {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const { fail, clearError } = useErrorToast();
  const [state, setState] = useState(idle);
  const running = useRef<{ abort: () => void }>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(photo: FramedJpeg): Promise<UploadedPhoto> {
    for (const wait of WAITS_MS) {
      try {
        return await tryOnce(photo);
      } catch (thrown) {
        if (toAppError(thrown).code !== "UNAVAILABLE") throw thrown;
        setState({ percent: 0, isQueued: true });
        const pause = startPause(wait);
        running.current = pause;
        await pause.done;
      }
    }
    return tryOnce(photo);
  }

  function tryOnce(photo: FramedJpeg): Promise<UploadedPhoto> {
    const upload = uploadPhoto(photo, place, (percent) => setState({ percent }));
    running.current = upload;
    return upload.done;
  }

  async function start(photo: () => Promise<FramedJpeg>): Promise<void> {
    setState({ percent: 0 });
    clearError();
    try {
      if (!canvasIsHonest()) throw new Error(FALSIFIED);
      const stored = await send(await photo());
      const [title, description] = stored.isHeld
        ? [t("photo.heldSaved"), t("photo.heldSavedText")]
        : place === "last"
          ? [t("photo.added"), t("photo.addedText")]
          : [t("photo.saved"), t(isFurther ? "photo.addedText" : "photo.savedText")];
      toast({ title, description, variant: stored.isHeld ? "default" : "success" });
      void session.refresh({ fresh: true });
      onDone(stored);
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === "AbortError") return setState(idle);
      const isFalsified = thrown instanceof Error && thrown.message === FALSIFIED;
      const error = { ...toAppError(thrown), ...(isFalsified && { text: () => t("photo.falsified") }) };
      setState({ error });
      fail(t(isFurther ? "photo.failedFurther" : "photo.failed"), error.text(t));
      if (error.code === "PHOTOS_CHANGED") onGone();
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

/** Replaces a photo (null: there is none), or is appended. */
export type PhotoPlace = { replaces: string | null } | "last";

export interface UploadedPhoto {
  avatarUrl: string;
  /** Quarantined for a moderator. */
  isHeld: boolean;
}

export interface UploadEnds {
  /** The new photo was stored. */
  onDone: (photo: UploadedPhoto) => void;
  /** The photo to replace was replaced or removed meanwhile, which was told. */
  onGone: () => void;
}

const cancelled = () => new DOMException("the upload was cancelled", "AbortError");

/** `done` rejects on `abort`. */
function startPause(ms: number) {
  let abort = () => {};
  const done = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    abort = () => {
      clearTimeout(timer);
      reject(cancelled());
    };
  });
  return { done, abort };
}

/** Timeout of upload and answer, in milliseconds. */
const TIMEOUT_MS = 120_000;

/**
 * Sends a photo. `onProgress`: percent sent. `done` rejects with an `ApiError`, a `TypeError` without an answer, or an
 * `AbortError`. `abort` has no effect after the answer.
 */
function uploadPhoto({ jpeg, square }: FramedJpeg, place: PhotoPlace, onProgress: (percent: number) => void) {
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
    request.onabort = () => reject(cancelled());
  });
  const query = new URLSearchParams(place === "last" ? {} : { replaces: place.replaces ?? "" });
  query.set("square", squareToText(square));
  if (place === "last") request.open("POST", `/api/v1/me/photos?${query}`);
  else request.open("PUT", `/api/v1/me/photo?${query}`);
  request.timeout = TIMEOUT_MS;
  for (const [name, value] of new Headers(languageHeader())) request.setRequestHeader(name, value);
  request.setRequestHeader("content-type", jpeg.type);
  request.send(jpeg);
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
