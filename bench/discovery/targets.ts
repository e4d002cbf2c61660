import type { Engine } from "./database-home.ts";
import type { inProcess } from "./in-process.ts";
import type { overHttp } from "./over-http.ts";

export interface Target {
  what: string;
  figure: number | null;
  unit: string;
  atMost?: number;
  atLeast?: number;
  met: boolean;
}

interface Figures {
  people: number;
  engine: Engine;
  inProcess: Awaited<ReturnType<typeof inProcess>>;
  http: Awaited<ReturnType<typeof overHttp>>;
}

/** Most apply up to a million people on PostgreSQL. */
export function findTargets({ people, engine, inProcess: own, http }: Figures): Target[] {
  const page = own.engine["no filters"];
  const answer = http.alone["no filters"];
  const answers = [answer?.distance.p95, answer?.compatibility.p95].filter((figure) => figure !== undefined);
  const visible = Math.max(http.visible.ownLike.p95, http.visible.interestOfAnother.p95);
  const targets = [
    atMost("engine, page by compatibility, p95", page?.compatibility.p95, 4),
    atMost("engine, page by distance, p95", page?.distance.p95, 0.5),
    atMost("whole load of the index by the server", http.loading.whole, 4000),
    atMost("a change is visible, p95", visible, 100),
  ];
  if (engine === "pglite") return [...targets, atMost("whole answer, one client, p95", Math.max(...answers), 25)];
  const loops = [http.loading.loop, http.loopWhileOneAsks, ...http.together.map(({ loop }) => loop)];
  targets.push(
    atMost("whole answer, one client, p95", Math.max(...answers), 10),
    atLeast("answers per second", Math.max(...http.together.map((load) => load.requestsPerSecond)), 250, "1/s"),
    atMost("main loop late, p99", Math.max(...loops.map(({ p99 }) => p99)), 10),
    atMost("main loop held by the server's own work, at most", Math.max(...loops.map(({ held }) => held.max)), 10),
  );
  if (people < 1_000_000) return targets;
  return [
    ...targets,
    atMost("memory per person", own.load.bytesPerPerson, 130, "bytes"),
    atLeast("times faster than plain SQL by compatibility", own.literalToEngine.compatibility, 1000, ""),
  ];
}

function atMost(what: string, figure: number | undefined, bound: number, unit = "ms"): Target {
  return { what, figure: figure ?? null, unit, atMost: bound, met: figure !== undefined && figure <= bound };
}

function atLeast(what: string, figure: number, bound: number, unit: string): Target {
  return { what, figure, unit, atLeast: bound, met: figure >= bound };
}
