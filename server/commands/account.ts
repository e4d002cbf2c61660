import { runOnline } from "./online/run-online.ts";

await runOnline("account");
