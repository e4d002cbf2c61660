export type ToMonitor = { kind: "take" } | { kind: "profile" } | { kind: "save profile"; file: string };

/**
 * How late the main loop was and how long of it the server's own work held it, in milliseconds; bytes of the process, and
 * its processor time since it began.
 */
export interface FromMonitor {
  p50: number;
  p99: number;
  max: number;
  held: { p99: number; max: number };
  rss: number;
  processorMs: number;
}
