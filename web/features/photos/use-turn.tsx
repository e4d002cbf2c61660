import { RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { type OpenPhoto, turned } from "./open-photo.ts";

interface Turning {
  /** As it is turned by now. */
  photo: OpenPhoto;
  /** Its address. */
  image: string | undefined;
  /** Turns it by 90°. */
  turnButton: ReactNode;
}

/** A photo that may be turned while it is cropped. */
export function useTurn(file: Blob, chosen: OpenPhoto, onTurned: (photo: OpenPhoto) => void): Turning {
  const { t } = useTranslation();
  const toast = useToast();
  const [{ photo, file: shown }, setShown] = useState({ photo: chosen, file });
  const [isTurning, setTurning] = useState(false);
  const turn = async () => {
    setTurning(true);
    try {
      const next = await turned(photo);
      if (photo !== chosen) photo.close();
      setShown(next);
      onTurned(next.photo);
    } catch (thrown) {
      toast({ title: t("photo.failed"), description: toAppError(thrown).text(t), variant: "destructive" });
    } finally {
      setTurning(false);
    }
  };
  const turnButton = (
    <Button variant="quiet" icon={<RotateCw className="size-5" />} busy={isTurning} onClick={turn}>
      {t("photo.portrait.turn")}
    </Button>
  );
  return { photo, image: useObjectUrl(shown), turnButton };
}

/** Object URL of the file, never of the one before; revoked on unmount. */
function useObjectUrl(file: Blob): string | undefined {
  const [made, setMade] = useState<{ of: Blob; url: string }>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setMade({ of: file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return made?.of === file ? made.url : undefined;
}
