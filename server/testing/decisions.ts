import { expect } from "vitest";
import type { AppealDeps } from "../features/moderation/appeals/service.ts";
import { settleJob } from "../features/moderation/decisions/jobs.ts";
import type { DecisionDeps } from "../features/moderation/decisions/service.ts";
import { outcomeJobs } from "../features/moderation/outcomes/jobs.ts";
import { questionJob } from "../features/moderation/questions/jobs.ts";
import { statementJob } from "../features/moderation/statements/jobs.ts";
import { forgetTextsJob } from "../features/signals/moderation-flags/jobs.ts";
import { systemClock } from "../platform/clock.ts";
import type { Database } from "../platform/database/open.ts";
import { reports } from "../platform/database/schema/safety.ts";
import { createTestDatabase } from "./database.ts";
import { actorOf, addPerson, type TestActor } from "./people.ts";
import { type RecordedEvent, recordingDelivery } from "./recording-delivery.ts";

/** A secret like an operator's. */
const SECRET = "the secret that seals appeal tokens of tests";

/** Moderators and members on the suite's own database. */
export interface DecisionScene {
  database: Database;
  deps: DecisionDeps & AppealDeps;
  /** Returns log entries whose emails or settlement were queued since the last call. */
  queued(): string[];
  /** Runs the reporter jobs queued since the last call, each twice. */
  tellReporters(): Promise<void>;
  /** Renewed for each test, see `renew`. */
  moderator: TestActor;
  otherModerator: TestActor;
  member: TestActor;
  /** Call it in `beforeEach`. */
  renew(): Promise<void>;
  addMember(): Promise<TestActor>;
  /** An open report by a new person. */
  report(person: TestActor, reason?: string): Promise<void>;
  /** Returns what was sent since the last call: events and disconnections, in order. */
  published(): (RecordedEvent | { disconnected: string })[];
  /** Call it in `afterAll`. */
  close(): Promise<void>;
}

export async function openDecisionScene(): Promise<DecisionScene> {
  const database = await createTestDatabase();
  const { db } = database;
  const delivery = recordingDelivery();
  let published: (RecordedEvent | { disconnected: string })[] = [];
  let queued: string[] = [];
  let untold: unknown[] = [];
  const [tell] = outcomeJobs({ db });
  const collect = () => published.push(...delivery.take());
  const addModerator = async () => ({ ...actorOf(await addPerson(db, { isModerator: true })), isModerator: true });
  const addMember = async () => actorOf(await addPerson(db));
  const begin = async () => ({
    moderator: await addModerator(),
    otherModerator: await addModerator(),
    member: await addMember(),
  });

  const scene: DecisionScene = {
    database,
    deps: {
      db,
      clock: systemClock,
      secret: SECRET,
      outbox: {
        async add(_, kind, payload) {
          if (kind.name === tell.kind.name) return void untold.push(payload);
          if (kind.name === forgetTextsJob.name || kind.name === questionJob.name) return;
          expect([statementJob, settleJob]).toContain(kind);
          const { decisionId, entryId } = payload as { decisionId?: string; entryId?: string };
          if (kind.name === settleJob.name) untold.push(payload);
          queued.push(String(decisionId ?? entryId));
        },
      },
      realtime: {
        emitTo: delivery.emitTo,
        disconnectPerson(personId) {
          collect();
          published.push({ disconnected: personId });
        },
      },
    },
    ...(await begin()),
    async renew() {
      Object.assign(scene, await begin());
      scene.published();
      scene.queued();
    },
    addMember,
    async report(person, reason = "spam") {
      const { id: reporterId } = await addMember();
      await db.insert(reports).values({ reporterId, reportedUserId: person.id, reason, description: "siempre" });
    },
    async tellReporters() {
      const all = untold;
      untold = [];
      for (const payload of [...all, ...all]) await tell.handle(tell.kind.payload.parse(payload), "job");
    },
    queued() {
      const all = queued;
      queued = [];
      return all;
    },
    published() {
      collect();
      const all = published;
      published = [];
      return all;
    },
    close: database.close,
  };
  return scene;
}
