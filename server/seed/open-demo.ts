import type { Config } from "../platform/config/config.ts";

/** Loads the demo people's code, only in development. */
export async function openDemo({ DEMO, isProduction }: Pick<Config, "DEMO" | "isProduction">) {
  return DEMO && !isProduction ? await import("./demo/load.ts") : undefined;
}

export type Demo = Awaited<ReturnType<typeof openDemo>>;
