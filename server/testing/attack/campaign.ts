import { inArray } from "drizzle-orm";
import { securityHeaders } from "../../http/security-headers.ts";
import { isDatabaseAway, isDatabaseOverloaded } from "../../platform/database/failure-kinds.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { createRandom, type Random } from "../../seed/demo/random.ts";
import { ROLES, type Role } from "../authorization/roles.ts";
import { closeScene, openScene, type Scene, type Stage, traces } from "../authorization/scene.ts";
import { type AttackAnswer, faultsOf, type Promised } from "./faults.ts";
import { type AttackRequest, createAttacker } from "./requests.ts";
import { closeConnections, parseAnswer, send, sendBytes } from "./wire.ts";

/** Requests before a scene is renewed, as calls change it. */
const REQUESTS_PER_SCENE = 120;

/** Concurrent attackers. */
const LANES = 4;

/** Maximum of findings kept. */
const MOST_FINDINGS = 100;

/** The product's own address in tests. */
const ORIGIN = "http://localhost:3000";

/** Roles without a valid session. */
const SHUT_OUT: readonly Role[] = ["anonymous", "unconfirmed", "banned", "deleted"];

/** Only the two who chat have this birth date. */
const BIRTH_DATE = "1987-11-23";

/** Not or barely HTTP. */
const BYTES = [
  "nonsense\r\n\r\n",
  "GET / HTTP/9.9\r\n\r\n",
  "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n",
  `GET / HTTP/1.1\r\nHost: localhost\r\nx: ${"x".repeat(40_000)}\r\n\r\n`,
  "POST /api/v1/accounts HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
  "POST /api/v1/accounts HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nzz\r\n",
  "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
  "\u0016\u0003\u0001\u0002\u0000\u0001",
];

/** A fault in a response. */
export interface Finding {
  attack: string;
  fault: string;
  role?: string;
  request: string;
  answer: string;
}

export interface CampaignResult {
  requests: number;
  seconds: number;
  /** Requests by attack, by role and by status. */
  attacks: Record<string, number>;
  roles: Record<string, number>;
  statuses: Record<string, number>;
  findings: Finding[];
}

export interface CampaignOptions {
  stage: Stage;
  /** Determines every request; responses also depend on the lanes' timing. */
  seed: number;
  /** The campaign ends after this many requests or seconds, whichever is first. */
  requests: number;
  seconds: number;
}

/** Sends random requests in every role, and inspects each response. */
export async function runCampaign({ stage, seed, requests, seconds }: CampaignOptions): Promise<CampaignResult> {
  const started = Date.now();
  const result: CampaignResult = { requests: 0, seconds: 0, attacks: {}, roles: {}, statuses: {}, findings: [] };
  const report = (finding: Finding) => {
    const isKnown = result.findings.some((each) => each.fault === finding.fault && each.request === finding.request);
    if (!isKnown && result.findings.length < MOST_FINDINGS) result.findings.push(finding);
  };
  const isOver = () => result.requests >= requests || Date.now() - started >= seconds * 1000;

  async function attack(request: AttackRequest, scene: Scene): Promise<void> {
    const shown = describe(request);
    const finding = { attack: request.attack, role: scene.role, request: shown };
    try {
      const answer = await send(stage.server.url, request);
      count(result.statuses, String(answer.status));
      for (const fault of faultsOf(answer, promisedTo(scene, request))) {
        report({ ...finding, fault, answer: summaryOf(answer) });
      }
    } catch (error) {
      report({ ...finding, fault: "is not answered", answer: String(error) });
    }
    count(result.attacks, request.attack);
    count(result.roles, scene.role);
    result.requests++;
  }

  async function runLane(random: Random): Promise<void> {
    while (!isOver()) {
      const scene = await persistently(() => openMarkedScene(stage, random.pick(ROLES)));
      const next = createAttacker(scene, random);
      for (let made = 0; made < REQUESTS_PER_SCENE && !isOver(); made++) await attack(await next(), scene);
      await persistently(() => closeScene(scene));
    }
  }

  await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(createRandom(seed * 1000 + lane))));
  for (const bytes of BYTES) {
    const answer = parseAnswer(await sendBytes(stage.server.url, bytes));
    const finding = { attack: "bytes", request: JSON.stringify(bytes.slice(0, 80)), answer: summaryOf(answer) };
    for (const fault of faultsOf(answer, promisedToAnybody())) report({ ...finding, fault });
    count(result.attacks, "bytes");
    count(result.statuses, String(answer.status));
    result.requests++;
  }
  closeConnections();
  return { ...result, seconds: Math.round((Date.now() - started) / 1000) };
}

/** A scene whose people, except the caller, have a recognizable birth date. */
async function openMarkedScene(stage: Stage, role: Role): Promise<Scene> {
  const scene = await openScene(stage, role);
  const { actor, owner, other } = scene;
  const others = [owner, other].filter(({ id }) => id !== actor?.id).map(({ id }) => id);
  await stage.server.database.db.update(profiles).set({ birthDate: BIRTH_DATE }).where(inArray(profiles.id, others));
  return scene;
}

/** Retries `work` while the database is overloaded. */
async function persistently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let triesLeft = 10; ; triesLeft--) {
    try {
      return await work();
    } catch (error) {
      if (triesLeft === 0 || !(isDatabaseAway(error) || isDatabaseOverloaded(error))) throw error;
    }
  }
}

function promisedToAnybody(): Promised {
  return { origin: ORIGIN, headers: securityHeaders({ isHttps: false }), secrets: {} };
}

function promisedTo(scene: Scene, { endpoint, body }: AttackRequest): Promised {
  const { role, actor, owner, other, cookie } = scene;
  const others = [owner, other].filter(({ id }) => id !== actor?.id);
  /** Some responses repeat what the caller sent. */
  const isSent = (text: string) => typeof body === "string" && body.includes(text);
  /** The signature, as other tokens share what precedes it. */
  const token = cookie?.split(".").at(-1) ?? "";
  return {
    ...promisedToAnybody(),
    secrets: {
      "another person's e-mail": others.map(({ email }) => email ?? "").filter((email) => !isSent(email)),
      "another person's birth date": isSent(BIRTH_DATE) ? [] : [BIRTH_DATE],
      "the token of a session": [token],
    },
    declared: endpoint && new Set(Object.keys(endpoint.errorMap)),
    hidden: SHUT_OUT.includes(role) ? traces(scene).filter((text) => !isNamed(text)) : undefined,
  };

  /** Ids do not count, as their sender knows them. */
  function isNamed(text: string): boolean {
    return /^[0-9a-f-]{36}$/.test(text);
  }
}

function count(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

function describe({ method, path, headers, body }: AttackRequest): string {
  const { cookie: _, ...others } = headers;
  const sent = typeof body === "string" ? body : body && `${body.length} bytes`;
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(others).slice(0, 300)} ${sent?.slice(0, 400) ?? ""}`;
}

function summaryOf({ status, text }: AttackAnswer): string {
  return `${status} ${text.slice(0, 300)}`;
}
