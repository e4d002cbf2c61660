import { mentionsIn, rowsOf } from "./acceptance/coverage.ts";
import { openRepository } from "./repository.ts";

// `npm run acceptance [-- --missing]`: how many rows of the acceptance list a test names, per area.
const repository = openRepository();
const rows = rowsOf(repository);
const mentions = mentionsIn(repository);
const listMissing = process.argv.includes("--missing");

for (const [area, areaRows] of Map.groupBy(rows, (row) => row.area)) {
  const missing = areaRows.filter((row) => !mentions.has(row.id));
  console.log(`${area.padEnd(10)}${String(areaRows.length - missing.length).padStart(4)} of ${areaRows.length}`);
  if (listMissing) for (const row of missing) console.log(`    ${row.id.padEnd(12)}${row.text}`);
}

const covered = rows.filter((row) => mentions.has(row.id)).length;
console.log(`\nacceptance: ${covered} of ${rows.length} rows have a test`);
