import { runOnline } from "./online/run-online.ts";

// Not migrated, as maintenance may be on because of a migration.
await runOnline("switches", { asIs: true });
