import { useQueryClient } from "@tanstack/react-query";
import { ownProfileQuery } from "../../features/people/profile/use-profile.ts";
import { usePhotoPicker } from "../../features/photos/use-photo-picker.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";

/** Opens the file picker for the first photo. Goes with it, as the session knows the photo then. */
export function AddPhoto() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { choose, isOpening, picker } = usePhotoPicker({
    label: t("photo.change"),
    place: { replaces: null },
    onDone: () => void queries.invalidateQueries({ queryKey: ownProfileQuery().queryKey }),
  });
  return (
    <>
      <Button busy={isOpening} className="px-3! text-sm!" onClick={choose}>
        {t("dashboard.photoHint.open")}
      </Button>
      {picker}
    </>
  );
}
