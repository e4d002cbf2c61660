import type { PersonSummary } from "@nakamatch/contract/schemas/people";
import { useTranslation } from "../../lib/translation.tsx";
import { Avatar, type AvatarProps } from "../../ui/avatar.tsx";
import { photoOf } from "./person-photo.ts";

export type PersonAvatarProps = Pick<AvatarProps, "size" | "width" | "online" | "eager" | "className"> & {
  /** Null for a deleted account. */
  person: (Pick<PersonSummary, "id" | "nickname" | "avatarUrl"> & { isPremium?: boolean }) | null;
  /** Seeds the pattern of a deleted account; otherwise the person's id. */
  seed?: string | undefined;
  /** Adds a description for screen readers; usually the name is beside it. */
  described?: boolean | undefined;
};

/** The photo, or the initial on a pattern; with premium's golden ring (CARD-01, CARD-02). */
export function PersonAvatar({ person, seed, described = false, ...rest }: PersonAvatarProps) {
  const { t } = useTranslation();
  return (
    <Avatar
      {...(person ? photoOf(person) : { name: "?", seed })}
      alt={described && person?.avatarUrl ? t("common.people.photoOf", { name: person.nickname }) : ""}
      premium={person?.isPremium}
      {...rest}
    />
  );
}
