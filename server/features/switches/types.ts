export interface SwitchState {
  isRegistrationOpen: boolean;
  /** When the maintenance that has begun is expected to end; null without one. */
  maintenanceUntil: Date | null;
}

/** As stored. */
export interface StoredSwitches extends SwitchState {
  /** Of changes; 0 before the first. */
  version: number;
  changedAt: Date | null;
  /** Null: by command. */
  changedBy: string | null;
}
