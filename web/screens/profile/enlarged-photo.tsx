import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { Lightbox } from "../../ui/dialog.tsx";

/** The avatar of another person; a press enlarges it in a circle over the page (PROFILE-02, PROFILE-04). */
export function EnlargedPhoto({ person }: { person: PersonBadge }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t("profile.enlarge", { name: person.nickname })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="block cursor-zoom-in rounded-full"
      >
        <PersonAvatar person={person} size="xl" eager />
      </button>
      <Lightbox open={open} onOpenChange={setOpen} label={t("common.people.photoOf", { name: person.nickname })}>
        <PersonAvatar
          person={person}
          described
          eager
          size="xl"
          width="min(85vw, 70vh)"
          className="size-[min(85vw,70dvh)]! text-[min(40vw,32dvh)]!"
        />
      </Lightbox>
    </>
  );
}
