import type { Factor } from "@nakamatch/contract/schemas/factors";
import type { StoredFactor } from "./store.ts";

/** Presents a factor. Unless `isRaised`, shows only a phone's last digits. */
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
