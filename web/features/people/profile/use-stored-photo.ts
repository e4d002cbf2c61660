import { useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { useApp } from "../../../lib/app.tsx";
import type { PhotoPlace, UploadedPhoto } from "../../photos/use-photo-upload.ts";
import { ownProfileQuery } from "./use-profile.ts";

/** What a stored photo changes. It is shown at once: the file of the one it replaces is gone. */
export function useStoredPhoto(): (photo: UploadedPhoto, place: PhotoPlace) => void {
  const { session } = useApp();
  const queries = useQueryClient();
  return ({ avatarUrl: url, isHeld }, place) => {
    const photo = { url, hold: isHeld ? ({ state: "held" } as const) : null };
    queries.setQueryData(ownProfileQuery().queryKey, (own) => {
      if (!own || place === "last") return own;
      const photos = own.photos.map((each) => (each.url === place.replaces ? photo : each));
      return {
        ...own,
        photos,
        ...(photos[0] === photo && { avatarUrl: url, photoHold: photo.hold, isVerified: false }),
      };
    });
    void queries.invalidateQueries({ queryKey: ownProfileQuery().queryKey });
    void queries.invalidateQueries({ queryKey: orpc.verification.key() });
    void session.refresh({ fresh: true });
  };
}
