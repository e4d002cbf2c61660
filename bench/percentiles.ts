export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

export function percentiles(times: readonly number[]): Percentiles {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 1000) / 1000;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
