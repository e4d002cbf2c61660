import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { Link, type LinkProps } from "react-router";
import { useProfileOrigin } from "./profile-origin.ts";

export type ProfileLinkProps = Omit<LinkProps, "to" | "state"> & {
  person: Pick<PersonBadge, "id">;
  /** Target of the profile's back link; defaults to the current URL. */
  origin?: string | undefined;
};

/** A link to a profile, which remembers its origin (NAV-11). */
export function ProfileLink({ person, origin, ...link }: ProfileLinkProps) {
  return <Link {...link} to={`/profile/${person.id}`} state={useProfileOrigin(origin)} />;
}
