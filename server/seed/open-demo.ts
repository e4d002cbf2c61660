import type { Config } from "../platform/config/config.ts";

/** The demo people, in development. Production does not load their code. */
export async function openDemo({ DEMO, isProduction }: Pick<Config, "DEMO" | "isProduction">) {
  return DEMO && !isProduction ? await import("./demo/load.ts") : undefined;
}

export type Demo = Awaited<ReturnType<typeof openDemo>>;
