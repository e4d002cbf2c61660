/** Metrics of this process, served by `server/monitoring/`. Labels come from closed sets: never an id, address, path or text. */
import { Counter, Gauge, Histogram, Registry } from "prom-client";

export const registry = new Registry();
const registers = [registry];

/**
 * `endpoint` is the contract's name, such as `likes.like`, or the route's pattern; `status` is a class such as `2xx`,
 * or `aborted`.
 */
export const requests = new Histogram({
  registers,
  name: "nakamatch_http_request_duration_seconds",
  help: "Time from a request's arrival to the end of its answer, or until its client was gone (aborted)",
  labelNames: ["endpoint", "status"],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

/** For refused sign-ins see `auth.signIn…` and `authentication.finishProvider`. */
export const refusals = new Counter({
  registers,
  name: "nakamatch_refusals_total",
  help: "Requests that were answered with an error code",
  labelNames: ["endpoint", "code"],
});

export const emails = new Counter({
  registers,
  name: "nakamatch_emails_total",
  help: "Emails that the mail server took (sent) or not (failed; retried by the job)",
  labelNames: ["outcome"],
});
// Prometheus sees no increase in a series that begins with its first failure.
for (const outcome of ["sent", "failed"]) emails.inc({ outcome }, 0);

export const pushes = new Counter({
  registers,
  name: "nakamatch_pushes_total",
  help: "Push notifications by what the push service answered",
  labelNames: ["outcome"],
});

export const unreadNotifications = new Counter({
  registers,
  name: "nakamatch_payment_notifications_unread_total",
  help: "Notifications of the payment provider whose content could not be read; they are kept",
});

export const storageOperations = new Histogram({
  registers,
  name: "nakamatch_storage_operation_duration_seconds",
  help: "Reading, storing and deleting of photos in the folder or bucket",
  labelNames: ["operation", "outcome"],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 5, 15],
});

/** `engine` is `index`, or `sql` while no index is loaded and for who goes to an event. */
export const rankings = new Histogram({
  registers,
  name: "nakamatch_ranking_search_duration_seconds",
  help: "Ranking of one page of people",
  labelNames: ["engine"],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5],
});

export const readings = new Counter({
  registers,
  name: "nakamatch_readings_total",
  help: "Readings of people and lists by the server that answered; none without DATABASE_READ_URL",
  labelNames: ["server"],
});

export const replicaLag = new Gauge({
  registers,
  name: "nakamatch_replica_lag_bytes",
  help: "What a replica had still to replay when it was last asked; replicas have the numbers of DATABASE_READ_URL",
  labelNames: ["replica"],
});
