import type { ErrorBody } from "@nakamatch/contract/errors";
import { CROP } from "@nakamatch/contract/vocabulary/photos";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type PercentCrop, ReactCrop } from "react-image-crop";
import { languageHeader } from "../../../lib/api-language.ts";
import { useApp } from "../../../lib/app.tsx";
import { ApiError, type AppError, toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { centredSelection, leastSelection, type Size, selectedSquare, shownSize } from "./crop-selection.ts";
import { cropToJpeg, drawSquare, type OpenPhoto } from "./open-photo.ts";
import "react-image-crop/dist/ReactCrop.css";
import "./crop-dialog.css";

export type CropDialogProps = {
  open: boolean;
  photo: OpenPhoto;
  /** Closed without a new photo. */
  onClose: () => void;
  /** The new photo was stored. */
  onDone: (photo: UploadedPhoto) => void;
};

/** Height of other content, and minimum height of the photo, in pixels. */
const OTHER_HEIGHT = 420;
const LEAST_HEIGHT = 180;

/**
 * Selects a square and uploads it (AVATAR-01 to AVATAR-09). Cancel first resets a changed selection, then closes
 * (OPEN-32).
 */
export function CropDialog({ open, photo, onClose, onDone }: CropDialogProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Size>();
  const [selection, setSelection] = useState<PercentCrop>();
  const [isChanged, setChanged] = useState(false);
  const [isEmptyRefused, setEmptyRefused] = useState(false);
  const upload = usePhotoUpload(onDone);
  const isBusy = upload.percent !== undefined;
  const isSent = upload.percent === 100;
  const square = selection && selectedSquare(selection, photo);

  const measure = (size: Size) => {
    setShown(size);
    setSelection((now) => now ?? centredSelection(CROP.initial, photo, size));
  };
  const select = (next: PercentCrop, changed: boolean) => {
    setSelection(next);
    setChanged(changed);
    setEmptyRefused(false);
    upload.forgetError();
  };
  const cancel = () => {
    if (isBusy) upload.cancel();
    else if (isChanged && shown) select(centredSelection(CROP.reset, photo, shown), false);
    else onClose();
  };
  const apply = () => {
    if (!square) return setEmptyRefused(true);
    void upload.start(() => cropToJpeg(photo, square));
  };
  const problem = isEmptyRefused ? t("photo.empty") : upload.error?.text(t);

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      dismissable={!isBusy}
      size="md"
      title={t("photo.title")}
      description={t("photo.instructions")}
      actions={
        <>
          <Button disabled={isSent} onClick={cancel}>
            {t("common.actions.cancel")}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={apply}>
            {upload.error ? t("common.actions.retry") : t("photo.apply")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-5">
        <CropArea
          photo={photo}
          shown={shown}
          onMeasure={measure}
          selection={selection}
          onSelect={(next) => select(next, true)}
          disabled={isBusy}
        />
        <div className="flex w-full items-center gap-4">
          <Preview photo={photo} selection={selection} />
          <div className="min-w-0 flex-1">
            {isBusy ? (
              // biome-ignore lint/a11y/useValidAriaRole: a property of the component, not the attribute
              <ProgressBar
                role="progress"
                label={isSent ? t("photo.saving") : t("photo.uploading")}
                value={isSent ? undefined : upload.percent}
              />
            ) : (
              <p
                role={problem ? "alert" : undefined}
                className={problem ? "font-bold text-danger-ink" : "text-ink-soft"}
              >
                {problem ?? t("photo.previewText")}
              </p>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

type CropAreaProps = {
  photo: OpenPhoto;
  shown: Size | undefined;
  onMeasure: (shown: Size) => void;
  selection: PercentCrop | undefined;
  onSelect: (selection: PercentCrop) => void;
  disabled: boolean;
};

/** The photo with the selection, as large as fits. */
function CropArea({ photo, shown, onMeasure, selection, onSelect, disabled }: CropAreaProps) {
  const { t } = useTranslation();
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const reportSize = useEffectEvent(onMeasure);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth || 320;
      reportSize(shownSize(photo, { width, height: Math.max(LEAST_HEIGHT, innerHeight * 0.92 - OTHER_HEIGHT) }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [photo]);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element || !shown) return;
    const scale = Math.min(2, devicePixelRatio || 1);
    element.width = Math.round(shown.width * scale);
    element.height = Math.round(shown.height * scale);
    element.getContext("2d")?.drawImage(photo, 0, 0, element.width, element.height);
  }, [photo, shown]);
  const least = shown ? leastSelection(photo, shown) : 0;
  const corner = t("photo.corner");
  return (
    <div ref={room} className="w-full overflow-auto text-center">
      {shown && (
        <ReactCrop
          {...(selection && { crop: selection })}
          onChange={(_, percent) => onSelect(percent)}
          aspect={1}
          circularCrop
          minWidth={least}
          minHeight={least}
          disabled={disabled}
          className="photo-crop rounded-control border-2 border-edge bg-wash"
          ariaLabels={{
            cropArea: t("photo.area"),
            nwDragHandle: corner,
            nDragHandle: corner,
            neDragHandle: corner,
            eDragHandle: corner,
            seDragHandle: corner,
            sDragHandle: corner,
            swDragHandle: corner,
            wDragHandle: corner,
          }}
        >
          <canvas ref={canvas} className="block max-w-none touch-none" style={shown} />
        </ReactCrop>
      )}
    </div>
  );
}

/** Canvas size in pixels; sharp at double density. */
const PREVIEW_PIXELS = 224;

/** The selection as others will see it (AVATAR-02). */
function Preview({ photo, selection }: { photo: OpenPhoto; selection: PercentCrop | undefined }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const square = selection && selectedSquare(selection, photo);
    const element = canvas.current;
    if (!element) return;
    if (square) drawSquare(element, photo, square);
    else element.getContext("2d")?.clearRect(0, 0, element.width, element.height);
  }, [photo, selection]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t("photo.preview")}
      width={PREVIEW_PIXELS}
      height={PREVIEW_PIXELS}
      className="size-24 shrink-0 rounded-full border-2 border-edge bg-wash sm:size-28"
    />
  );
}

/** `percent`: uploading (100: processing on the server); `error`: the last failure. */
const idle: { percent?: number; error?: AppError } = {};

/**
 * Uploads a photo and reports the outcome (ERR-36). A failure or `cancel` keeps the old photo; `start` may be called
 * again.
 */
function usePhotoUpload(onDone: (photo: UploadedPhoto) => void) {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const [state, setState] = useState(idle);
  const running = useRef<ReturnType<typeof uploadPhoto>>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(photo: () => Promise<Blob>): Promise<void> {
    setState({ percent: 0 });
    try {
      const upload = uploadPhoto(await photo(), (percent) => setState({ percent }));
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
      setState({ error });
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

interface UploadedPhoto {
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
function uploadPhoto(photo: Blob, onProgress: (percent: number) => void) {
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
  request.open("PUT", "/api/v1/me/photo");
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
