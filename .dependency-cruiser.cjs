// Who may import whom: the picture in docs/architecture.md as rules. `npm run check` enforces them without exceptions, and
// tools/import-rules.test.ts proves that each of them bites.
const TEST = "[.](test|spec)[.]tsx?$";
const TESTING = "(^|[/-])testing[.]tsx?$";
const WIRING = "^server/(main[.]ts$|application[.]ts$|features/[^/]+/area[.]ts$|seed/|commands/|testing/)";

/** A rule against edges from files matching `from` to files matching `to`; `except` takes out some of the former. */
const never = (name, comment, from, to, except) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, ...(except === undefined ? {} : { pathNot: except }) },
  to: typeof to === "string" ? { path: to } : to,
});

/** The server's areas and their features, from the bottom up: each imports only those before it. */
const AREAS = {
  signals: ["moderation-flags"],
  people: ["taste", "geography", "presence", "profiles", "prompts", "catalogue", "shelf", "interests"],
  // biome-ignore format: one line per area.
  "sign-in": ["signing-keys", "security-emails", "accounts", "sessions", "registration", "identity", "factors", "passkeys", "email-change", "authentication"],
  premium: ["billing", "subscription"],
  photos: ["profile-photos", "verification"],
  push: ["push-notifications"],
  // biome-ignore format: one line per area.
  meeting: ["blocks", "goers", "hidden-people", "discovery", "daily-people", "saved-searches", "like-words", "likes", "events", "going"],
  chats: [
    "turns",
    "conversations",
    "message-search",
    "reactions",
    "endings",
    "taking-back",
    "plans",
    "plan-links",
    "meetings",
    "check-ins",
  ],
  // biome-ignore format: one line per area.
  moderation: ["reports", "statements", "outcomes", "log", "decisions", "log-export", "second-looks", "bans", "undo", "note-drafts", "private-notes", "held-photos", "case-marks", "questions", "appeals", "case-facts", "cases", "bell"],
  notifications: ["digest-emails", "unread-badges"],
  operation: ["switches", "installation", "data-export", "deletion", "suspension", "operator", "rescue"],
};
const FEATURES = Object.entries(AREAS).flatMap(([area, features]) => features.map((feature) => `${area}/${feature}`));
const featureOrder = FEATURES.slice(0, -1).map((feature, index) =>
  never(
    `${feature.replace("/", "-")}-below`,
    "Features of the server import only those that come before them in AREAS.",
    `^server/features/${feature}/`,
    `^server/features/(${FEATURES.slice(index + 1).join("|")})/`,
    TEST,
  ),
);

/** The browser, from the bottom up: each imports only those before it. Its areas stand in an order of their own. */
const WEB_ORDER = [
  "lib",
  "ui",
  ...["photos", "people", "premium", "push", "chats", "meeting", "moderation", "sign-in", "operation"].map(
    (area) => `features/${area}`,
  ),
  "shell",
  "screens",
];
const webOrder = WEB_ORDER.slice(0, -1).map((folder, index) =>
  never(
    `web-${folder.replace("features/", "")}-below`,
    "Folders of the web app import only those below them.",
    `^web/${folder}/`,
    `^web/(routes[.]tsx$|(${WEB_ORDER.slice(index + 1).join("|")})/)`,
    [TEST, TESTING],
  ),
);

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Modules that need each other are one module, or need a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unresolved",
      comment: "An import that leads nowhere would escape all other rules.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, path: "^([.]|@nakamatch/)" },
    },

    never(
      "contract-is-a-leaf",
      "The contract depends on zod and on oRPC's contract only.",
      "^contract/",
      { pathNot: "^contract/|^node_modules/(zod|@orpc/(contract|openapi|openapi-client|shared))/" },
      TEST,
    ),
    never(
      "phrases-is-a-leaf",
      "Phrases know the contract's vocabulary, nothing else.",
      "^phrases/",
      { pathNot: "^(phrases|contract)/" },
      [TEST, TESTING],
    ),
    never(
      "domain-is-a-leaf",
      "Pure rules: enums from the contract and pure libraries, named here one by one; no I/O.",
      "^domain/",
      { pathNot: "^(domain|contract)/|^node_modules/(@2toad/profanity|csv-parse|htmlparser2|linkify-it)/" },
      [TEST, "-testing[.]ts$"],
    ),
    never(
      "ranking-knows-no-product",
      "The ranking is a package that anybody could use: no SQL, no part of the product, no dependency.",
      "^ranking/",
      { pathNot: "^ranking/|^(node:)?(fs|util|worker_threads)$" },
      TEST,
    ),
    never(
      "ranking-by-its-interface",
      "The ranking is imported by what its package.json exports; its tests' support stays with tests and benchmarks.",
      "^(contract|phrases|domain|server|web|e2e|tools)/",
      {
        path: "^ranking/",
        pathNot:
          "^ranking/(types|index/(ranking-index|profile-state|uuid)|load/index-loader|worker/ranking-thread)[.]ts$",
      },
      TEST,
    ),
    never(
      "leaves-tests-stay-below",
      "Tests of the leaves do not reach up either.",
      "^(contract|phrases|domain|ranking)/",
      "^(server|web|e2e|tools|bench)/",
    ),

    never(
      "web-not-server",
      "The web app talks to the server through the contract only.",
      "^web/",
      "^(server|ranking)/",
    ),
    never(
      "web-takes-types-of-schemas",
      "Schemas and the library that checks them take more bytes than a screen: the browser takes their types alone.",
      "^web/",
      { path: "^contract/(contract|endpoint|endpoints/.*|schemas/.*)[.]ts$", dependencyTypesNot: ["type-only"] },
      [TEST, "-testing[.]tsx?$", "^web/build/", "^web/lib/api-routes[.]ts$"],
    ),
    never(
      "nothing-imports-the-outside",
      "The product does not depend on its tools, benchmarks and browser tests.",
      "^(contract|phrases|domain|ranking|server|web)/",
      "^(tools|e2e|bench|mutation)/",
    ),
    never(
      "tools-know-no-product",
      "Tools read the repository as text.",
      "^tools/",
      "^(server|web|domain|phrases|ranking|e2e|bench|mutation)/",
    ),
    never(
      "e2e-drives-from-outside",
      "Browser tests see what a person sees.",
      "^e2e/",
      "^(server|web|tools|bench|mutation)/",
    ),

    never(
      "web-screens-not-each-other",
      "What two screens share is in an area below them.",
      "^web/screens/([^/]+)/",
      { path: "^web/screens/", pathNot: "^web/screens/$1/" },
      [TEST, TESTING],
    ),
    ...webOrder,
    never("web-ui-knows-no-domain", "The kit knows no domain.", "^web/ui/", "^domain/"),

    ...featureOrder,
    never(
      "features-have-a-place",
      "A feature stands in AREAS: the order would not bind it otherwise.",
      "^server/features/",
      {},
      [`^server/features/((${FEATURES.join("|")})/|(${Object.keys(AREAS).join("|")})/area[.]ts$)`, TEST],
    ),
    never(
      "features-by-service-and-types",
      "Another feature is reached by its service.ts or types.ts.",
      "^server/features/([^/]+/[^/]+)/",
      {
        path: "^server/features/",
        pathNot: ["^server/features/$1/", "^server/features/[^/]+/[^/]+/(service|types)[.]ts$"],
      },
      TEST,
    ),
    never(
      "areas-wire-their-own",
      "The file of an area puts together its own features; what it needs of others is passed in.",
      "^server/features/([^/]+)/area[.]ts$",
      { path: "^server/features/", pathNot: "^server/features/$1/" },
    ),
    never(
      "features-know-no-wiring",
      "Features are put together by others and do not know by whom.",
      "^server/features/[^/]+/[^/]+/",
      "^server/(main[.]ts|application[.]ts|features/[^/]+/area[.]ts|seed/|commands/)",
      TEST,
    ),
    never("only-routes-meet-http", "HTTP ends in routes.ts.", "^server/features/[^/]+/[^/]+/", "^server/http/", [
      TEST,
      "/routes[.]ts$",
    ]),
    never(
      "only-events-meet-realtime",
      "Sockets end in events.ts. Services know the port, and how moderators are told.",
      "^server/features/[^/]+/[^/]+/",
      "^server/realtime/(?!(types|moderators)[.]ts$)",
      [TEST, "/events[.]ts$"],
    ),
    never(
      "only-jobs-meet-the-runner",
      "The job runner ends in jobs.ts and events.ts.",
      "^server/features/[^/]+/[^/]+/",
      "^server/jobs/",
      [TEST, "/(jobs|events)[.]ts$"],
    ),
    never(
      "only-emails-meet-mail",
      "Emails are written in emails.ts; page.ts writes in the languages of emails.",
      "^server/features/[^/]+/[^/]+/",
      "^server/mail/",
      [TEST, "/(emails|jobs|page)[.]tsx?$"],
    ),
    never(
      "only-stores-touch-the-database",
      "store.ts, with the conditions it is built of, is the only file of a feature that speaks SQL.",
      "^server/features/",
      "^node_modules/(drizzle-orm|pg|@types/pg|@electric-sql/pglite)/|^server/platform/database/schema",
      [TEST, "/(store|conditions)[.]ts$"],
    ),
    never(
      "only-wiring-knows-features",
      "http, realtime, jobs, mail and platform serve any feature and know none.",
      "^server/",
      "^server/features/",
      ["^server/features/", WIRING, TEST],
    ),
    never(
      "platform-at-the-bottom",
      "The platform knows nothing of what stands on it.",
      "^server/platform/",
      "^server/(?!platform/)",
      TEST,
    ),
    never(
      "storage-and-photos-know-little",
      "Storage, the encoding of photos and list services serve any feature: they know the platform and the leaves.",
      "^server/(storage|photos|list-services)/",
      "^server/(?!platform/|storage/|photos/|list-services/)",
      TEST,
    ),
    never(
      "development-aside",
      "Demo people and the payment sandbox are loaded by one dynamic import each, which production does not reach.",
      "^server/",
      {
        path: "^server/(seed/demo|payments/sandbox)/",
        dependencyTypesNot: ["dynamic-import", "type-only"],
      },
      [TEST, "-testing[.]ts$", "^server/(testing|seed/demo|payments/sandbox)/"],
    ),
    never("test-support-for-tests", "Factories and fakes are not for production.", "^server/", "^server/testing/", [
      TEST,
      "^server/testing/",
    ]),
  ],
  options: {
    // TypeScript 7 has no compiler interface for tools; swc reads the same syntax.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|dist-earlier|release|coverage|test-results)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
