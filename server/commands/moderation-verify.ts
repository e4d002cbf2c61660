import { parseArgs } from "node:util";
import { checkLog } from "../features/moderation/log/service.ts";
import { checkEvidence } from "../features/moderation/reports/service.ts";
import { ConfigError } from "../platform/config/config.ts";
import { runCommand, withDatabase } from "./run-command.ts";

const USAGE = `Usage: npm run moderation:verify [-- --head HASH]

Checks the hash chain of the moderation log and prints how many decisions it has and the hash of the last one; checks the
evidence that reports have sealed against its hashes. With
--head HASH, a hash printed earlier, it also checks that this decision is still in the log.`;

/** Prints the result; exits with 1 on a fault. */
await runCommand(async (args) => {
  const head = readHead(args);
  return withDatabase(async ({ db }) => {
    const { sound, head: last, erasedNotes, fault } = await checkLog(db, { head });
    const evidence = await checkEvidence(db);
    const lines = [
      ...(fault === undefined
        ? [`decisions: ${sound}`]
        : [`The moderation log is broken: ${fault}`, `sound decisions: ${sound}`]),
      `head: ${last}`,
      ...(erasedNotes > 0 ? [`erased notes: ${erasedNotes}`] : []),
      ...(evidence.fault === undefined ? [] : [`The sealed evidence was changed: ${evidence.fault}`]),
      `sealed evidence: ${evidence.sound}`,
    ];
    return { text: lines.join("\n"), hasFailed: fault !== undefined || evidence.fault !== undefined };
  });
});

function readHead(args: string[]): string | undefined {
  try {
    const { head } = parseArgs({ args, options: { head: { type: "string" } } }).values;
    if (head !== undefined && !/^[0-9a-f]{64}$/.test(head)) throw new ConfigError(USAGE);
    return head;
  } catch {
    throw new ConfigError(USAGE);
  }
}
