import { expect, test } from "vitest";
import { type SignedConcern, signOf } from "./concern-signs.ts";

const SIGNS: Record<SignedConcern, readonly string[]> = {
  underage: [
    "Tengo 15, ¿y tú?",
    "jaja pues cumplo 17 el mes que viene",
    "voy a 2º de la ESO",
    "Tengo quince años y me encanta el shonen",
    "I'm in 9th grade",
    "16F from Ohio",
    "my mom won't let me go out on school nights",
    "J’ai 15 ans",
    "je suis en 4ème",
    "faccio la seconda liceo",
    "Sono ancora minorenne",
    "Bin erst 16 geworden",
    "Ich gehe in die 9. Klasse",
    "tô no 9º ano",
    "Sou de menor, tá?",
    "Me dijo que tiene 14 años",
    "This is my daughter's profile, she is 13",
  ],
  danger: [
    "No quiero seguir viviendo",
    "me estoy cortando otra vez",
    "Sé dónde vives",
    "Mi novio me pega",
    "I want to kill myself",
    "he threatened to stab me",
    "J’ai envie d’en finir",
    "je sais où tu habites",
    "ti ammazzo",
    "mio padre mi picchia",
    "Ich will nicht mehr leben",
    "Mein Freund schlägt mich",
    "vou te matar",
    "quero morrer",
  ],
  money: [
    "¿Me puedes prestar 200 euros?",
    "Compra una tarjeta de Steam y mándame el código",
    "can u cashapp me 40?",
    "Invest with me and double your profits",
    "Tu peux me prêter 100 euros ?",
    "mi presti 50 euro?",
    "Ich brauche dringend Geld für die Miete",
    "manda um pix pra mim",
  ],
};

test.each(Object.entries(SIGNS) as [SignedConcern, readonly string[]][])(
  "finds what speaks for %s",
  (concern, texts) => {
    expect(texts.filter((text) => signOf(concern, text) === null)).toEqual([]);
  },
);

test.each([
  "El protagonista tiene 15 años",
  "Tengo 15 años viendo anime, y tengo 16 figuras de Goku",
  "my little sister is 14",
  "I'm 16 episodes in, I'm 15 minutes late",
  "I teach 9th grade",
  "Cuando tenía 15 años descubrí Naruto",
  "I feel like I'm 15 again",
  "Ich bin 15 Minuten zu spät",
  "J’ai 15 ans d’expérience",
  "I'm dying to see it, this show killed me",
  "Death Note: Light mata a todos. Kill la Kill también",
  "Me muero de risa, quiero morirme de vergüenza",
  "te voy a matar si me haces spoiler jaja",
  "I spend all my money on figures",
  "necesito dinero para comprar mangas",
  "Suicide Squad",
])("fans say without meaning harm: %s", (text) => {
  const found = (["danger", "underage", "money"] as const).filter((concern) => signOf(concern, text) !== null);
  expect(found).toEqual([]);
});

test("quotes the sentence alone, and not too much of it", () => {
  expect(signOf("underage", "Me gusta Frieren. Tengo 15 años. ¿Y a ti?")).toBe("Tengo 15 años.");
  expect(signOf("danger", `${"muy ".repeat(100)}mal, quiero suicidarme`)).toHaveLength(240);
});
