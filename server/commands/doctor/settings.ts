import { isClassifierInstalled } from "../../photos/classifier-add-on.ts";
import { type Config, ConfigError, readConfig } from "../../platform/config/config.ts";
import { misspeltSettings } from "../../platform/config/misspelt.ts";
import { type Finding, failed, note, ok } from "./finding.ts";

const PART = "settings";

/** Checks the settings; no other check is possible without them. */
export function checkSettings(environment: NodeJS.ProcessEnv): { findings: Finding[]; config?: Config } {
  const misspelt = misspeltSettings(environment).map((text) => note(PART, text, "Correct the name, or ignore this."));
  try {
    const config = readConfig(environment, { isClassifierInstalled });
    const findings = [ok(PART, `Complete, for ${config.NODE_ENV}.`), ...misspelt];
    if (config.isProduction && !environment.MAIL_FROM) {
      findings.push(note(PART, "MAIL_FROM is not set: emails have an invented sender.", "Set MAIL_FROM."));
    }
    return { findings, config };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { findings: [failed(PART, error.message, "docs/configuration.md explains each of them."), ...misspelt] };
  }
}
