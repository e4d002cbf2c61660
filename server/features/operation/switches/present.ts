import type { StoredSwitches as Answer } from "@nakamatch/contract/endpoints/operation/switches";
import type { StoredSwitches, SwitchState } from "./types.ts";

export function presentState({ isRegistrationOpen, maintenanceUntil }: SwitchState) {
  return { isRegistrationOpen, maintenanceUntil: maintenanceUntil?.toISOString() ?? null };
}

export function presentStored({ version, changedAt, changedByName, ...state }: StoredSwitches): Answer {
  return { ...presentState(state), version, changedAt: changedAt?.toISOString() ?? null, changedBy: changedByName };
}
