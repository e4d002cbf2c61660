import { isEmailAddress } from "@nakamatch/domain/people/email";
import { ConfigError } from "../platform/config/config.ts";
import { storageSettings } from "../storage/storage.ts";
import { checkDatabase } from "./doctor/database.ts";
import { checkDisk } from "./doctor/disk.ts";
import { asTable } from "./doctor/finding.ts";
import { checkMail } from "./doctor/mail.ts";
import { checkPublicAddress } from "./doctor/public-address.ts";
import { checkRedis } from "./doctor/redis.ts";
import { checkSettings } from "./doctor/settings.ts";
import { checkStorage } from "./doctor/storage.ts";
import { runCommand } from "./run-command.ts";

const USAGE = "Usage: npm run doctor\n       npm run doctor -- ADDRESS    (sends a test email there)";

/** Checks the settings and all services they name; fails if a check does. */
await runCommand(async ([address, ...others]) => {
  if (others.length > 0 || (address !== undefined && !isEmailAddress(address))) throw new ConfigError(USAGE);
  const { findings, config } = checkSettings(process.env);
  const checks = config && [
    checkDatabase(config),
    checkRedis(config),
    checkStorage(storageSettings(config)),
    checkMail(config, address),
    checkPublicAddress(config),
    checkDisk(config.DATA_DIR),
  ];
  const all = [...findings, ...(await Promise.all(checks ?? [])).flat()];
  return { text: asTable(all), hasFailed: all.some(({ state }) => state === "failed") };
});
