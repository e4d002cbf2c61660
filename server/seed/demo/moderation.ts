import type { SealedChat, SealedProfile } from "@nakamatch/contract/schemas/evidence";
import type { ReportReason } from "@nakamatch/contract/vocabulary/reports";
import { ageOn } from "@nakamatch/domain/people/age";
import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/open.ts";
import { reportEvidence } from "../../platform/database/schema/reports.ts";
import { reports } from "../../platform/database/schema/safety.ts";
import { demoId } from "./demo-id.ts";
import type { DemoPerson } from "./demo-types.ts";

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Oldest first. */
type Line = readonly [by: "reporter" | "reported", text: string];

/** From the chat if there is one, else from the profile. */
interface DemoReport {
  about: string;
  by: string;
  reason: ReportReason;
  text: string;
  minutesAgo: number;
  chat?: readonly Line[];
}

export const DEMO_REPORTS: readonly DemoReport[] = [
  {
    about: "demo-101",
    by: "demo-102",
    reason: "harassment",
    text: "Le dije que no quería seguir hablando y no ha parado de escribirme en toda la noche.",
    minutesAgo: 35,
    chat: [
      ["reported", "¿Por qué no contestas?"],
      ["reporter", "Estoy cenando. Y la verdad, prefiero dejarlo aquí. Suerte."],
      ["reported", "No puedes dejarlo así. Contéstame."],
      ["reported", "Sé que estás en línea"],
      ["reported", "Contesta"],
    ],
  },
  {
    about: "demo-101",
    by: "demo-103",
    reason: "harassment",
    text: "Muy insistente. Me pidió el teléfono cinco veces después de decirle que no.",
    minutesAgo: 7 * HOUR,
    chat: [
      ["reported", "Pásame tu número"],
      ["reporter", "De momento prefiero hablar por aquí"],
      ["reported", "Venga, que no muerdo. El número"],
      ["reporter", "Ya te he dicho que no"],
      ["reported", "Qué te cuesta. El número."],
    ],
  },
  {
    about: "demo-101",
    by: "demo-104",
    reason: "offensive_content",
    text: "Cuando le dije que no me interesaba, me insultó.",
    minutesAgo: 2 * DAY,
  },
  {
    about: "demo-105",
    by: "demo-106",
    reason: "spam",
    text: "Manda a todo el mundo el mismo mensaje con un enlace a su tienda de figuras.",
    minutesAgo: 3 * HOUR,
    chat: [
      ["reported", "¡Hola! Figuras originales con un 40 % de descuento, escríbeme y te paso el enlace 🔥"],
      ["reporter", "¿Esto es un anuncio?"],
      ["reported", "¡Hola! Figuras originales con un 40 % de descuento, escríbeme y te paso el enlace 🔥"],
    ],
  },
  {
    about: "demo-105",
    by: "demo-107",
    reason: "spam",
    text: "Publicidad de figuras, igual que a mi amiga.",
    minutesAgo: DAY,
  },
  {
    about: "demo-108",
    by: "demo-109",
    reason: "impersonation",
    text: "Creo que usa la foto y los gustos de otra persona que conozco de un club de manga.",
    minutesAgo: 5 * DAY,
  },
  {
    about: "demo-110",
    by: "demo-111",
    reason: "other",
    text: "Destripó el final de Frieren sin avisar. Sé que no es para tanto, pero duele.",
    minutesAgo: 9 * DAY,
  },
];

/** Inserts reports with evidence, for the moderation screen. */
export async function insertReports(tx: Tx, everybody: readonly DemoPerson[], now: Date): Promise<void> {
  for (const [index, { about, by, reason, text, minutesAgo, chat }] of DEMO_REPORTS.entries()) {
    const person = everybody.find(({ key }) => key === about);
    if (!person) continue;
    const createdAt = new Date(now.getTime() - minutesAgo * MINUTE_MS);
    const id = demoId(`report ${index}`);
    await tx
      .insert(reports)
      .values({ id, reporterId: demoId(by), reportedUserId: demoId(about), reason, description: text, createdAt });
    await tx.insert(reportEvidence).values({
      reportId: id,
      subject: sql`moderation_pseudonym(${demoId(about)}::uuid)`,
      kind: chat ? "chat" : "profile",
      content: chat ? sealedChat(person, chat, createdAt) : sealedProfile(person, createdAt),
      sealedAt: createdAt,
      eraseAt: new Date(createdAt.getTime() + 365 * DAY * MINUTE_MS),
    });
  }
}

/** Without the portraits. */
function sealedProfile(person: DemoPerson, at: Date): SealedProfile {
  return {
    nickname: person.nickname,
    realName: `${person.firstName} ${person.lastName}`,
    age: ageOn(person.birthDate, at.toISOString().slice(0, 10)),
    country: person.countryCode,
    city: null,
    bio: person.bio,
    gender: person.gender,
    lookingFor: person.lookingFor,
    interests: [],
    interestCount: person.interestIds.length,
    photo: "unavailable",
  };
}

/** Messages are five minutes apart, the last one five minutes before the report. */
function sealedChat({ nickname }: DemoPerson, lines: readonly Line[], at: Date): SealedChat {
  return {
    nickname,
    messages: lines.map(([by, text], index) => ({
      by,
      text,
      sentAt: new Date(at.getTime() - (lines.length - index) * 5 * MINUTE_MS).toISOString(),
    })),
    photo: "none",
  };
}
