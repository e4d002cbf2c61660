import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Tx } from "../../platform/database/open.ts";
import { likeWords } from "../../platform/database/schema/like-words.ts";
import { demoId } from "./demo-id.ts";
import type { DemoPerson } from "./demo-types.ts";

/** These fit any title that both love. */
const WORDS: Record<Language, readonly string[]> = {
  es: [
    "Por fin alguien con buen gusto. ¿Por dónde empezarías a enseñárselo a otra persona?",
    "¿Escena favorita? La mía me hace llorar siempre",
  ],
  en: ["First time or fifth? I lost count and I regret nothing", "Okay, hot take time: best character and why?"],
  de: [
    "Endlich jemand, der das auch kennt! Wer ist deine Lieblingsfigur?",
    "Noch mal von vorn, mit Tee und Decke: dabei?",
  ],
  fr: [
    "Enfin quelqu’un qui connaît\u202f! Ton personnage préféré\u202f?",
    "Je pourrais en parler pendant des heures. Toi aussi\u202f?",
  ],
  it: [
    "Finalmente qualcuno che lo ama quanto me! La tua scena preferita?",
    "Prima volta o ennesima? Io ho perso il conto",
  ],
  pt: ["Até que enfim alguém de bom gosto! Qual é sua cena favorita?", "Eu começaria tudo de novo hoje. E você?"],
};

/** Some admirers of the demo member write about a title both love, each line once. */
export async function insertDemoWords(
  tx: Tx,
  { member, everybody }: { member: DemoPerson; everybody: DemoPerson[] },
): Promise<void> {
  const left = new Map(Object.entries(WORDS).map(([language, lines]) => [language, [...lines]]));
  const rows = everybody
    .filter(({ likesMember }) => likesMember)
    .flatMap(({ key, language, interestIds }) => {
      const titleId = interestIds.find((id) => member.interestIds.includes(id));
      const text = titleId === undefined ? undefined : left.get(language)?.shift();
      if (text === undefined) return [];
      const between = { authorId: demoId(key), receiverId: demoId(member.key) };
      return [{ ...between, text, aboutKind: "title" as const, aboutId: String(titleId) }];
    });
  await tx.insert(likeWords).values(rows);
}
