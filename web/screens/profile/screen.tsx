import { Navigate, useLocation, useParams } from "react-router";
import { useUser } from "../../lib/session.tsx";
import { OtherProfile } from "./other-profile.tsx";

export const phrases = ["chats", "dashboard", "likes", "profile", "reports", "safety", "shelf", "taste"] as const;

/** `/profile/{id}` (NAV-09). */
export function Component() {
  const { id: ownId } = useUser();
  const personId = (useParams().id ?? "").toLowerCase();
  const { state } = useLocation();
  if (personId === ownId) return <Navigate to="/profile/me" replace state={state} />;
  // Remounts per person.
  return <OtherProfile key={personId} personId={personId} />;
}
