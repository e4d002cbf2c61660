import { resolve } from "node:path";
import { runOnline } from "./online/run-online.ts";

/** The server that runs the command may be in another folder. */
const withWholePath = (args: string[]) =>
  args[0] === "import" ? args.map((arg) => (/\.(?:ics|csv)$/i.test(arg) ? resolve(arg) : arg)) : args;

await runOnline("events", { prepare: withWholePath });
