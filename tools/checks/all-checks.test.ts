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

/** `bad` files each break the check once. */
const cases: { check: Check; good: Files; bad: Files[] }[] = [
  {
    check: fileNames,
    good: { "web/ui/text-field.tsx": "", "server/a.int.test.ts": "", "web/vite.config.ts": "", "README.md": "" },
    bad: [{ "web/ui/TextField.tsx": "" }, { "web/UI/a.ts": "" }, { "domain/utils.ts": "" }, { "notes.orig": "" }],
  },
  {
    check: barrels,
    good: { "a.ts": `export { b } from "./b.ts";\nexport const c = 1;`, "empty.ts": "" },
    bad: [
      { "a.ts": `export * from "./b.ts";` },
      { "a.ts": `// all of it\nexport {\n  b,\n  c,\n} from "./b.ts";\nexport type { D } from "./d.ts";` },
    ],
  },
  {
    check: fileLength,
    good: { "a.ts": "x\n".repeat(400), "a.test.ts": "x\n".repeat(900), "phrases/es/web.ts": "x\n".repeat(900) },
    bad: [{ "a.ts": "x\n".repeat(401) }],
  },
  {
    check: forbiddenForms,
    good: {
      "phrases/es/settings.ts": `words: "reclamación", title: "Apelar"`,
      "phrases/pt/settings.ts": `title: "Não conseguimos abrir a lista"`,
      "web/settings.ts": `title: "Introduce tu correo"`,
    },
    bad: [
      { "phrases/es/settings.ts": `title:\n  "Introduce tu correo"` },
      { "phrases/pt/settings.ts": `title: "Não foi possível abrir a lista"` },
      { "phrases/en/settings.ts": `title: "Your favourite titles"` },
      { "phrases/de/settings.ts": `title: "Die Liste konnte nicht geladen werden"` },
      { "phrases/fr/settings.ts": `title: "Ton message n’a pas pu être envoyé"` },
      { "phrases/it/settings.ts": `title: "Chiudi la sessione"` },
    ],
  },
  {
    check: featureFiles,
    good: { "server/features/likes/tables.json": "", "server/features/likes/order.int.test.ts": "" },
    bad: [
      { "server/features/likes/manager.ts": "" },
      { "server/features/likes/parts/store.ts": "" },
      { "server/features/hugs/store.ts": "" },
    ],
  },
  {
    check: tablesHaveOwners,
    good: {
      ...schemaWith(),
      "server/features/likes/store.ts": `db.insert(matches); sql\`update \${matches} set a = 1\`; hash.update(text)`,
      "server/features/chats/store.ts": "db.select().from(matches) // db.delete(matches)",
      "server/seed/load.ts": "db.insert(matches)",
      "server/features/chats/a.int.test.ts": "db.delete(matches)",
    },
    bad: [
      { ...schemaWith(), "server/features/chats/store.ts": "await db\n  .update(matches)\n  .set({})" },
      { ...schemaWith(), "server/features/chats/store.ts": `sql\`insert into \${matches} (id) values (1)\`` },
      { ...schemaWith(), "server/platform/a.ts": "pool.query(`DELETE FROM matches WHERE id = $1`)" },
      schemaWith("matches", "hugs"),
      { ...schemaWith(), "server/features/chats/tables.json": `{ "hugs": { "privacyPage": null } }` },
      { ...schemaWith(), "server/features/chats/tables.json": MATCHES },
    ],
  },
  {
    check: peopleReaders,
    good: {
      "server/features/likes/store.ts": `${reader("read", "profiles", "visibleTo(viewerId, profiles.id)")}`,
      "server/features/chats/conditions.ts": `// from profiles\n${reader("read", "chats")}`,
      "server/features/dots/store.ts": reader("readOwnDots", "profiles"),
    },
    bad: [
      { "server/features/likes/store.ts": `${reader("a", "profiles")}${reader("b", "profiles", "visibleTo(1, 2)")}` },
      { "server/features/likes/store.ts": `const raw = sql\`select id from \${profiles}\`;` },
      { "server/features/likes/store.ts": "const raw = sql`select id from auth_user`;" },
      { "server/features/likes/store.ts": "const alias = aliasedTable(profiles, 'other');" },
      {
        "server/features/dots/store.ts": `${reader("readOwnDots", "profiles", "visibleTo(1, 2)")}`,
      },
    ],
  },
  {
    check: photoReaders,
    good: {
      "server/features/likes/store.ts": "const columns = { photo: shownPhoto }; // not profiles.avatarUrl",
      "server/features/likes/present.ts": "const { photo } = { photo: row.avatarUrl };",
      "server/features/accounts/store.ts": "export function readViewer() {\n  return { photo: profiles.avatarUrl };\n}",
      "server/seed/load.ts": "const columns = { avatar_url: profiles.avatarUrl };",
    },
    bad: [
      { "server/features/likes/store.ts": "const columns = { photo: profiles.avatarUrl };" },
      { "server/features/likes/store.ts": 'const other = aliasedTable(profiles, "o");\nconst a = other.avatarUrl;' },
      { "server/features/likes/conditions.ts": "const raw = sql`select p.avatar_url from profiles p`;" },
      { "server/features/likes/store.ts": "const all = db.select().from(profiles);" },
      { "server/commands/people.ts": "const all = { ...getTableColumns(profiles) };" },
      { "server/features/accounts/store.ts": "export function readViewer() {}" },
    ],
  },
  {
    check: privacyPage,
    good: privacyFiles(),
    bad: [
      privacyFiles({ "server/features/kisses/tables.json": `{ "kisses": {} }` }),
      privacyFiles({ "server/features/kisses/tables.json": `{ "kisses": { "privacyPage": "kiss" } }` }),
      privacyFiles({ "server/features/hugs/tables.json": "{}" }),
      privacyFiles({ "server/features/hugs/jobs.ts": "export const HUG_DAYS = 7;\nexport const KISS_DAYS = 8;" }),
      privacyFiles({ "server/features/hugs/store.ts": "sql`now() - interval '2 years'`" }),
      privacyFiles({ "web/ui/flag.tsx": `src="https://hugs.test/a.png" href="https://elsewhere.test/a.png"` }),
      privacyFiles({ "server/platform/config/settings.ts": "  FAX_URL: z.string()," }),
      privacyFiles({ "phrases/es/privacy.ts": privacyPhrases(`hug: "x", kiss: "x"`) }),
      privacyFiles({ "phrases/es/privacy.ts": privacyPhrases("") }),
    ],
  },
  {
    check: pureDomain,
    good: { "domain/people/age.ts": "// not Date.now()\nnew Date(birthDate)", "domain/a.test.ts": "new Date()" },
    bad: [{ "domain/people/age.ts": "new Date()" }, { "domain/a.ts": "x = Math.random();" }],
  },
  {
    check: testOnlyExports,
    good: {
      "domain/age.ts": "export function ageOn() {}\nexport const LIMIT = 3;\nfoo(LIMIT);\nexport class Age {}",
      "domain/age.test.ts": 'import { ageOn, LIMIT } from "./age.ts";',
      "server/a.ts":
        'import {\n  ageOn as years,\n  type Other,\n} from "@nakamatch/domain/age";\nawait import("./lazy.ts");',
      "server/lazy.ts": "export function start() {}",
      "server/lazy.test.ts": 'import { start } from "./lazy.ts";',
      "server/testing/people.ts": "export function createPerson() {}",
      "server/people.test.ts": 'import { createPerson } from "./testing/people.ts";',
    },
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
    good: { "web/a.ts": "// @ts-expect-error the library's types lack it\na.b = 1" },
    bad: [{ "web/a.ts": "// @ts-ignore\n" }, { "web/a.ts": "// @ts-expect-error\na.b = 1" }],
  },
  {
    check: phraseLocales,
    good: Object.fromEntries(["es", "en", "fr", "it", "de", "pt"].map((code) => [`phrases/${code}/web.ts`, ""])),
    bad: [
      Object.fromEntries(["es", "en", "fr", "it", "de"].map((code) => [`phrases/${code}/web.ts`, ""])),
      { "phrases/keys.ts": "" },
    ],
  },
  {
    check: unusedPhrases,
    good: {
      ...phrasesWith(
        `hi: "Hola", found_one: "{{count}}", found_other: "{{count}}", tabs: { one: "1", two: "2" }, row: "x"`,
      ),
      "web/a.tsx": `t("area.hi"); t('area.found', { count }); t(\`area.tabs.\${tab}\`);`,
      "docs/acceptance.md": "| X-01 | A text named `row` exists. | §1 |",
      "phrases/es/emails.ts": `export const emails = { subject: "Hola" };`,
    },
    bad: [
      phrasesWith(`hi: "Hola"`),
      { ...phrasesWith(`group: { hi: "Hola: {{name}}" }`), "web/a.test.tsx": `t("area.group.hi")` },
      { ...phrasesWith(`hi: "Hola"`), "web/a.tsx": `// t("area.hi")\nt(\`area.\${x}.more\`)` },
    ],
  },
  {
    check: screenPhrases,
    good: screenFiles(),
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
    good: migrationFiles(["0001_people", "0002_chats"], ["0001_people", "0002_chats"]),
    bad: [
      migrationFiles(["0001_people", "0003_chats"]),
      migrationFiles(["0001_people", "0001_chats"]),
      migrationFiles(["0001_people"], ["0001_persons"]),
    ],
  },
  {
    check: pinnedDependencies,
    good: manifests({ zod: "4.6.7" }, { zod: "4.6.7", other: "1.0.0-rc.1" }),
    bad: [manifests({ zod: "^4.6.7" }), manifests({ zod: "latest" }), manifests({ zod: "4.6.7" }, { zod: "4.6.8" })],
  },
  {
    check: lockFile,
    good: locked({ integrity: "sha512-x" }),
    bad: [
      locked({ resolved: "https://registry.test/a.tgz", integrity: "sha512-x" }),
      locked({}),
      locked({}, "server/add-on/package-lock.json"),
    ],
  },
  {
    check: acceptanceIds,
    good: { ...acceptanceWith("REG-01"), "a.test.ts": `test("REG-01 in UTF-16", () => {});` },
    bad: [{ ...acceptanceWith("REG-01"), "a.test.ts": `test("REG-99", () => {});` }],
  },
];

describe.each(cases)("$check.name", ({ check, good, bad }) => {
  test("accepts what is in order", () => {
    expect(check.run(repositoryOf(good))).toEqual([]);
  });

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
    "server/features/likes/tables.json": MATCHES,
  };
}

function reader(name: string, table: string, condition = "eq(id, 1)"): string {
  return `export async function ${name}(db) {\n  return db.select().from(${table}).where(${condition});\n}\n`;
}

function privacyFiles(changed: Files = {}): Files {
  return {
    "tools/privacy.json": JSON.stringify({
      dataOutsideTables: ["technical"],
      times: { hug: ["server/features/hugs/jobs.ts HUG_DAYS = 7"] },
      otherTimes: [],
      others: { hug: ["https://hugs.test"] },
      otherAddresses: [],
    }),
    "phrases/es/privacy.ts": privacyPhrases(`hug: "x"`),
    "server/features/hugs/tables.json": `{ "hugs": { "privacyPage": "hug" }, "keys": { "privacyPage": null } }`,
    "server/features/hugs/jobs.ts": "// NAP_DAYS = 3\nexport const HUG_DAYS = 7;\nconst SOON_MS = 5;",
    "server/features/hugs/jobs.test.ts": "const OLD_DAYS = 9;",
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
