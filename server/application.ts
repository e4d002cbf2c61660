import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { chatsArea } from "./features/chats/area.ts";
import { announceTyping, readPresenceWatchers } from "./features/chats/conversations/service.ts";
import { meetingArea } from "./features/meeting/area.ts";
import { eventsInCommon, rankingSource } from "./features/meeting/discovery/service.ts";
import { moderationArea } from "./features/moderation/area.ts";
import { notificationsArea } from "./features/notifications/area.ts";
import { operationArea } from "./features/operation/area.ts";
import { lastBackup } from "./features/operation/installation/service.ts";
import { describeSuspension } from "./features/operation/suspension/service.ts";
import { createSwitches } from "./features/operation/switches/service.ts";
import { peopleArea } from "./features/people/area.ts";
import { photosArea } from "./features/photos/area.ts";
import { premiumArea } from "./features/premium/area.ts";
import { pushArea } from "./features/push/area.ts";
import { openSessions, signInArea } from "./features/sign-in/area.ts";
import { signalsArea } from "./features/signals/area.ts";
import { allowedOrigins } from "./http/addresses.ts";
import { createHttpApp } from "./http/app.ts";
import { closeGently } from "./http/close-gently.ts";
import { registerCrawlerFiles } from "./http/crawlers.ts";
import { registerDevMail } from "./http/dev-mail.ts";
import { publicProcedures } from "./http/procedures.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { systemRoutes } from "./http/system-routes.ts";
import { registerWebApp } from "./http/web-app.ts";
import { maintenanceJobs } from "./jobs/maintenance.ts";
import { createJobRunner } from "./jobs/runner.ts";
import { createOutboxFolder } from "./mail/outbox-folder.ts";
import { codeSender } from "./mail/text-messages.ts";
import { createSmtpTransport } from "./mail/transport.ts";
import { type Monitoring, startMonitoring } from "./monitoring/monitoring.ts";
import { createStateReader } from "./monitoring/state.ts";
import type { Sandbox } from "./payments/sandbox/sandbox.ts";
import type { PhotoClassifier } from "./photos/photo-classifier.ts";
import { isGone } from "./platform/auth/session-gate.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config/config.ts";
import { addressOf } from "./platform/config/settings.ts";
import type { Database } from "./platform/database/open.ts";
import { createDatabaseOutage } from "./platform/database/outage.ts";
import { openReplicas } from "./platform/database/replicas.ts";
import { tryWrite } from "./platform/database/try-write.ts";
import { createKeyedHash } from "./platform/keyed-hash.ts";
import { createLimiter, unlimited } from "./platform/limits/limiter.ts";
import type { Log } from "./platform/log.ts";
import type { JobEffect, JobHandler } from "./platform/outbox.ts";
import { createHostCheck } from "./platform/own-host.ts";
import { startTracing } from "./platform/tracing.ts";
import { createRanker } from "./ranking/ranker.ts";
import { createRealtime } from "./realtime/realtime.ts";
import { createStorage, storageSettings } from "./storage/storage.ts";

/** The wired application, not yet listening. */
export interface Application {
  app: FastifyInstance;
  /** In development without a Stripe key. */
  sandbox: Sandbox | undefined;
  /** Starts the job runner and loading the ranking. */
  start(): Promise<void>;
  /**
   * Fails health checks for `DRAIN_SECONDS`, then refuses new requests and waits for running ones, jobs and their live
   * events. The caller closes the database.
   */
  close(): Promise<void>;
}

const WEB_FOLDER = fileURLToPath(new URL("../web/dist", import.meta.url));

/** Replaced in tests. */
export interface ApplicationOptions {
  clock?: Clock | undefined;
  webFolder?: string | undefined;
  classifier?: PhotoClassifier | undefined;
  pushToPrivateHosts?: boolean | undefined;
  /** Effects whose jobs wait. If payments are held, the provider is never called. */
  held?: ReadonlySet<JobEffect> | undefined;
}

/** Opens what all features stand on, and puts their areas together, from the bottom up. */
export async function createApplication(
  config: Config,
  database: Database,
  log: Log,
  {
    clock = systemClock,
    webFolder = WEB_FOLDER,
    classifier,
    pushToPrivateHosts,
    held = new Set(),
  }: ApplicationOptions = {},
): Promise<Application> {
  const { db } = database;
  const { PUBLIC_URL: publicUrl, AUTH_SECRET: secret, DATABASE_POOL: maxConnections, TRUSTED_PROXIES } = config;
  const { AUTH_SECRETS_EARLIER: earlierSecrets, CONTACT_EMAIL: contactEmail } = config;
  const replicas = await openReplicas(config.DATABASE_READ_URL, { primary: database, maxConnections, log });
  const origins = allowedOrigins(config);
  const { FLAGS: flags, HSTS_SUBDOMAINS: coversSubdomains } = config;
  const headers = securityHeaders({ isHttps: publicUrl.startsWith("https:"), flags, coversSubdomains });
  const isOwnHost = config.isProduction ? createHostCheck({ publicUrl, trustedProxies: TRUSTED_PROXIES }) : undefined;
  const outboxFolder = config.SMTP_URL ? undefined : createOutboxFolder(join(config.DATA_DIR, "outbox"), publicUrl);
  const mail = outboxFolder ?? createSmtpTransport({ url: config.SMTP_URL ?? "", from: config.MAIL_FROM, publicUrl });
  const { avatars: storage, erasures } = await createStorage(storageSettings(config), log);
  const outage = createDatabaseOutage(log, { tryWrite: () => tryWrite(database) });
  const jobs = createJobRunner(database, log, outage);
  const limiter = config.RATE_LIMITS ? await createLimiter({ redisUrl: config.REDIS_URL, log }) : unlimited;
  const { gate, ...sessions } = openSessions({ db, clock, config });
  const realtime = createRealtime({
    headers,
    isOwnHost,
    gate,
    db,
    allowedOrigins: origins,
    redisUrl: config.REDIS_URL,
    log,
    outage,
    trustedProxies: TRUSTED_PROXIES,
    limiter,
    clock,
  });
  const ranker = createRanker({ source: rankingSource(database), log, now: () => clock.now().getTime(), outage });
  const switches = createSwitches({ db, log });
  const state = createStateReader({
    database,
    outage,
    storage,
    mail,
    jobs,
    ranker,
    redis: limiter.redis,
    dataDir: config.DATA_DIR,
    readLastBackup: () => lastBackup(db),
    replicas: config.DATABASE_READ_URL.length > 0 ? replicas : undefined,
  });
  const parts = {
    config,
    db,
    read: replicas.read,
    clock,
    log,
    secret,
    earlierSecrets,
    publicUrl,
    contactEmail,
    origins,
    mail,
    outbox: jobs,
    storage,
    limiter,
    realtime,
    ranker,
    gate,
    hashText: createKeyedHash(secret, "nakamatch first messages"),
    attentionOf: realtime.attentionOf,
    calendarSender: { email: addressOf(config.MAIL_FROM) ?? contactEmail, publicUrl },
  };
  const people = peopleArea({
    ...parts,
    readWatchers: readPresenceWatchers,
    readEventsInCommon: async (read, viewerId, personId) =>
      (await eventsInCommon({ db: read, clock }, viewerId, [personId])).get(personId),
  });
  const signIn = signInArea({
    ...parts,
    ...sessions,
    sendCode: codeSender(config, config.isProduction ? undefined : outboxFolder),
    requireOpenRegistration: switches.requireOpenRegistration,
    describeBan: (factors, ...banned) => describeSuspension({ ...parts, factors }, ...banned),
  });
  const premium = await premiumArea({ ...parts, isHeld: held.has("payments") });
  const photos = photosArea({ ...parts, classifier });
  const push = pushArea({ ...parts, toPrivateHosts: pushToPrivateHosts });
  const notifications = notificationsArea(parts);
  const areas = {
    signals: signalsArea(parts),
    meeting: meetingArea(parts),
    chats: chatsArea(parts),
    moderation: moderationArea(parts),
    operation: operationArea({ ...parts, erasures, jobs, switches, readState: state.read, factors: signIn.factors }),
  };
  realtime.onActive((personId) => void people.presence.touch(personId));
  realtime.onTyping((personId, chatId) => void announceTyping(parts, personId, chatId));
  let isStopping = false;
  const { OPERATOR_NAME: operator = null, OPERATOR_ADDRESS: address = null } = config;
  const contact = { email: contactEmail, operator, address };
  const router = publicProcedures.router({
    system: systemRoutes({ database, isStopping: () => isStopping, contact, log }),
    ...areas.signals.routes,
    ...people.routes,
    ...signIn.routes,
    ...premium.routes,
    ...photos.routes,
    ...push.routes,
    ...areas.meeting.routes,
    ...areas.chats.routes,
    ...areas.moderation.routes,
    ...notifications.routes,
    ...areas.operation.routes,
    emailChange: { ...signIn.routes.emailChange, ...areas.operation.objection },
  });
  const app = await createHttpApp({
    log,
    publicUrl,
    headers,
    isOwnHost,
    hasReference: config.API_REFERENCE,
    allowedOrigins: origins,
    trustedProxies: TRUSTED_PROXIES,
    limiter,
    router,
    gate,
    isGone: (personId) => isGone(db, personId),
    databaseOutage: outage,
    onMemberAct: (personId) => void people.presence.touch(personId),
    requireNoMaintenance: switches.requireNoMaintenance,
  });
  if (outboxFolder && !config.isProduction) registerDevMail(app, { outbox: outboxFolder });
  premium.registerWebhook(app);
  notifications.registerUnsubscribe(app);
  photos.registerFiles(app);
  areas.chats.registerPlanLinks(app);
  areas.chats.registerCheckInPages(app);
  registerCrawlerFiles(app, { publicUrl });
  await registerWebApp(app, {
    folder: webFolder,
    publicUrl,
    leaveOut: premium.isUsualOffer ? [] : ["/premium"],
    isRegistrationClosed: switches.isRegistrationClosed,
  });
  await realtime.start(app.server);
  const handlers = [people, signIn, premium, photos, push, notifications, ...Object.values(areas)].flatMap<
    JobHandler<unknown>
  >((area) => area.jobs);
  let monitoring: Monitoring | undefined;
  let endTracing: (() => Promise<void>) | undefined;
  return {
    app,
    sandbox: premium.sandbox,
    async start() {
      const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: traceEndpoint } = config;
      if (port !== undefined) monitoring = await startMonitoring({ port, host, database, realtime, state });
      if (traceEndpoint !== undefined) endTracing = await startTracing(traceEndpoint, config);
      // Verifiers need a key from the start.
      await sessions.keys.current();
      await jobs.start([...handlers, ...maintenanceJobs(database)], held);
      // The database ranks until the index is loaded.
      void ranker.start();
      // If it fails, the first search retries.
      void people.catalogue.load().catch(() => {});
    },
    async close() {
      isStopping = true;
      // A proxy may reuse a kept connection just as it closes, and cannot repeat every request.
      app.server.prependListener("request", (_, response) => response.setHeader("connection", "close"));
      if (app.server.listening) await sleep(config.DRAIN_SECONDS * 1000);
      realtime.closeSockets();
      await closeGently(app);
      await ranker.close();
      await jobs.stop();
      // Closed last, as requests and jobs publish until they end.
      await realtime.close();
      await premium.close();
      await photos.close();
      mail.close();
      limiter.close();
      await replicas.close();
      await monitoring?.close();
      await endTracing?.();
    },
  };
}
