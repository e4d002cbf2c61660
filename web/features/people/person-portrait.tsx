import type { PersonSummary } from "@nakamatch/contract/schemas/people";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import { Picture, type PictureProps } from "../../ui/picture.tsx";
import { cardOf, portraitOf, positionOf } from "./person-photo.ts";

type PersonPortraitProps = Pick<PictureProps, "width" | "loading"> & {
  person: Pick<PersonSummary, "id" | "nickname" | "avatarUrl">;
  /** The photo of a profile, rather than of a card: `jpeg` without the lighter WebP. */
  whole?: "light" | "jpeg" | undefined;
  /** Gives the height, so that nothing moves once the photo is here. */
  className: string;
};

/** The photo across a card, or the initial on a pattern (CARD-01). */
export function PersonPortrait({ person, whole, className, ...rest }: PersonPortraitProps) {
  const { t } = useTranslation();
  return (
    <div className={cx("relative flex items-center justify-center overflow-hidden bg-wash text-8xl", className)}>
      <Picture
        {...(whole ? portraitOf(person) : cardOf(person))}
        {...(whole === "jpeg" && { webp: undefined })}
        alt={person.avatarUrl ? t("common.people.photoOf", { name: person.nickname }) : ""}
        position={positionOf(person)}
        {...rest}
      />
    </div>
  );
}
