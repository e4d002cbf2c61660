import { firstPortrait, LEAST_SQUARE, portraitIn, squareOf } from "@nakamatch/domain/people/photo-frames";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { type CropDialogProps, CropFrame } from "./crop-frame.tsx";
import { frameToJpeg } from "./open-photo.ts";
import { PortraitCropper, PortraitZoom } from "./portrait-cropper.tsx";
import { usePhotoUpload } from "./use-photo-upload.ts";
import { useTurn } from "./use-turn.tsx";

/** Frames a further photo as profiles show it; the upper part is its square. */
export function PortraitDialog({ file, photo: chosen, place, onDone, onGone, ...frame }: CropDialogProps) {
  const { t } = useTranslation();
  const [portrait, setPortrait] = useState(() => firstPortrait(chosen));
  const { photo, image, turnButton } = useTurn(file, chosen, (next) => setPortrait(firstPortrait(next)));
  const upload = usePhotoUpload(place, { onDone, onGone, isFurther: true });
  const framing = {
    photo,
    portrait,
    square: LEAST_SQUARE,
    onWant: (wanted: Parameters<typeof portraitIn>[0]) => {
      setPortrait(portraitIn(wanted, photo));
      upload.forgetError();
    },
  };
  return (
    <CropFrame
      {...frame}
      instructions={t("photo.portrait.instructions")}
      upload={upload}
      onCancel={frame.onClose}
      onApply={() => void upload.start(() => frameToJpeg(photo, portrait, squareOf(portrait)))}
      hint={t("photo.portrait.further")}
      zoom={<PortraitZoom {...framing} />}
      more={turnButton}
    >
      {image && <PortraitCropper key={image} {...framing} image={image} />}
    </CropFrame>
  );
}
