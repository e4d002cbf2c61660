import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import type { OpenPhoto } from "./open-photo.ts";
import type { PhotoPlace, UploadEnds, usePhotoUpload } from "./use-photo-upload.ts";
import "react-easy-crop/react-easy-crop.css";
import "./crop-dialog.css";

export type CropDialogProps = UploadEnds & {
  open: boolean;
  /** The chosen file; `photo`: decoded. */
  file: File;
  photo: OpenPhoto;
  place: PhotoPlace;
  /** The address of a stored photo, whose portrait is `photo`. */
  stored?: string | undefined;
  /** Further effects of the new photo. */
  note?: string | undefined;
  /** Closed without a new photo. */
  onClose: () => void;
};

type CropFrameProps = Pick<CropDialogProps, "open" | "note" | "onClose"> & {
  instructions: string;
  upload: ReturnType<typeof usePhotoUpload>;
  onCancel: () => void;
  onApply: () => void;
  /** What is moved. */
  children: ReactNode;
  /** Beside the hint and the zoom. */
  preview?: ReactNode;
  /** Why nothing was sent. */
  refusal?: string | undefined;
  hint: string;
  zoom: ReactNode;
  /** What else can be done. */
  more: ReactNode;
};

/** The dialog of a photo that is cropped and uploaded. */
export function CropFrame({ upload, onClose, onCancel, onApply, ...props }: CropFrameProps) {
  const { t } = useTranslation();
  const isBusy = upload.percent !== undefined;
  const isSent = upload.percent === 100;
  const problem = props.refusal ?? upload.error?.text(t);
  return (
    <Dialog
      open={props.open}
      onOpenChange={(next) => !next && onClose()}
      dismissable={!isBusy}
      size="md"
      title={t("photo.title")}
      description={props.instructions}
      actions={
        <div className="grid grid-cols-[auto_1fr] gap-3 sm:contents">
          <Button disabled={isSent} onClick={() => (isBusy ? upload.cancel() : onCancel())}>
            {t("common.actions.cancel")}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={onApply}>
            {upload.error ? t("common.actions.retry") : t("photo.apply")}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3 sm:gap-4">
        {props.note && <p className="font-bold">{props.note}</p>}
        <div
          inert={isBusy}
          className="photo-crop relative overflow-hidden rounded-control border-2 border-edge bg-wash"
        >
          {props.children}
        </div>
        <div className="flex items-center gap-4">
          {props.preview}
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            {isBusy ? (
              // biome-ignore lint/a11y/useValidAriaRole: a property of the component, not the attribute
              <ProgressBar
                role="progress"
                label={t(upload.isQueued ? "photo.queued" : isSent ? "photo.saving" : "photo.uploading")}
                value={isSent || upload.isQueued ? undefined : upload.percent}
              />
            ) : (
              <>
                <p
                  role={problem ? "alert" : undefined}
                  className={problem ? "font-bold text-danger-ink" : "text-ink-soft text-sm"}
                >
                  {problem ?? props.hint}
                </p>
                {props.zoom}
              </>
            )}
          </div>
        </div>
        <div inert={isBusy} className="-my-2 flex flex-wrap">
          {props.more}
        </div>
      </div>
    </Dialog>
  );
}
