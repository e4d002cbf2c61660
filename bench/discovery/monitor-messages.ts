export type ToMonitor = { kind: "take" } | { kind: "profile" } | { kind: "save profile"; file: string };

/** Milliseconds of event loop delay and the server's share; bytes of memory; processor time since the start. */
export interface FromMonitor {
  p50: number;
  p99: number;
  max: number;
  held: { p99: number; max: number };
  rss: number;
  processorMs: number;
}
