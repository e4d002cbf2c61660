import { listUnknownTitles } from "../features/people/catalogue/service.ts";
import { ConfigError } from "../platform/config/config.ts";
import { runCommand, withDatabase } from "./run-command.ts";

const USAGE = `Usage: npm run titles:unknown -- [HOW_MANY]

Prints the titles that imported lists named and members asked for most often and the catalogue lacks: mentions, kind and title, separated by tabs.`;

const DEFAULT_COUNT = 100;

await runCommand(async ([count = String(DEFAULT_COUNT), ...others]) => {
  if (!/^[1-9]\d{0,4}$/.test(count) || others.length > 0) throw new ConfigError(USAGE);
  const titles = await withDatabase(({ db }) => listUnknownTitles(db, Number(count)));
  const lines = titles.map(({ mentions, kind, title }) =>
    [mentions, kind ?? "", title.replace(/\s+/g, " ")].join("\t"),
  );
  return { text: lines.join("\n") };
});
