import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLog } from "../../../platform/log.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { addPerson } from "../../../testing/people.ts";
import { createSwitches, setSwitches } from "./service.ts";

const database = await createTestDatabase();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.pool.query("delete from switches");
});
afterAll(() => database.close());

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

/** Another process of the same site, with its log. */
function startProcess() {
  const lines: string[] = [];
  const log = createLog({ level: "info", pretty: false }, { write: (line) => lines.push(JSON.parse(line).msg) });
  return { lines, ...createSwitches({ db: database.db, log }) };
}

async function operator() {
  const { id } = await addPerson(database.db);
  return { id } as never;
}

describe("the switches", () => {
  it("let everything pass until one is switched", async () => {
    const site = startProcess();
    await site.requireOpenRegistration();
    await site.requireNoMaintenance();
    expect(site.lines).toEqual([]);
  });

  it("hold in every process within two seconds, each of which logs it once", async () => {
    const [here, there] = [startProcess(), startProcess()];
    await there.requireOpenRegistration();
    const { version } = await here.stored();
    const until = inMinutes(10);
    await here.change(await operator(), { version, isRegistrationOpen: false, maintenanceUntil: until });
    vi.advanceTimersByTime(2000);
    for (const site of [here, there]) {
      await expect(site.requireOpenRegistration()).rejects.toMatchObject({ code: "REGISTRATION_CLOSED" });
      await expect(site.requireNoMaintenance()).rejects.toMatchObject({ code: "MAINTENANCE" });
      expect(site.lines).toEqual([
        `switched by an operator: registration closed, maintenance until ${until.toISOString()}`,
      ]);
    }
  });

  it("are not read again for each request", async () => {
    const query = vi.spyOn(database.pool, "query");
    const site = startProcess();
    await Promise.all([site.requireNoMaintenance(), site.requireOpenRegistration()]);
    vi.advanceTimersByTime(1999);
    await site.requireNoMaintenance();
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
  });

  it("tell how long a maintenance takes, which ends only when it is switched off", async () => {
    const retryAfter = async (minutes: number) => {
      await setSwitches(database.db, { maintenanceUntil: inMinutes(minutes) });
      const thrown = await startProcess()
        .requireNoMaintenance()
        .catch((error) => error);
      return thrown.data.retryAfterSeconds;
    };
    expect([await retryAfter(10), await retryAfter(-10)]).toEqual([600, 60]);
    await setSwitches(database.db, { maintenanceUntil: null });
    await startProcess().requireNoMaintenance();
  });

  it.each([0, 1])("changed by two operators at once take the first change, after %i earlier", async (earlier) => {
    for (let count = 0; count < earlier; count += 1) await setSwitches(database.db, { isRegistrationOpen: true });
    const [here, there] = [startProcess(), startProcess()];
    const { version } = await here.stored();
    await here.change(await operator(), { version, isRegistrationOpen: false, maintenanceUntil: null });
    const late = there.change(await operator(), { version, isRegistrationOpen: true, maintenanceUntil: null });
    await expect(late).rejects.toMatchObject({ code: "SWITCHES_CHANGED" });
    expect(await here.stored()).toMatchObject({ isRegistrationOpen: false, version: version + 1 });
  });

  it("refuse a version that is not the stored one, also before the first change", async () => {
    const change = { version: 7, isRegistrationOpen: false, maintenanceUntil: null };
    await expect(startProcess().change(await operator(), change)).rejects.toMatchObject({ code: "SWITCHES_CHANGED" });
    expect(await startProcess().stored()).toMatchObject({ isRegistrationOpen: true, version: 0 });
  });

  it("refuse an end of maintenance that is not within a day, unless it is that of before", async () => {
    const actor = await operator();
    const late = { version: 0, isRegistrationOpen: true };
    for (const minutes of [24 * 60 + 1, -1]) {
      const refused = startProcess().change(actor, { ...late, maintenanceUntil: inMinutes(minutes) });
      await expect(refused).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    }
    expect((await startProcess().stored()).version).toBe(0);
    const maintenanceUntil = inMinutes(-1);
    await setSwitches(database.db, { maintenanceUntil });
    const kept = { version: 1, isRegistrationOpen: false, maintenanceUntil };
    expect(await startProcess().change(actor, kept)).toMatchObject({ isRegistrationOpen: false, maintenanceUntil });
  });

  it("switched by command change one thing each, and keep the other", async () => {
    const until = inMinutes(10);
    await setSwitches(database.db, { maintenanceUntil: until });
    await setSwitches(database.db, { isRegistrationOpen: false });
    const stored = { isRegistrationOpen: false, maintenanceUntil: until, changedBy: null };
    expect(await startProcess().stored()).toMatchObject(stored);
  });

  it("survive the account of the operator who changed them last", async () => {
    const actor = (await operator()) as { id: string };
    await startProcess().change(actor as never, { version: 0, isRegistrationOpen: false, maintenanceUntil: null });
    const { changedBy, changedByName } = await startProcess().stored();
    expect([changedBy, changedByName]).toEqual([actor.id, expect.stringMatching(/^fan_/)]);
    await database.pool.query("delete from profiles where id = $1", [actor.id]);
    expect(await startProcess().stored()).toMatchObject({
      isRegistrationOpen: false,
      changedBy: null,
      changedByName: null,
    });
  });
});
