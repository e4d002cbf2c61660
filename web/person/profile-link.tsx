import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { Link, type LinkProps } from "react-router";
import { useProfileOrigin } from "./profile-origin.ts";

export type ProfileLinkProps = Omit<LinkProps, "to" | "state"> & {
  person: Pick<PersonBadge, "id">;
  /** The path that the profile goes back to; the address of the current screen by default. */
  origin?: string | undefined;
};

/** A link to a person's profile, which remembers where it was followed (NAV-11). */
export function ProfileLink({ person, origin, ...link }: ProfileLinkProps) {
  return <Link {...link} to={`/profile/${person.id}`} state={useProfileOrigin(origin)} />;
}
