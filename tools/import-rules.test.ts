import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repositoryRoot } from "./repository.ts";

const config = join(repositoryRoot, ".dependency-cruiser.cjs");
const { forbidden } = createRequire(import.meta.url)(config) as { forbidden: { name: string }[] };

/** Imports that are as they should be: file → what it imports. */
const ALLOWED: Record<string, string[]> = {
  "domain/people/age.ts": ["@nakamatch/contract/limits"],
  "phrases/es.ts": ["@nakamatch/contract/limits"],
  "contract/limits.ts": ["zod"],
  "web/main.tsx": ["./screens/home/screen.tsx"],
  "web/screens/home/screen.tsx": ["./state.ts", "../../shell/header.tsx", "../../ui/card.tsx", "../../lib/client.ts"],
  "web/screens/home/state.ts": ["../../lib/client.ts"],
  "web/screens/login/screen.tsx": ["../../account/form.tsx"],
  "web/shell/header.tsx": ["../live/watch.ts", "../person/name.tsx", "../ui/card.tsx", "../lib/client.ts"],
  "web/live/watch.ts": ["../lib/client.ts"],
  "web/account/form.tsx": ["../person/name.tsx"],
  "web/interests/editor.tsx": ["../person/name.tsx"],
  "web/person/name.tsx": ["../ui/card.tsx", "@nakamatch/domain/people/age"],
  "web/ui/card.tsx": ["../lib/client.ts"],
  "web/lib/client.ts": ["@nakamatch/contract/limits"],
  "server/main.ts": ["./features/chats/routes.ts", "./http/app.ts", "./jobs/runner.ts"],
  "server/http/app.ts": ["../platform/clock.ts"],
  "server/jobs/runner.ts": ["../platform/clock.ts"],
  "server/platform/clock.ts": ["node:fs"],
  "server/features/chats/routes.ts": ["./service.ts", "../../http/app.ts"],
  "server/features/chats/service.ts": [
    "./store.ts",
    "../likes/service.ts",
    "../blocks/types.ts",
    "../../platform/clock.ts",
  ],
  "server/features/chats/store.ts": ["drizzle-orm"],
  "server/features/chats/jobs.ts": ["../../jobs/runner.ts"],
  "server/features/chats/order.int.test.ts": ["../../testing/people.ts", "../likes/store.ts", "../dots/types.ts"],
  "server/features/likes/service.ts": ["./store.ts", "../accounts/types.ts"],
  "server/features/likes/store.ts": [],
  "server/features/blocks/types.ts": [],
  "server/features/accounts/types.ts": [],
  "server/features/dots/types.ts": ["../chats/service.ts"],
  "server/testing/people.ts": ["../features/chats/store.ts"],
  "e2e/journeys/a.spec.ts": ["@nakamatch/phrases/es"],
  "tools/test.ts": [],
};

/** One broken import per rule, each from a file of its own. */
const BROKEN: Record<string, [file: string, imports: string]> = {
  "no-cycles": ["server/platform/cycle-a.ts", "./cycle-b.ts"],
  "no-unresolved": ["server/platform/lost.ts", "./nowhere.ts"],
  "contract-is-a-leaf": ["contract/bad-leaf.ts", "node:fs"],
  "phrases-is-a-leaf": ["phrases/bad-leaf.ts", "@nakamatch/domain/people/age"],
  "domain-is-a-leaf": ["domain/bad-leaf.ts", "node:crypto"],
  "ranking-knows-no-product": ["ranking/bad-product.ts", "@nakamatch/domain/people/age"],
  "ranking-by-its-interface": ["server/features/likes/bad-inside.ts", "../../../ranking/search/collector.ts"],
  "leaves-tests-stay-below": ["domain/above.test.ts", "../server/platform/clock.ts"],
  "web-not-server": ["web/lib/bad-server.ts", "@nakamatch/server/platform/clock.ts"],
  "web-takes-types-of-schemas": ["web/lib/bad-schemas.ts", "@nakamatch/contract/schemas/people"],
  "nothing-imports-the-outside": ["server/platform/bad-tools.ts", "../../tools/test.ts"],
  "tools-know-no-product": ["tools/bad-product.ts", "../domain/people/age.ts"],
  "e2e-drives-from-outside": ["e2e/journeys/bad.spec.ts", "../../server/platform/clock.ts"],
  "web-screens-not-each-other": ["web/screens/login/bad-neighbour.ts", "../home/state.ts"],
  "web-lib-below": ["web/lib/bad-ui.ts", "../ui/card.tsx"],
  "web-ui-below": ["web/ui/bad-person.tsx", "../person/name.tsx"],
  "web-person-below": ["web/person/bad-account.tsx", "../account/form.tsx"],
  "web-interests-below": ["web/interests/bad-account.tsx", "../account/form.tsx"],
  "web-account-below": ["web/account/bad-shell.tsx", "../shell/header.tsx"],
  "web-live-below": ["web/live/bad-shell.ts", "../shell/header.tsx"],
  "web-shell-below": ["web/shell/bad-screen.tsx", "../screens/home/screen.tsx"],
  "web-ui-knows-no-domain": ["web/ui/bad-domain.tsx", "@nakamatch/domain/people/age"],
  "feature-order-taste": ["server/features/taste/service.ts", "../profiles/types.ts"],
  "feature-order-presence-geography-moderation-flags-signing-keys": [
    "server/features/presence/service.ts",
    "../profiles/types.ts",
  ],
  "feature-order-profiles-prompts-installation-switches": [
    "server/features/profiles/service.ts",
    "../accounts/types.ts",
  ],
  "feature-order-security-emails": ["server/features/security-emails/service.ts", "../interests/types.ts"],
  "feature-order-accounts": ["server/features/accounts/service.ts", "../interests/types.ts"],
  "feature-order-registration-sessions": ["server/features/sessions/service.ts", "../interests/types.ts"],
  "feature-order-catalogue-identity": ["server/features/catalogue/service.ts", "../interests/types.ts"],
  "feature-order-factors-passkeys": ["server/features/factors/service.ts", "../interests/types.ts"],
  "feature-order-email-change": ["server/features/email-change/service.ts", "../interests/types.ts"],
  "feature-order-shelf": ["server/features/shelf/service.ts", "../interests/types.ts"],
  "feature-order-interests-avatars-billing": ["server/features/avatars/service.ts", "../interests/types.ts"],
  "feature-order-premium": ["server/features/premium/conditions.ts", "../discovery/types.ts"],
  "feature-order-verification": ["server/features/verification/service.ts", "../discovery/types.ts"],
  "feature-order-blocks": ["server/features/blocks/service.ts", "../discovery/types.ts"],
  "feature-order-push-notifications": ["server/features/push-notifications/service.ts", "../discovery/types.ts"],
  "feature-order-discovery": ["server/features/discovery/service.ts", "../likes/service.ts"],
  "feature-order-daily-people-saved-searches-like-words": [
    "server/features/daily-people/service.ts",
    "../likes/service.ts",
  ],
  "feature-order-digest-emails": ["server/features/digest-emails/service.ts", "../likes/service.ts"],
  "feature-order-likes": ["server/features/likes/policy.ts", "../chats/service.ts"],
  "feature-order-chats": ["server/features/chats/policy.ts", "../reports/types.ts"],
  "feature-order-reports": ["server/features/reports/service.ts", "../moderation/types.ts"],
  "feature-order-statements-of-reasons-moderation-log-report-outcomes": [
    "server/features/statements-of-reasons/service.ts",
    "../appeals/types.ts",
  ],
  "feature-order-decisions": ["server/features/decisions/service.ts", "../appeals/types.ts"],
  "feature-order-undo": ["server/features/undo/service.ts", "../appeals/types.ts"],
  "feature-order-photo-quarantine-second-looks-note-drafts-private-notes": [
    "server/features/photo-quarantine/service.ts",
    "../moderation/types.ts",
  ],
  "feature-order-appeals": ["server/features/appeals/service.ts", "../moderation/types.ts"],
  "feature-order-moderation-moderation-bell": ["server/features/moderation/service.ts", "../dots/types.ts"],
  "feature-order-dots": ["server/features/dots/service.ts", "../deletion/types.ts"],
  "feature-order-data-export-deletion": ["server/features/deletion/service.ts", "../suspension/types.ts"],
  "feature-order-suspension": ["server/features/suspension/service.ts", "../sign-in/types.ts"],
  "feature-order-sign-in": ["server/features/sign-in/service.ts", "../operator/types.ts"],
  "features-by-service-and-types": ["server/features/chats/present.ts", "../likes/store.ts"],
  "features-know-no-wiring": ["server/features/premium/types.ts", "../../application.ts"],
  "only-routes-meet-http": ["server/features/premium/service.ts", "../../http/app.ts"],
  "only-events-meet-realtime": ["server/features/premium/routes.ts", "../../realtime/rooms.ts"],
  "only-jobs-meet-the-runner": ["server/features/premium/policy.ts", "../../jobs/runner.ts"],
  "only-emails-meet-mail": ["server/features/premium/events.ts", "../../mail/layout.ts"],
  "only-stores-touch-the-database": ["server/features/premium/present.ts", "drizzle-orm"],
  "only-wiring-knows-features": ["server/http/bad-feature.ts", "../features/likes/service.ts"],
  "platform-at-the-bottom": ["server/platform/bad-http.ts", "../http/app.ts"],
  "storage-and-photos-know-little": ["server/storage/bad-http.ts", "../http/app.ts"],
  "development-aside": ["server/payments/bad-sandbox.ts", "./sandbox/sandbox.ts"],
  "test-support-for-tests": ["server/jobs/bad-testing.ts", "../testing/people.ts"],
};

/** Files that others import and that import nothing of interest. */
const BYSTANDERS = [
  "ranking/search/collector.ts",
  "contract/schemas/people.ts",
  "server/application.ts",
  "server/realtime/rooms.ts",
  "server/payments/sandbox/sandbox.ts",
  "server/mail/layout.ts",
  "server/features/profiles/types.ts",
  "server/features/interests/types.ts",
  "server/features/discovery/types.ts",
  "server/features/reports/types.ts",
  "server/features/appeals/types.ts",
  "server/features/moderation/types.ts",
  "server/features/deletion/types.ts",
  "server/features/suspension/types.ts",
  "server/features/sign-in/types.ts",
  "server/features/operator/types.ts",
];

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
  for (const path of BYSTANDERS) write(path, "export {};");
  for (const [path, imports] of Object.entries(ALLOWED)) write(path, importing(imports));
  for (const [path, target] of Object.values(BROKEN)) write(path, importing([target]));
  write("server/platform/cycle-b.ts", importing(["./cycle-a.ts"]));

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

test("imports as the architecture wants them are left alone", () => {
  const complaints = violations.filter((violation) =>
    Object.keys(ALLOWED).some((file) => violation.endsWith(` ${file}`)),
  );
  expect(complaints).toEqual([]);
});

function importing(targets: readonly string[]): string {
  const lines = targets.map((target, index) => `import * as part${index} from "${target}";`);
  return [...lines, `export const parts: unknown[] = [${targets.map((_, index) => `part${index}`).join(", ")}];`].join(
    "\n",
  );
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
