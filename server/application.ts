import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { moderationAreas } from "./application-moderation.ts";
import { accountJobs, warnOfWrongPasswords } from "./features/accounts/jobs.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { answerRequest, findRecipient } from "./features/accounts/service.ts";
import type { BanDescription } from "./features/accounts/types.ts";
import { avatarJobs } from "./features/avatars/jobs.ts";
import { avatarRoutes } from "./features/avatars/routes.ts";
import { findPhoto } from "./features/avatars/service.ts";
import { billingJobs } from "./features/billing/jobs.ts";
import { registerPaymentWebhook, WEBHOOK_PATH } from "./features/billing/routes.ts";
import { billingWork, findForSandbox } from "./features/billing/service.ts";
import { blockRoutes } from "./features/blocks/routes.ts";
import { catalogueRoutes } from "./features/catalogue/routes.ts";
import { createCatalogue } from "./features/catalogue/service.ts";
import { chatRoutes } from "./features/chats/routes.ts";
import { announceTyping, readPresenceWatchers } from "./features/chats/service.ts";
import { dailyPeopleJobs } from "./features/daily-people/jobs.ts";
import { dailyPeopleRoutes } from "./features/daily-people/routes.ts";
import { dataExportJobs } from "./features/data-export/jobs.ts";
import { dataExportRoutes } from "./features/data-export/routes.ts";
import { decisionJobs } from "./features/decisions/jobs.ts";
import { deletionJobs } from "./features/deletion/jobs.ts";
import { deletionRoutes } from "./features/deletion/routes.ts";
import { digestJobs } from "./features/digest-emails/jobs.ts";
import { createUnsubscribeTokens } from "./features/digest-emails/policy.ts";
import { digestRoutes, registerDigestUnsubscribe } from "./features/digest-emails/routes.ts";
import { discoveryJobs } from "./features/discovery/jobs.ts";
import { discoveryRoutes } from "./features/discovery/routes.ts";
import { rankingSource } from "./features/discovery/service.ts";
import { dotRoutes } from "./features/dots/routes.ts";
import { emailChangeJobs } from "./features/email-change/jobs.ts";
import { emailChangeRoutes } from "./features/email-change/routes.ts";
import { factorJobs } from "./features/factors/jobs.ts";
import { factorRoutes } from "./features/factors/routes.ts";
import { factorSeal } from "./features/factors/service.ts";
import { geographyRoutes } from "./features/geography/routes.ts";
import { identityRoutes } from "./features/identity/routes.ts";
import { interestJobs } from "./features/interests/jobs.ts";
import { interestRoutes } from "./features/interests/routes.ts";
import { likeWordJobs } from "./features/like-words/jobs.ts";
import { likeWordRoutes } from "./features/like-words/routes.ts";
import { likeRoutes } from "./features/likes/routes.ts";
import { moderationJobs } from "./features/moderation/jobs.ts";
import { announceReport } from "./features/moderation/service.ts";
import { bellJobs } from "./features/moderation-bell/jobs.ts";
import { flagJobs } from "./features/moderation-flags/jobs.ts";
import { operatorJobs } from "./features/operator/jobs.ts";
import { operatorRoutes } from "./features/operator/routes.ts";
import { passkeyJobs } from "./features/passkeys/jobs.ts";
import { passkeyRoutes } from "./features/passkeys/routes.ts";
import { premiumRoutes } from "./features/premium/routes.ts";
import { isUsualOffer } from "./features/premium/service.ts";
import { createPresenceTracker } from "./features/presence/service.ts";
import { profileRoutes } from "./features/profiles/routes.ts";
import { promptRoutes } from "./features/prompts/routes.ts";
import { pushJobs } from "./features/push-notifications/jobs.ts";
import { pushRoutes } from "./features/push-notifications/routes.ts";
import { createPushKeyRing } from "./features/push-notifications/service.ts";
import { providerRoutes, registrationRoutes } from "./features/registration/routes.ts";
import { outcomeJobs } from "./features/report-outcomes/jobs.ts";
import { reportJobs } from "./features/reports/jobs.ts";
import { reportRoutes } from "./features/reports/routes.ts";
import { savedSearchRoutes } from "./features/saved-searches/routes.ts";
import { securityEmailJobs } from "./features/security-emails/jobs.ts";
import { sessionJobs } from "./features/sessions/jobs.ts";
import { sessionRoutes } from "./features/sessions/routes.ts";
import { accessTokenReader } from "./features/sessions/service.ts";
import { shelfRoutes } from "./features/shelf/routes.ts";
import { authRoutes } from "./features/sign-in/routes.ts";
import { signingKeyJobs } from "./features/signing-keys/jobs.ts";
import { createSigningKeys, signingKeySeal } from "./features/signing-keys/service.ts";
import { statementJobs } from "./features/statements-of-reasons/jobs.ts";
import { suspensionRoutes } from "./features/suspension/routes.ts";
import { describeSuspension } from "./features/suspension/service.ts";
import { switchRoutes } from "./features/switches/routes.ts";
import { createSwitches } from "./features/switches/service.ts";
import { verificationJobs } from "./features/verification/jobs.ts";
import { verificationRoutes } from "./features/verification/routes.ts";
import { allowedOrigins, ownAddress } from "./http/addresses.ts";
import { createHttpApp } from "./http/app.ts";
import { closeGently } from "./http/close-gently.ts";
import { registerCrawlerFiles } from "./http/crawlers.ts";
import { registerDevMail } from "./http/dev-mail.ts";
import { registerPhotos } from "./http/photos.ts";
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
import { openPayments } from "./payments/payments.ts";
import { pricesOf } from "./payments/prices.ts";
import type { Sandbox } from "./payments/sandbox/sandbox.ts";
import { createPhotoClassifier, type PhotoClassifier } from "./photos/photo-classifier.ts";
import { createPhotoEncoder } from "./photos/photo-encoder.ts";
import { createKnownDevices } from "./platform/auth/known-devices.ts";
import { createPasswordCheck } from "./platform/auth/password-check.ts";
import { createPasswords } from "./platform/auth/passwords.ts";
import { createProviderIdentities } from "./platform/auth/provider-identity.ts";
import { createProviders, providerSettings } from "./platform/auth/providers.ts";
import { createQueueTickets } from "./platform/auth/queue-tickets.ts";
import { createRegistrations } from "./platform/auth/registrations.ts";
import { createSessionCookies } from "./platform/auth/session-cookies.ts";
import { createSessionGate } from "./platform/auth/session-gate.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config/config.ts";
import type { Database } from "./platform/database/open.ts";
import { createDatabaseOutage } from "./platform/database/outage.ts";
import { openReplicas } from "./platform/database/replicas.ts";
import { createKeyedHash } from "./platform/keyed-hash.ts";
import { createLimiter, unlimited } from "./platform/limits/limiter.ts";
import type { Log } from "./platform/log.ts";
import type { JobEffect } from "./platform/outbox.ts";
import { createHostCheck } from "./platform/own-host.ts";
import { startTracing } from "./platform/tracing.ts";
import { createPushSender } from "./platform/web-push/sender.ts";
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

/** Wires all parts together. */
export async function createApplication(
  config: Config,
  database: Database,
  log: Log,
  {
    clock = systemClock,
    webFolder = WEB_FOLDER,
    classifier = config.PHOTO_CLASSIFIER ? createPhotoClassifier() : undefined,
    pushToPrivateHosts,
    held = new Set(),
  }: ApplicationOptions = {},
): Promise<Application> {
  const { db } = database;
  const { PUBLIC_URL: publicUrl, AUTH_SECRET: secret, DATABASE_POOL: maxConnections } = config;
  const replicas = await openReplicas(config.DATABASE_READ_URL, { primary: database, maxConnections, log });
  const { read } = replicas;
  const origins = allowedOrigins(config);

  const outboxFolder = config.SMTP_URL ? undefined : createOutboxFolder(join(config.DATA_DIR, "outbox"), publicUrl);
  const mail = outboxFolder ?? createSmtpTransport({ url: config.SMTP_URL ?? "", from: config.MAIL_FROM, publicUrl });
  const emails = { mail, publicUrl, contactEmail: config.CONTACT_EMAIL };
  const { avatars: storage, erasures } = await createStorage(storageSettings(config), log);
  const factorKey = factorSeal(secret, config.AUTH_SECRETS_EARLIER);
  const sender = createPushSender({ subject: `mailto:${config.CONTACT_EMAIL}`, toPrivateHosts: pushToPrivateHosts });
  const pushKeys = createPushKeyRing(db, secret, config);
  const digests = { db, clock, tokens: createUnsubscribeTokens(secret, config.AUTH_SECRETS_EARLIER) };
  const outage = createDatabaseOutage(log);
  const jobs = createJobRunner(database, log, outage);
  const limiter = config.RATE_LIMITS ? await createLimiter({ redisUrl: config.REDIS_URL, log }) : unlimited;
  const keys = createSigningKeys({ db, seal: signingKeySeal(secret) });
  const cookies = createSessionCookies(publicUrl);
  const gate = createSessionGate({ db, cookies, read: accessTokenReader({ keys, publicUrl }) });
  const headers = securityHeaders({ isHttps: publicUrl.startsWith("https:"), flags: config.FLAGS });
  const isOwnHost = config.isProduction
    ? createHostCheck({ publicUrl, trustedProxies: config.TRUSTED_PROXIES })
    : undefined;
  const realtime = createRealtime({
    headers,
    isOwnHost,
    gate,
    db,
    allowedOrigins: origins,
    redisUrl: config.REDIS_URL,
    log,
    outage,
    trustedProxies: config.TRUSTED_PROXIES,
    limiter,
  });

  const checkPassword = createPasswordCheck({ leakedUrl: config.LEAKED_PASSWORDS_URL, log });
  const accounts = { db, outbox: jobs, clock, secret, publicUrl, checkPassword, passwords: createPasswords() };
  const switches = createSwitches({ db, log });
  const { requireOpenRegistration: requireOpen, requireNoMaintenance } = switches;
  const registration = { ...accounts, reservedNicknames: config.RESERVED_NICKNAMES, requireOpen };
  const devices = createKnownDevices({ secret, publicUrl });
  const identities = createProviderIdentities({ secret, publicUrl });
  const registrations = createRegistrations({ secret, publicUrl });
  const providers = createProviders({ publicUrl, secret, log, ...providerSettings(config) });
  const factors = {
    db,
    outbox: jobs,
    clock,
    secret,
    seal: factorKey,
    connections: realtime,
    earlierSecrets: config.AUTH_SECRETS_EARLIER,
    sendCode: codeSender(config, config.isProduction ? undefined : outboxFolder),
  };

  const describeBan: BanDescription = (id, proof) => describeSuspension({ ...accounts, factors }, id, proof);
  const passkeys = { db, outbox: jobs, log, publicUrl, origins };
  const encoder = createPhotoEncoder(log);
  const avatars = { db, outbox: jobs, storage, encoder, classifier, realtime, clock, log };
  const ranker = createRanker({ source: rankingSource(database), log, now: () => clock.now().getTime(), outage });
  const presence = createPresenceTracker({ db, realtime, clock, log, readWatchers: readPresenceWatchers });
  realtime.onActive((personId) => void presence.touch(personId));
  realtime.onTyping((personId, chatId) => void announceTyping({ db, realtime, limiter, log }, personId, chatId));
  const catalogue = createCatalogue(db);
  const adopt = (subscriptionId: string) => findForSandbox({ db, site: publicUrl }, subscriptionId);
  const payments = await openPayments(config, { adopt });
  const provider = held.has("payments") ? undefined : payments.provider;
  const billing = { db, outbox: jobs, realtime, provider, site: publicUrl, log };
  const decisions = { db, realtime, outbox: jobs, clock, secret };
  const { CONTACT_EMAIL: email, OPERATOR_NAME: operator = null, OPERATOR_ADDRESS: address = null } = config;
  const prices = pricesOf(config);
  const checked = { database, storage, mail, jobs, ranker, redis: limiter.redis, dataDir: config.DATA_DIR };
  const state = createStateReader({ ...checked, replicas: config.DATABASE_READ_URL.length > 0 ? replicas : undefined });
  let isStopping = false;
  const hashText = createKeyedHash(secret, "nakamatch first messages");
  const router = publicProcedures.router({
    system: systemRoutes({ database, isStopping: () => isStopping, contact: { email, operator, address }, log }),
    accounts: { ...accountRoutes(accounts), ...registrationRoutes({ ...registration, registrations }) },
    providers: providerRoutes({ ...registration, describeBan, identities, configured: providers.names }),
    auth: authRoutes({
      ...accounts,
      log,
      keys,
      cookies,
      devices,
      identities,
      registrations,
      describeBan,
      providers,
      passkeys,
      tickets: createQueueTickets(secret),
      limiter,
      connections: realtime,
      onManyWrongPasswords: (email) => void warnOfWrongPasswords({ ...accounts, log }, email),
    }),
    emailChange: emailChangeRoutes({ ...accounts, limiter, connections: realtime }),
    sessions: sessionRoutes({ db, connections: realtime }),
    identity: identityRoutes({ ...accounts, limiter, connections: realtime }),
    factors: factorRoutes(factors),
    passkeys: passkeyRoutes(passkeys),
    avatars: avatarRoutes(avatars),
    geography: geographyRoutes({ db }),
    profiles: profileRoutes({ db, read, clock }),
    prompts: promptRoutes({ db }),
    interests: { ...catalogueRoutes({ catalogue }), ...interestRoutes({ db, clock, config, limiter, log }) },
    shelf: shelfRoutes({ db }),
    blocks: blockRoutes({ db, read, realtime }),
    discovery: discoveryRoutes({ db, read, clock, ranker }),
    dailyPeople: dailyPeopleRoutes({ db, clock, ranker }),
    savedSearches: savedSearchRoutes({ db }),
    likes: likeRoutes({ db, read, clock, realtime, outbox: jobs, hashText }),
    likeWords: likeWordRoutes({ db, read }),
    reports: reportRoutes({ db, storage, clock, log, onReported: () => void announceReport({ db, realtime }) }),
    ...moderationAreas({
      decisions: { ...decisions, storage },
      appeals: { ...accounts, realtime },
      canTranslate: config.MODERATION_TRANSLATE,
    }),
    verification: verificationRoutes(avatars),
    pushNotifications: pushRoutes({ db, keys: pushKeys, sender }),
    digests: digestRoutes(digests),
    chats: chatRoutes({ db, read, realtime, limiter, outbox: jobs, hashText }),
    dots: dotRoutes({ db }),
    dataExport: dataExportRoutes({ db, outbox: jobs }),
    deletion: deletionRoutes(decisions),
    suspension: suspensionRoutes({ ...decisions, limiter, factors }),
    premium: premiumRoutes({ ...billing, clock, publicUrl, prices }),
    operator: operatorRoutes({ db, jobs, readState: state.read }),
    switches: switchRoutes(switches),
  });
  const app = await createHttpApp({
    log,
    publicUrl,
    headers,
    isOwnHost,
    hasReference: config.API_REFERENCE,
    allowedOrigins: origins,
    trustedProxies: config.TRUSTED_PROXIES,
    limiter,
    router,
    gate,
    databaseOutage: outage,
    onMemberAct: (personId) => void presence.touch(personId),
    requireNoMaintenance,
  });
  payments.sandbox?.webhooks.sendTo(() => `${ownAddress(app)}${WEBHOOK_PATH}`);
  if (outboxFolder && !config.isProduction) registerDevMail(app, { outbox: outboxFolder });
  registerPaymentWebhook(app, billing);
  registerDigestUnsubscribe(app, { ...digests, limiter });
  registerPhotos(app, { gate, find: (path, viewer) => findPhoto(avatars, path, viewer) });
  registerCrawlerFiles(app, { publicUrl });
  const leaveOut = isUsualOffer({ provider, prices }) ? [] : ["/premium"];
  await registerWebApp(app, { folder: webFolder, publicUrl, leaveOut });
  await realtime.start(app.server);
  const isConnected = (personId: string) => realtime.isConnected(personId);
  const handlers = [
    ...accountJobs({ ...accounts, mail, answerRequest: (kind, request) => answerRequest(accounts, kind, request) }),
    ...avatarJobs({ db, storage }),
    ...verificationJobs({ db, mail, outbox: jobs, publicUrl }),
    ...discoveryJobs({ db }),
    ...dailyPeopleJobs({ db, clock }),
    ...likeWordJobs(db),
    ...reportJobs({ db }),
    ...outcomeJobs({ db }),
    ...statementJobs({ db, mail, publicUrl }),
    ...decisionJobs({ db, outbox: jobs }),
    ...flagJobs({ db }),
    ...moderationJobs({ ...emails, db }),
    ...bellJobs({ db, outbox: jobs, clock }),
    ...signingKeyJobs({ db }),
    ...sessionJobs({ db }),
    ...billingJobs({ ...emails, db, work: billingWork(billing) }),
    ...securityEmailJobs({ findRecipient: (userId) => findRecipient(db, userId), mail, publicUrl }),
    ...dataExportJobs({ db, mail, storage, clock, publicUrl }),
    ...deletionJobs({ ...emails, secret, clock, erasures }),
    ...emailChangeJobs({ db, mail, secret, publicUrl }),
    ...factorJobs({ db, seal: factorKey }),
    ...passkeyJobs({ db }),
    ...pushJobs({ db, clock, sender, isConnected, readKeys: pushKeys.current }),
    ...digestJobs({ ...digests, ranker, mail, publicUrl, secret, isConnected, outbox: jobs }),
    ...maintenanceJobs(database),
    ...operatorJobs({ db }),
    ...interestJobs({ db }),
  ];
  let monitoring: Monitoring | undefined;
  let endTracing: (() => Promise<void>) | undefined;
  return {
    app,
    sandbox: payments.sandbox,
    async start() {
      const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: traceEndpoint } = config;
      if (port !== undefined) monitoring = await startMonitoring({ port, host, database, realtime, state });
      if (traceEndpoint !== undefined) endTracing = await startTracing(traceEndpoint, config);
      // Verifiers need a key from the start.
      await keys.current();
      await jobs.start(handlers, held);
      // The database ranks until the index is loaded.
      void ranker.start();
      // If it fails, the first search retries.
      void catalogue.load().catch(() => {});
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
      await payments.close();
      await encoder.close();
      await classifier?.close();
      mail.close();
      limiter.close();
      await replicas.close();
      await monitoring?.close();
      await endTracing?.();
    },
  };
}
