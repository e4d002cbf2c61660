import type { Factor } from "@nakamatch/contract/schemas/factors";
import { useEffect, useState } from "react";
import { missingFactors } from "../../lib/auth.ts";

/** Factors of a person who still owes a code: on arrival (provider, reload) or set. Null: none. */
export function useMissingFactors(): [factors: Factor[] | null, set: (factors: Factor[] | null) => void] {
  const [factors, setFactors] = useState<Factor[] | null>(null);
  useEffect(() => {
    let isOver = false;
    const take = (found: Factor[]) => {
      if (!isOver && found.length > 0) setFactors(found);
    };
    // On failure the form shows; signing in asks again.
    missingFactors().then(take, () => {});
    return () => {
      isOver = true;
    };
  }, []);
  return [factors, setFactors];
}
