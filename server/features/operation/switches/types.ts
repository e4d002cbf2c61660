export interface SwitchState {
  isRegistrationOpen: boolean;
  /** Expected end of the current maintenance; null without one. */
  maintenanceUntil: Date | null;
}

/** As stored. */
export interface StoredSwitches extends SwitchState {
  /** Number of changes. */
  version: number;
  changedAt: Date | null;
  /** Null if changed by command. */
  changedBy: string | null;
  /** The operator's nickname. */
  changedByName: string | null;
}
