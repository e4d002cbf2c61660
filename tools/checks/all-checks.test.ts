import { describe, expect, test } from "vitest";
import { repositoryOf } from "../repository.ts";
import { acceptanceIds } from "./acceptance-ids.ts";
import { allChecks } from "./all-checks.ts";
import { barrels } from "./barrels.ts";
import type { Check } from "./check.ts";
import { featureFiles } from "./feature-files.ts";
import { fileLength } from "./file-length.ts";
import { fileNames } from "./file-names.ts";
import { forbiddenForms } from "./forbidden-forms.ts";
import { lockFile } from "./lock-file.ts";
import { migrations } from "./migrations.ts";
import { peopleReaders } from "./people-readers.ts";
import { photoReaders } from "./photo-readers.ts";
import { phraseLocales } from "./phrase-locales.ts";
import { pinnedDependencies } from "./pinned-dependencies.ts";
import { privacyPage } from "./privacy.ts";
import { pureDomain } from "./pure-domain.ts";
import { screenPhrases } from "./screen-phrases.ts";
import { tablesHaveOwners } from "./table-owners.ts";
import { testOnlyExports } from "./test-only-exports.ts";
import { typeSuppressions } from "./type-suppressions.ts";
import { unusedPhrases } from "./unused-phrases.ts";

type Files = Record<string, string>;

const MATCHES = `{ "matches": { "privacyPage": null } }`;

/** Each of `bad` breaks the check once. What is in order is this repository itself, on which all checks run. */
const cases: { check: Check; bad: Files[] }[] = [
  {
    check: fileNames,
    bad: [{ "web/ui/TextField.tsx": "" }, { "web/UI/a.ts": "" }, { "domain/utils.ts": "" }, { "notes.orig": "" }],
  },
  {
    check: barrels,
    bad: [
      { "a.ts": `export * from "./b.ts";` },
      { "a.ts": `// all of it\nexport {\n  b,\n  c,\n} from "./b.ts";\nexport type { D } from "./d.ts";` },
    ],
  },
  {
    check: fileLength,
    bad: [{ "a.ts": "x\n".repeat(401) }],
  },
  {
    check: forbiddenForms,
    bad: [
      { "phrases/es/settings.ts": `title:\n  "Introduce tu correo"` },
      { "phrases/es/landing.ts": `text: "Lo que os une"` },
      { "phrases/pt/settings.ts": `title: "Não foi possível abrir a lista"` },
      { "phrases/en/settings.ts": `title: "Your favourite titles"` },
      { "phrases/de/settings.ts": `title: "Die Liste konnte nicht geladen werden"` },
      { "phrases/fr/settings.ts": `title: "Ton message n’a pas pu être envoyé"` },
      { "phrases/it/settings.ts": `title: "Chiudi la sessione"` },
    ],
  },
  {
    check: featureFiles,
    bad: [
      { "server/features/meeting/likes/manager.ts": "" },
      { "server/features/meeting/likes/parts/store.ts": "" },
      { "server/features/meeting/routes.ts": "" },
    ],
  },
  {
    check: tablesHaveOwners,
    bad: [
      { ...schemaWith(), "server/features/chats/conversations/store.ts": "await db\n  .update(matches)\n  .set({})" },
      {
        ...schemaWith(),
        "server/features/chats/conversations/store.ts": `sql\`insert into \${matches} (id) values (1)\``,
      },
      { ...schemaWith(), "server/platform/a.ts": "pool.query(`DELETE FROM matches WHERE id = $1`)" },
      schemaWith("matches", "hugs"),
      { ...schemaWith(), "server/features/chats/conversations/tables.json": `{ "hugs": { "privacyPage": null } }` },
      { ...schemaWith(), "server/features/chats/conversations/tables.json": MATCHES },
    ],
  },
  {
    check: peopleReaders,
    bad: [
      {
        "server/features/meeting/likes/store.ts": `${reader("a", "profiles")}${reader("b", "profiles", "visibleTo(1, 2)")}`,
      },
      { "server/features/meeting/likes/store.ts": `const raw = sql\`select id from \${profiles}\`;` },
      { "server/features/meeting/likes/store.ts": "const raw = sql`select id from auth_user`;" },
      { "server/features/meeting/likes/store.ts": "const alias = aliasedTable(profiles, 'other');" },
      {
        "server/features/notifications/unread-badges/store.ts": `${reader("readOwnBadges", "profiles", "visibleTo(1, 2)")}`,
      },
    ],
  },
  {
    check: photoReaders,
    bad: [
      { "server/features/meeting/likes/store.ts": "const columns = { photo: profiles.avatarUrl };" },
      {
        "server/features/meeting/likes/store.ts":
          'const other = aliasedTable(profiles, "o");\nconst a = other.avatarUrl;',
      },
      { "server/features/meeting/likes/conditions.ts": "const raw = sql`select p.avatar_url from profiles p`;" },
      { "server/features/meeting/likes/store.ts": "const all = db.select().from(profiles);" },
      { "server/commands/people.ts": "const all = { ...getTableColumns(profiles) };" },
      { "server/features/sign-in/accounts/store.ts": "export function readViewer() {}" },
    ],
  },
  {
    check: privacyPage,
    bad: [
      privacyFiles({ "server/features/arms/kisses/tables.json": `{ "kisses": {} }` }),
      privacyFiles({ "server/features/arms/kisses/tables.json": `{ "kisses": { "privacyPage": "kiss" } }` }),
      privacyFiles({ "server/features/arms/hugs/tables.json": "{}" }),
      privacyFiles({ "server/features/arms/hugs/jobs.ts": "export const HUG_DAYS = 7;\nexport const KISS_DAYS = 8;" }),
      privacyFiles({ "server/features/arms/hugs/store.ts": "sql`now() - interval '2 years'`" }),
      privacyFiles({ "web/ui/flag.tsx": `src="https://hugs.test/a.png" href="https://elsewhere.test/a.png"` }),
      privacyFiles({ "server/platform/config/settings.ts": "  FAX_URL: z.string()," }),
      privacyFiles({ "phrases/es/privacy.ts": privacyPhrases(`hug: "x", kiss: "x"`) }),
      privacyFiles({ "phrases/es/privacy.ts": privacyPhrases("") }),
    ],
  },
  {
    check: pureDomain,
    bad: [{ "domain/people/age.ts": "new Date()" }, { "domain/a.ts": "x = Math.random();" }],
  },
  {
    check: testOnlyExports,
    bad: [
      { "domain/a.ts": "export function f() {}", "domain/a.test.ts": 'import { f } from "./a.ts";' },
      {
        "web/a.tsx": "// f\nexport const f = 1;",
        "web/testing/b.ts": 'import { f } from "../a.tsx";',
        "web/c.ts": '// import { f } from "./a.tsx";',
      },
    ],
  },
  {
    check: typeSuppressions,
    bad: [{ "web/a.ts": "// @ts-ignore\n" }, { "web/a.ts": "// @ts-expect-error\na.b = 1" }],
  },
  {
    check: phraseLocales,
    bad: [
      Object.fromEntries(["es", "en", "fr", "it", "de"].map((code) => [`phrases/${code}/web.ts`, ""])),
      { "phrases/keys.ts": "" },
    ],
  },
  {
    check: unusedPhrases,
    bad: [
      phrasesWith(`hi: "Hola"`),
      { ...phrasesWith(`group: { hi: "Hola: {{name}}" }`), "web/a.test.tsx": `t("area.group.hi")` },
      { ...phrasesWith(`hi: "Hola"`), "web/a.tsx": `// t("area.hi")\nt(\`area.\${x}.more\`)` },
    ],
  },
  {
    check: screenPhrases,
    bad: [
      { ...screenFiles(), "web/ui/name.tsx": `t("chats.title");` },
      { ...screenFiles(), "web/ui/name.tsx": `t(\`chats.\${title}\`);` },
      { ...screenFiles(), "web/lib/log.ts": `t("login.title");` },
      { ...screenFiles(), "web/person/form.tsx": "" },
      {
        ...screenFiles(),
        "web/shell/layouts/layout.tsx": `export const phrases = ["nav"] as const;\nt("common.title");`,
      },
      { ...screenFiles(), "web/lib/everywhere.ts": "" },
      { ...screenFiles(), "web/person/later.tsx": `t("chats.title"); t("more.title");` },
      { ...screenFiles(), "web/person/later.tsx": "" },
      { ...screenFiles(), "web/ui/x.tsx": `import "../person/later.tsx"; t("common.title");` },
    ],
  },
  {
    check: migrations,
    bad: [
      migrationFiles(["0001_people", "0003_chats"]),
      migrationFiles(["0001_people", "0001_chats"]),
      migrationFiles(["0001_people"], ["0001_persons"]),
    ],
  },
  {
    check: pinnedDependencies,
    bad: [manifests({ zod: "^4.6.7" }), manifests({ zod: "latest" }), manifests({ zod: "4.6.7" }, { zod: "4.6.8" })],
  },
  {
    check: lockFile,
    bad: [
      locked({ resolved: "https://registry.test/a.tgz", integrity: "sha512-x" }),
      locked({}),
      locked({}, "server/add-on/package-lock.json"),
    ],
  },
  {
    check: acceptanceIds,
    bad: [{ ...acceptanceWith("REG-01"), "a.test.ts": `test("REG-99", () => {});` }],
  },
];

describe.each(cases)("$check.name", ({ check, bad }) => {
  test.each(bad)("refuses %o", (...files) => {
    expect(check.run(repositoryOf(files[0] as Files))).toHaveLength(1);
  });
});

test("every check is tried here", () => {
  expect(new Set(cases.map((each) => each.check))).toEqual(new Set(allChecks));
});

function migrationFiles(tags: string[], journal?: string[]): Files {
  const folder = "server/platform/database/migrations";
  const files: Files = Object.fromEntries(tags.map((tag) => [`${folder}/${tag}.sql`, ""]));
  if (journal === undefined) return files;
  return { ...files, [`${folder}/meta/_journal.json`]: JSON.stringify({ entries: journal.map((tag) => ({ tag })) }) };
}

function schemaWith(...names: string[]): Files {
  const tables = names.length === 0 ? ["matches"] : names;
  return {
    "server/platform/database/schema/all.ts": tables
      .map((name) => `export const ${name} = pgTable(\n  "${name}", {});`)
      .join("\n"),
    "server/features/meeting/likes/tables.json": MATCHES,
  };
}

function reader(name: string, table: string, condition = "eq(id, 1)"): string {
  return `export async function ${name}(db) {\n  return db.select().from(${table}).where(${condition});\n}\n`;
}

function privacyFiles(changed: Files = {}): Files {
  return {
    "tools/privacy.json": JSON.stringify({
      dataOutsideTables: ["technical"],
      times: { hug: ["server/features/arms/hugs/jobs.ts HUG_DAYS = 7"] },
      otherTimes: [],
      others: { hug: ["https://hugs.test"] },
      otherAddresses: [],
    }),
    "phrases/es/privacy.ts": privacyPhrases(`hug: "x"`),
    "server/features/arms/hugs/tables.json": `{ "hugs": { "privacyPage": "hug" }, "keys": { "privacyPage": null } }`,
    "server/features/arms/hugs/jobs.ts": "// NAP_DAYS = 3\nexport const HUG_DAYS = 7;\nconst SOON_MS = 5;",
    "server/features/arms/hugs/jobs.test.ts": "const OLD_DAYS = 9;",
    "web/ui/flag.tsx": `src="https://hugs.test/a.png"`,
    ...changed,
  };
}

function privacyPhrases(data: string): string {
  return `export const privacy = { data: { title: "x", technical: "x", ${data} }, times: { hug: { what: "x" } }, others: { hug: "x" } };`;
}

function phrasesWith(body: string): Files {
  return { "phrases/es/area.ts": `export const area = { ${body} };` };
}

/** Start page, layout and part use `common`, `nav` and `chats`; the kit uses no phrases. */
function screenFiles(): Files {
  const phrases = (name: string) => ({ [`phrases/es/${name}.ts`]: `export const ${name} = { title: "Hola" };` });
  return {
    ...Object.assign({}, ...["chats", "common", "login", "more", "nav"].map(phrases)),
    "web/lib/everywhere.ts": `export const EVERYWHERE = ["common"] as const;`,
    "web/main.tsx": `import "./routes.tsx";\nimport { log } from "./lib/log.ts";`,
    "web/lib/log.ts": "// login.title",
    "web/routes.tsx": `import { X } from "./ui/x.tsx";\nscreen("login", () => import("./screens/login/screen.tsx"));`,
    "web/ui/x.tsx": `t("common.title");`,
    "web/shell/layouts/layout.tsx": `export const phrases = ["nav"] as const;\nt("nav.title");`,
    "web/screens/login/screen.tsx": `import {\n  Form,\n} from "../../person/form.tsx";\nimport type { Y } from "../../person/y.tsx";\nexport const phrases = ["login", "nav"] as const;\nt("nav.title");`,
    "web/person/y.tsx": `t("chats.title");`,
    "web/person/form.tsx": [
      `import { name } from "../ui/name.tsx";\nt("login.title");`,
      `const Later = lazyPart(() => import("./later.tsx").then(({ Later }) => Later), undefined, { phrases: ["chats"] });`,
    ].join("\n"),
    "web/person/later.tsx": `t("chats.title");`,
    "web/ui/name.tsx": `import("./name.tsx"); "chats.unknown";`,
  };
}

function manifests(root: Record<string, string>, web: Record<string, string> = {}): Files {
  return {
    "package.json": JSON.stringify({ dependencies: root }),
    "web/package.json": JSON.stringify({ devDependencies: web }),
  };
}

function locked(entry: object, file = "package-lock.json"): Files {
  const packages = { "": { version: "1.0.0" }, web: {}, "node_modules/web": { link: true }, "node_modules/a": entry };
  return { [file]: JSON.stringify({ packages }) };
}

function acceptanceWith(id: string): Files {
  return { "docs/acceptance.md": `| ${id} | Something holds. | §1 |` };
}
