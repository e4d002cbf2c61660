import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repositoryRoot } from "./repository.ts";

const config = join(repositoryRoot, ".dependency-cruiser.cjs");
const { forbidden } = createRequire(import.meta.url)(config) as {
  forbidden: { name: string; from: { path?: string } }[];
};

/** The rules of the server's order, with the folder of a feature each. The last feature has nothing above it. */
const ORDER = forbidden.flatMap(({ name, from: { path = "" } }) =>
  name.endsWith("-below") && path.startsWith("^server/features/") ? [{ name, folder: path.slice(1) }] : [],
);
const FEATURES = [...ORDER.map(({ folder }) => folder), "server/features/operation/rescue/"];

/** One broken import per rule, each from a file of its own. */
const BROKEN: Record<string, [file: string, imports: string]> = {
  "no-cycles": ["server/platform/cycle-a.ts", "./cycle-b.ts"],
  "no-unresolved": ["server/platform/lost.ts", "./nowhere.ts"],
  "contract-is-a-leaf": ["contract/bad-leaf.ts", "node:fs"],
  "phrases-is-a-leaf": ["phrases/bad-leaf.ts", "@nakamatch/domain/people/age"],
  "domain-is-a-leaf": ["domain/bad-leaf.ts", "node:crypto"],
  "ranking-knows-no-product": ["ranking/bad-product.ts", "@nakamatch/domain/people/age"],
  "ranking-by-its-interface": [
    "server/features/meeting/likes/bad-inside.ts",
    "../../../../ranking/search/collector.ts",
  ],
  "leaves-tests-stay-below": ["domain/above.test.ts", "../server/platform/clock.ts"],
  "web-not-server": ["web/lib/bad-server.ts", "@nakamatch/server/platform/clock.ts"],
  "web-takes-types-of-schemas": ["web/lib/bad-schemas.ts", "@nakamatch/contract/schemas/people"],
  "nothing-imports-the-outside": ["server/platform/bad-tools.ts", "../../tools/test.ts"],
  "tools-know-no-product": ["tools/bad-product.ts", "../domain/people/age.ts"],
  "e2e-drives-from-outside": ["e2e/journeys/bad.spec.ts", "../../server/platform/clock.ts"],
  "web-screens-not-each-other": ["web/screens/login/bad-neighbour.ts", "../home/state.ts"],
  "web-lib-below": ["web/lib/bad-ui.ts", "../ui/card.tsx"],
  "web-ui-below": ["web/ui/bad-person.tsx", "../features/people/name.tsx"],
  "web-photos-below": ["web/features/photos/bad-person.tsx", "../people/name.tsx"],
  "web-people-below": ["web/features/people/bad-chat.tsx", "../chats/watch.ts"],
  "web-premium-below": ["web/features/premium/bad-chat.tsx", "../chats/watch.ts"],
  "web-push-below": ["web/features/push/bad-chat.tsx", "../chats/watch.ts"],
  "web-chats-below": ["web/features/chats/bad-form.tsx", "../sign-in/form.tsx"],
  "web-meeting-below": ["web/features/meeting/bad-form.tsx", "../sign-in/form.tsx"],
  "web-moderation-below": ["web/features/moderation/bad-form.tsx", "../sign-in/form.tsx"],
  "web-sign-in-below": ["web/features/sign-in/bad-shell.tsx", "../../shell/header.tsx"],
  "web-operation-below": ["web/features/operation/bad-shell.tsx", "../../shell/header.tsx"],
  "web-shell-below": ["web/shell/bad-screen.tsx", "../screens/home/screen.tsx"],
  "web-ui-knows-no-domain": ["web/ui/bad-domain.tsx", "@nakamatch/domain/people/age"],
  ...Object.fromEntries(
    ORDER.map(({ name, folder }, index) => [
      name,
      [`${folder}upward.ts`, `../../${FEATURES[index + 1]?.slice("server/features/".length)}types.ts`],
    ]),
  ),
  "features-have-a-place": ["server/features/people/strangers/service.ts", "../profiles/types.ts"],
  "features-by-service-and-types": ["server/features/chats/conversations/present.ts", "../../meeting/likes/store.ts"],
  "areas-wire-their-own": ["server/features/meeting/area.ts", "../people/profiles/types.ts"],
  "features-know-no-wiring": ["server/features/premium/subscription/types.ts", "../../../application.ts"],
  "only-routes-meet-http": ["server/features/premium/subscription/service.ts", "../../../http/app.ts"],
  "only-events-meet-realtime": ["server/features/premium/subscription/routes.ts", "../../../realtime/rooms.ts"],
  "only-jobs-meet-the-runner": ["server/features/premium/subscription/policy.ts", "../../../jobs/runner.ts"],
  "only-emails-meet-mail": ["server/features/premium/subscription/events.ts", "../../../mail/layout.ts"],
  "only-stores-touch-the-database": ["server/features/premium/subscription/present.ts", "drizzle-orm"],
  "only-wiring-knows-features": ["server/http/bad-feature.ts", "../features/meeting/likes/service.ts"],
  "platform-at-the-bottom": ["server/platform/bad-http.ts", "../http/app.ts"],
  "storage-and-photos-know-little": ["server/storage/bad-http.ts", "../http/app.ts"],
  "development-aside": ["server/payments/bad-sandbox.ts", "./sandbox/sandbox.ts"],
  "test-support-for-tests": ["server/jobs/bad-testing.ts", "../testing/people.ts"],
};

const folder = mkdtempSync(join(tmpdir(), "nakamatch-import-rules-"));
/** `rule file` for every violation found. */
let violations: string[] = [];

beforeAll(async () => {
  write("package.json", `{ "type": "module" }`);
  for (const name of ["contract", "phrases", "domain", "ranking", "server"]) {
    const exported = name === "server" ? "" : `, "exports": { "./*": "./*.ts" }`;
    write(`${name}/package.json`, `{ "name": "@nakamatch/${name}", "type": "module"${exported} }`);
    mkdirSync(join(folder, "node_modules/@nakamatch"), { recursive: true });
    symlinkSync(join("../..", name), join(folder, "node_modules/@nakamatch", name));
  }
  for (const name of ["zod", "drizzle-orm"]) {
    write(`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "main.js" }`);
    write(`node_modules/${name}/main.js`, "");
  }
  for (const [rule, [path, target]] of Object.entries(BROKEN)) {
    write(path, `export * as part from "${target}";`);
    if (target.startsWith("@nakamatch/"))
      write(`${target.slice("@nakamatch/".length).replace(/\.ts$/, "")}.ts`, "export {};");
    else if (target.startsWith(".") && rule !== "no-unresolved") write(join(dirname(path), target), "export {};");
  }
  write("server/platform/cycle-b.ts", 'export * as part from "./cycle-a.ts";');

  const program = join(repositoryRoot, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const folders = ["contract", "phrases", "domain", "ranking", "server", "web", "e2e", "tools"];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, "--config", config, "--output-type", "json", ...folders],
    { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
  ).catch((error: { stdout: string }) => error);
  const result: { summary: { violations: { from: string; rule: { name: string } }[] } } = JSON.parse(stdout);
  violations = result.summary.violations.map((violation) => `${violation.rule.name} ${violation.from}`);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("every rule is tried here", () => {
  expect(Object.keys(BROKEN).sort()).toEqual(forbidden.map((rule) => rule.name).sort());
});

test.each(Object.entries(BROKEN))("%s is enforced", (rule, [file]) => {
  expect(violations).toContain(`${rule} ${file}`);
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
