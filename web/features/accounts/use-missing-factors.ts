import type { Factor } from "@nakamatch/contract/schemas/factors";
import { useEffect, useState } from "react";
import { missingFactors } from "../../lib/auth.ts";

/**
 * The factors of a person who has to give a code of one of them: of one who comes to the login held back already, as from a
 * provider or by a reload, or whom `set` names. Null where nobody is held back.
 */
export function useMissingFactors(): [factors: Factor[] | null, set: (factors: Factor[] | null) => void] {
  const [factors, setFactors] = useState<Factor[] | null>(null);
  useEffect(() => {
    let isOver = false;
    const take = (found: Factor[]) => {
      if (!isOver && found.length > 0) setFactors(found);
    };
    // Without an answer the form is there, and signing in asks again.
    missingFactors().then(take, () => {});
    return () => {
      isOver = true;
    };
  }, []);
  return [factors, setFactors];
}
