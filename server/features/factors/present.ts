import type { Factor } from "@nakamatch/contract/schemas/factors";
import type { StoredFactor } from "./types.ts";

/** A factor as its person sees it; of a phone the last digits alone, unless `isRaised`. */
export function presentFactor(factor: StoredFactor, { isRaised }: { isRaised: boolean }): Factor {
  const { id, factorType, status, friendlyName, issuer, phone } = factor;
  return {
    id,
    factor_type: factorType,
    status,
    friendly_name: friendlyName,
    issuer,
    phone: isRaised || phone === null ? phone : `••• ${phone.slice(-2)}`,
  };
}
