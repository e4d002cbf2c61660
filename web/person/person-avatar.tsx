import type { PersonSummary } from "@nakamatch/contract/schemas/people";
import { photoSources, photoTints } from "@nakamatch/domain/people/photo-address";
import { useTranslation } from "../lib/translation.tsx";
import { Avatar, type AvatarProps } from "../ui/avatar.tsx";

export type PersonAvatarProps = Pick<AvatarProps, "size" | "width" | "online" | "eager" | "className"> & {
  /** Null for a closed account. */
  person: (Pick<PersonSummary, "id" | "nickname" | "avatarUrl"> & { isPremium?: boolean }) | null;
  /** What the pattern of a closed account is drawn from; the person's own id otherwise. */
  seed?: string | undefined;
  /** Describes the photo to screen readers. Not by default, because the name nearly always is beside it. */
  described?: boolean | undefined;
};

/** The photo of a person, or their letter on a pattern of their own; with the golden ring of premium (CARD-01, CARD-02). */
export function PersonAvatar({ person, seed, described = false, ...rest }: PersonAvatarProps) {
  const { t } = useTranslation();
  return (
    <Avatar
      name={person?.nickname ?? "?"}
      seed={person?.id ?? seed}
      src={person?.avatarUrl}
      srcSet={person?.avatarUrl ? photoSources(person.avatarUrl) : undefined}
      tints={person?.avatarUrl ? photoTints(person.avatarUrl) : undefined}
      alt={described && person?.avatarUrl ? t("common.people.photoOf", { name: person.nickname }) : ""}
      premium={person?.isPremium}
      {...rest}
    />
  );
}
