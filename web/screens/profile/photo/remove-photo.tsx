import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import { useApp } from "../../../lib/app.tsx";
import { toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { ownProfileQuery } from "../../../person/profile/use-profile.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { cx } from "../../../ui/cx.ts";
import { useToast } from "../../../ui/toast.tsx";

/** The button that removes the own photo, after a question; without a photo there is none. `focusFallback` gets its focus then. */
export function RemovePhoto(props: { hasPhoto: boolean; className: string; focusFallback: () => HTMLElement | null }) {
  const { hasPhoto, className, focusFallback } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The button may still be there when the dialog closes.
  const isRemoved = useRef(false);
  const { session } = useApp();
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.avatars.remove(),
    onSuccess: ({ avatarUrl }) => {
      isRemoved.current = true;
      setOpen(false);
      queries.setQueryData(ownProfileQuery().queryKey, (own) => own && { ...own, avatarUrl, photoHold: null });
      void session.refresh({ fresh: true });
      toast({ title: t("photo.removed"), description: t("photo.removedText"), variant: "success" });
    },
    onError: (thrown) =>
      toast({ title: t("photo.removeFailed"), description: toAppError(thrown).text(t), variant: "destructive" }),
  });
  const ask = () => {
    isRemoved.current = false;
    setOpen(true);
  };
  return (
    <>
      {hasPhoto && (
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-label={t("photo.remove")}
          title={t("photo.remove")}
          onClick={ask}
          className={cx(
            "flex size-11 items-center justify-center rounded-full border-2 border-edge bg-sheet text-ink hover:bg-wash",
            className,
          )}
        >
          <Trash2 className="size-5" />
        </button>
      )}
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("photo.removeTitle")}
        description={t("photo.removeText")}
        confirmLabel={t("photo.removeConfirm")}
        tone="danger"
        busy={isPending}
        finalFocus={() => (isRemoved.current ? focusFallback() : button.current)}
        onConfirm={mutate}
      />
    </>
  );
}
