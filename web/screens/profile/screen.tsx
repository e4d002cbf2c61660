import { useParams } from "react-router";
import { useUser } from "../../lib/session.tsx";
import { OtherProfile } from "./other-profile.tsx";
import { OwnProfile } from "./own-profile.tsx";

export const phrases = [
  "chats",
  "dashboard",
  "deleteAccount",
  "likes",
  "photo",
  "profile",
  "reasons",
  "reports",
  "safety",
] as const;

/** `/profile/{id}`, or `me` (specification §2, Profile screen; NAV-09, NAV-10). */
export function Component() {
  const { id: ownId } = useUser();
  const personId = (useParams().id ?? "").toLowerCase();
  // Remounts per person.
  return personId === "me" || personId === ownId ? <OwnProfile /> : <OtherProfile key={personId} personId={personId} />;
}
