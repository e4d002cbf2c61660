/** Preloaded into the server (`--import`): reports event loop delay, the server's share of it, and memory. */
import { writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { createHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";
import type { FromMonitor, ToMonitor } from "./monitor-messages.ts";

const RESOLUTION_MS = 1;

if (isMainThread && process.send) watch();

function watch(): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const held = createHistogram();
  measureHeld((microseconds) => held.record(microseconds));
  const late = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1000) / 1000 - RESOLUTION_MS);
  const profiler = new Session();
  const work = async (message: ToMonitor): Promise<FromMonitor> => {
    if (message.kind === "profile") {
      profiler.connect();
      await profiler.post("Profiler.enable");
      await profiler.post("Profiler.start");
    }
    if (message.kind === "save profile") {
      const { profile } = await profiler.post("Profiler.stop");
      writeFileSync(message.file, JSON.stringify(profile));
    }
    const { user, system } = process.cpuUsage();
    const taken = {
      p50: late(delays.percentile(50)),
      p99: late(delays.percentile(99)),
      max: late(delays.max),
      held: { p99: held.percentile(99) / 1000, max: held.max / 1000 },
      rss: process.memoryUsage.rss(),
      processorMs: (user + system) / 1000,
    };
    delays.reset();
    held.reset();
    return taken;
  };
  process.on("message", (message: ToMonitor) => void work(message).then((taken) => process.send?.(taken)));
  process.channel?.unref();
}

/** CPU time within each delay, in microseconds; the rest went to other processes, such as client and database. */
function measureHeld(record: (microseconds: number) => void): void {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return user + system;
  };
  let [due, before] = [performance.now() + RESOLUTION_MS, used()];
  const tick = () => {
    const now = performance.now();
    const work = used() - before;
    record(Math.max(1, Math.round(Math.min(work, (now - due) * 1000))));
    [due, before] = [now + RESOLUTION_MS, before + work];
    setTimeout(tick, RESOLUTION_MS).unref();
  };
  setTimeout(tick, RESOLUTION_MS).unref();
}
