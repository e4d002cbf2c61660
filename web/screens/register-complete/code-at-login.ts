import type { Factor } from "@nakamatch/contract/schemas/factors";
import { useNavigate } from "react-router";
import { useIsStillHere } from "../../lib/navigation.ts";

/** Opens the login for a pending second factor, unless the person left. */
export function useCodeAtLogin(): (factors: Factor[]) => boolean {
  const navigate = useNavigate();
  const isStillHere = useIsStillHere();
  return ({ length }) => {
    if (length > 0 && isStillHere()) void navigate("/login");
    return length > 0;
  };
}
