import { join } from "node:path";
import type { Cleanup } from "./cleanup.ts";
import { signIn, startClient } from "./clients.ts";
import type { Home } from "./database-home.ts";
import type { Filled } from "./fill.ts";
import { type HttpBench, measureAlone, measureTogether } from "./measure-http.ts";
import { measureVisible } from "./measure-visible.ts";
import type { FromMonitor } from "./monitor-messages.ts";
import { step } from "./progress.ts";
import { pagePath, type Scenario, UNFILTERED } from "./queries.ts";
import { serve } from "./serve.ts";
import { countStatements } from "./statements.ts";
import { round } from "./timing.ts";

export interface OverHttpOptions {
  sets: readonly Scenario[];
  seconds: number;
  profile: string | undefined;
}

const CONNECTIONS = [8, 16];
const MEGABYTE = 1024 * 1024;

/** Milliseconds by default. */
export async function overHttp(home: Home, { viewers, titles }: Filled, options: OverHttpOptions, cleanup: Cleanup) {
  const served = await step("the server", () => serve(home, cleanup));
  const signedIn = await step("signing in", () => signIn(served.port, viewers));
  const bench: HttpBench = { served, signedIn, client: startClient(cleanup) };
  await served.monitor();
  const random = { ...bench, signedIn: signedIn.filter(({ isSpecial }) => !isSpecial) };
  const special = { ...bench, signedIn: signedIn.filter(({ isSpecial }) => isSpecial) };
  const alone = await step("one client", () => measureAlone(random, options.sets));
  const aloneOfSpecial = await step("the special viewers", () => measureAlone(special, [UNFILTERED]));
  const loopAlone = await served.monitor();
  const visible = await step("changes become visible", () => measureVisible(served.port, signedIn, titles));
  const together = [];
  for (const connections of CONNECTIONS) {
    together.push(await step(`${connections} connections`, () => measureTogether(bench, connections, options.seconds)));
  }
  const { rss } = await served.monitor();
  const { loading } = served;
  return {
    loading: {
      whole: loading.milliseconds,
      build: loading.buildMilliseconds,
      bytesPerPersonWithCities: round(loading.bytesPerPerson),
      residentMegabytes: Math.round(loading.loop.rss / MEGABYTE),
      loop: loopOf(loading.loop),
    },
    alone,
    aloneOfSpecial,
    loopWhileOneAsks: loopOf(loopAlone),
    visible,
    together,
    residentMegabytes: Math.round(rss / MEGABYTE),
    ...(options.profile && { profile: await profileServer(bench, home, options.profile) }),
  };
}

function loopOf({ p50, p99, max, held }: FromMonitor) {
  return { p50, p99, max, held };
}

async function profileServer(bench: HttpBench, { url, origin }: Home, folder: string) {
  const { served, signedIn, client } = bench;
  const file = join(folder, "server.cpuprofile");
  await served.monitor({ kind: "profile" });
  await measureTogether(bench, 8, 10);
  await served.monitor({ kind: "save profile", file });
  if (!url || origin !== "a cluster of its own") return { file };
  const asked = signedIn.map(({ cookie }) => ({ path: pagePath("compatibility", UNFILTERED), cookie }));
  const rounds = 3;
  const statements = await countStatements(url, asked.length * rounds, () =>
    client({ port: served.port, asked, connections: 1, rounds }),
  );
  return { file, statements };
}
