import { expect, it } from "vitest";
import { reportOf } from "./report.ts";

it.each([
  [undefined, "WARNING: there is no list of deleted accounts"],
  ["2026-01-30", "ends on 2026-01-30, before the backup"],
  ["2026-01-31", undefined],
])(
  "a restore warns where the list of deleted accounts is missing or ends before the backup: %s",
  (newestErasure, warning) => {
    const manifest = {
      format: 1,
      madeAt: "2026-01-31T03:00:00Z",
      engine: "postgres",
      publicUrl: "https://nakamatch.test",
      secret: "",
    } as const;
    const report = reportOf(
      { manifest, photos: 1, erased: 0, newestErasure, hasSecret: true },
      new Date("2026-02-01T00:00:00Z"),
    );
    expect(report).toContain("secure those again that were secured since then");
    if (warning) expect(report).toContain(warning);
    else expect(report).not.toContain("WARNING");
  },
);
