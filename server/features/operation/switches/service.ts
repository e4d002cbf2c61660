/** Site-wide operator switches: registration and maintenance. */
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Db } from "../../../platform/database/open.ts";
import type { Log } from "../../../platform/log.ts";
import { readSwitches, writeSwitches } from "./store.ts";
import type { StoredSwitches, SwitchState } from "./types.ts";

/** How long a process caches the switches. */
const FRESH_MS = 2000;

const LONGEST_MAINTENANCE_MS = 24 * 60 * 60 * 1000;

/** `Retry-After` of an overdue maintenance. */
const OVERDUE_SECONDS = 60;

export type Switches = ReturnType<typeof createSwitches>;

/** Creates a process's view of the switches, read on demand, at most every two seconds. */
export function createSwitches({ db, log }: { db: Db; log: Log }) {
  let copy: { state: Promise<StoredSwitches>; until: number } | undefined;
  let logged = 0;

  const read = async (): Promise<StoredSwitches> => {
    const stored = await readSwitches(db);
    if (stored.version !== logged) log.warn(describe(stored));
    logged = stored.version;
    return stored;
  };

  const current = (): Promise<StoredSwitches> => {
    if (!copy || performance.now() >= copy.until) {
      const next = { state: read(), until: performance.now() + FRESH_MS };
      copy = next;
      next.state.catch(() => {
        if (copy === next) copy = undefined;
      });
    }
    return copy.state;
  };

  return {
    current,
    /** Whether nobody can register now, be it for maintenance. False while unknown. */
    async isRegistrationClosed(): Promise<boolean> {
      const state = await current().catch(() => undefined);
      return state !== undefined && (!state.isRegistrationOpen || state.maintenanceUntil !== null);
    },
    /** @throws {AppError} `REGISTRATION_CLOSED` */
    async requireOpenRegistration(): Promise<void> {
      if ((await current()).isRegistrationOpen) return;
      throw new AppError("REGISTRATION_CLOSED", "registration is closed");
    },
    /** @throws {AppError} `MAINTENANCE` */
    async requireNoMaintenance(): Promise<void> {
      const { maintenanceUntil } = await current();
      if (!maintenanceUntil) return;
      const seconds = Math.ceil((maintenanceUntil.getTime() - Date.now()) / 1000);
      const retryAfterSeconds = seconds > 0 ? seconds : OVERDUE_SECONDS;
      throw new AppError("MAINTENANCE", "maintenance: reading goes on, writing waits", { retryAfterSeconds });
    },
    /** Reads the stored state, for operators. */
    stored: read,
    /**
     * Changes the switches.
     *
     * @param change `version` as read before
     * @throws {AppError} `SWITCHES_CHANGED` if another operator was faster; `VALIDATION_FAILED` for a new end that is
     * not within a day
     */
    async change(actor: Actor, { version, ...state }: SwitchState & { version: number }): Promise<StoredSwitches> {
      const end = state.maintenanceUntil?.getTime();
      const before = (await readSwitches(db)).maintenanceUntil?.getTime();
      if (end !== undefined && end !== before && !isWithinADay(end)) {
        throw invalidInput([{ path: "maintenanceUntil", reason: "invalid" }]);
      }
      const changed = await writeSwitches(db, { ...state, version, changedBy: actor.id });
      if (!changed) throw new AppError("SWITCHES_CHANGED", "the switches were changed meanwhile");
      copy = undefined;
      return changed;
    },
  };
}

/** Overrides the switches by command. Running servers follow within two seconds. */
export async function setSwitches(db: Db, change: Partial<SwitchState>): Promise<void> {
  for (;;) {
    const { isRegistrationOpen, maintenanceUntil, version } = await readSwitches(db);
    const state = { isRegistrationOpen, maintenanceUntil, ...change };
    if (await writeSwitches(db, { ...state, version, changedBy: null })) return;
  }
}

function isWithinADay(end: number): boolean {
  return end > Date.now() && end <= Date.now() + LONGEST_MAINTENANCE_MS;
}

function describe({ isRegistrationOpen, maintenanceUntil, changedBy }: StoredSwitches): string {
  const registration = isRegistrationOpen ? "open" : "closed";
  const maintenance = maintenanceUntil ? `until ${maintenanceUntil.toISOString()}` : "off";
  return `switched by ${changedBy ? "an operator" : "command"}: registration ${registration}, maintenance ${maintenance}`;
}
