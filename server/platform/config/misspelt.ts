import { settingsSchema } from "./settings.ts";

/** First words used by hardly anything but our settings. */
const OURS = /^(?:AUTH|DATABASE|MAIL|OPERATOR|PREMIUM|REDIS|S3|SMS|SMTP|STRIPE|VAPID)_/;

/** Kubernetes announces its services by such variables. */
const KUBERNETES = /_SERVICE_(?:HOST|PORT\w*)$|_PORT(?:_\d+_\w+)?$/;

/** Shorter names resemble too many others. */
const MIN_PREFIX = 6;

/** Returns one sentence, without values, per variable whose name resembles a setting. */
export function misspeltSettings(environment: NodeJS.ProcessEnv): string[] {
  const settings = Object.keys(settingsSchema.shape);
  return Object.keys(environment).flatMap((name) => {
    if (settings.includes(name) || KUBERNETES.test(name)) return [];
    const meant = settings.find((setting) => resembles(name.toUpperCase(), setting));
    if (meant === undefined && !OURS.test(name)) return [];
    return [`${name} is no setting${meant === undefined ? "" : `: ${meant} is`}.`];
  });
}

function resembles(name: string, setting: string): boolean {
  const isPrefix = Math.min(name.length, setting.length) >= MIN_PREFIX;
  if (isPrefix && (setting.startsWith(name) || name.startsWith(setting))) return true;
  return distance(name, setting) <= (setting.length < MIN_PREFIX ? 1 : 2);
}

/** Returns the Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [index, otherLetter] of [...other].entries()) {
      const [left = 0, above = 0, diagonal = 0] = [next[index], row[index + 1], row[index]];
      next.push(Math.min(left + 1, above + 1, diagonal + (letter === otherLetter ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
