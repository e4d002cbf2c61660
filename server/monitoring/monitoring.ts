import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { ConfigError } from "../platform/config/config.ts";
import type { Database } from "../platform/database/open.ts";
import { registry as counted } from "../platform/metrics.ts";
import type { Realtime } from "../realtime/realtime.ts";
import type { StateReader } from "./state.ts";

export interface MonitoringParts {
  port: number;
  host: string;
  database: Pick<Database, "pool">;
  realtime: Pick<Realtime, "openSockets">;
  /** Stays open. */
  state: Pick<StateReader, "read">;
}

export interface Monitoring {
  /** Without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` and `/health` for operators, on a separate port without authentication. They contain nothing about
 * people.
 *
 * @throws {ConfigError} if the port is taken
 */
export async function startMonitoring(parts: MonitoringParts): Promise<Monitoring> {
  const { database, realtime, state: reader, port, host } = parts;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `nakamatch_${name}`, help, labelNames, registers: [registry] });
  const connections = gauge("database_connections", "Connections of this process to the database", "state");
  const waiting = gauge("database_waiting", "Requests and jobs that wait for a connection to the database");
  const sockets = gauge("sockets_open", "Live connections of members to this process");
  const up = gauge("part_up", "1 if the part does its work, as in /health", "part");
  const queued = gauge("jobs", "Jobs of all processes: ready ones wait, failed ones were given up", "queue", "state");
  const delay = gauge("jobs_delay_seconds", "How long the oldest job that is due has waited");
  const people = gauge("ranking_people", "People in the index of the ranking");
  const backup = gauge("last_backup_timestamp_seconds", "When the last backup was made, 0 without one");
  const free = gauge("disk_free_bytes", "Free space on the disk of DATA_DIR");

  async function writeMetrics(): Promise<string> {
    const { totalCount, idleCount, waitingCount } = database.pool;
    connections.set({ state: "used" }, totalCount - idleCount);
    connections.set({ state: "idle" }, idleCount);
    waiting.set(waitingCount);
    sockets.set(realtime.openSockets());
    const state = await reader.read();
    for (const [part, { ok }] of Object.entries(state.parts)) up.set({ part }, Number(ok));
    queued.reset();
    for (const { name: queue, readyCount, deferredCount, activeCount, failedCount } of state.queues) {
      queued.set({ queue, state: "ready" }, readyCount);
      queued.set({ queue, state: "deferred" }, deferredCount);
      queued.set({ queue, state: "active" }, activeCount);
      queued.set({ queue, state: "failed" }, failedCount);
    }
    delay.set(state.delay);
    people.set(state.people);
    free.set(state.disk.free);
    backup.set(state.lastBackup);
    return (await counted.metrics()) + (await registry.metrics());
  }

  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.url === "/metrics") {
        const metrics = await writeMetrics();
        return response.writeHead(200, { "content-type": registry.contentType }).end(metrics);
      }
      if (request.url !== "/health") return response.writeHead(404).end();
      const state = await reader.read();
      const isWell = Object.values(state.parts).every(({ ok }) => ok);
      const body = JSON.stringify({ status: isWell ? "ok" : "degraded", parts: state.parts });
      return response.writeHead(isWell ? 200 : 503, { "content-type": "application/json" }).end(body);
    };
    answer().catch(() => response.writeHead(500).end());
  });
  server.listen(port, host);
  await once(server, "listening").catch((error) => {
    throw error.code === "EADDRINUSE" ? new ConfigError(`METRICS_PORT ${port} is taken. Choose another.`) : error;
  });
  const { address, family, port: opened } = server.address() as AddressInfo;
  return {
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${opened}`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
