import type { Language } from "@nakamatch/contract/vocabulary/languages";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { texts } from "../texts-testing.ts";
import { type MessageRisk, messageRisk, riskyFirstMessage } from "./risky-message.ts";

const RISKY: Record<MessageRisk, Record<Language | "any", string[]>> = {
  money: {
    any: [
      ...["Do you know Bitcoin?", "BTC", "tengo USDT", "PayPal?", "Western Union", "Revolut", "Forex", "Binance"],
      ...["Ethereum", "MoneyGram", "Cash App", "Venmo", "crypto-trading"],
    ],
    es: texts(`
      ¿Quieres ganar dinero conmigo? | Dinero fácil, escríbeme | Envíame dinero y voy a verte | Me pagan 500€ al día |
      Una tarjeta regalo y soy tuya | Tengo una oportunidad de inversión | Préstame 50 euros |
      Gano 1.500 euros por semana | invierto en criptomonedas | ¿Me haces un Bizum? | ingresos pasivos`),
    en: texts(`
      Wanna earn money with me? | Easy money, trust me | Please send me some money | I make $500 per day |
      sugar daddy wanted | buy me a gift card | an investment opportunity for you | cryptocurrency trading |
      lend me 20 dollars | my passive income`),
    de: texts(`
      Willst du Geld verdienen? | Schnelles Geld, frag mich | Schick mir bitte Geld | Kauf mir eine Geschenkkarte |
      Kryptowährungen sind mein Ding | 300 € pro Tag | passives Einkommen`),
    fr: texts(`
      Tu veux gagner de l'argent ? | De l’argent facile | Envoie-moi de l'argent | une carte cadeau |
      les cryptomonnaies | 500 euros par jour | des revenus passifs`),
    it: texts(`
      Vuoi guadagnare soldi? | Soldi facili | Prestami dei soldi | una carta regalo | criptovalute |
      500 euro al giorno | un reddito passivo`),
    pt: texts(`
      Quer ganhar dinheiro? | Dinheiro fácil | Me empresta um dinheiro | um cartão-presente | criptomoedas |
      faz um pix | minha chave pix | um vale-presente | uma renda extra`),
  },
  contact: {
    any: texts(`
      WhatsApp? | watsapp | mi wasap | guasap | ZapZap | Telegram: @ana | 𝕋𝕖𝕝𝕖𝕘𝕣𝕒𝕞 | T\u200belegram | T\u3164elegram |
      WeChat | Viber | Snapchat | OnlyFans | insta: @ana.otaku | IG: ana_otaku | ig @ana | LINE ID: ana99 |
      ana@example.test | ana (at) example.test | +34 612 345 678 | 0034612345678 | +5511987654321 |
      +49 (151) 234-5678`),
    es: [
      "Mi número: 612 345 678",
      "llámame al 612345678",
      "mi insta es anaotaku",
      "Escríbeme por Signal",
      "Agrégame a LINE",
    ],
    en: texts(`
      Text me on Signal | Add me on LINE | my snap is ana99 | call 415-555-2671 | Hit me up on Kik |
      DM me on Instagram`),
    de: ["Schreib mir auf Instagram", "0151 2345678", "mein Insta ist anaotaku", "Folge mir auf TikTok"],
    fr: ["Ajoute-moi sur Snap", "06 12 34 56 78", "Écris-moi sur Messenger", "mon insta est anaotaku"],
    it: ["Scrivimi su Instagram", "347 123 4567", "Aggiungimi su Facebook"],
    pt: ["Me chama no Insta", "(11) 98765-4321", "passa seu zap", "me adiciona no Facebook"],
  },
  link: {
    any: texts(`
      https://example.test/a | HTTP://EXAMPLE.TEST | www.example.test | mira example.com | example.xyz |
      discord.gg/abc | t.me/ana | bit.ly/3xYz | wa.me/34612 | example .com | example [.] com | example (dot) net |
      exam\u200bple.com`),
    es: ["entra en ejemplo punto com", "ejemplo (punto) com"],
    en: ["visit example dot com", "see example DOT com now"],
    de: ["Schau auf beispiel punkt com"],
    fr: ["va sur exemple point com", "exemple point com/photos"],
    it: ["vai su esempio punto com"],
    pt: ["entra em exemplo ponto com", "exemplo ponto com barra fotos"],
  },
};

const cases = Object.entries(RISKY).flatMap(([risk, texts]) =>
  Object.entries(texts).flatMap(([language, list]) => list.map((text) => [risk, language, text] as const)),
);

describe("is risky", () => {
  it.each(cases)("%s, %s: %s", (risk, _language, text) => {
    expect(messageRisk(text)).toBe(risk);
    expect(messageRisk(`¡Hola! ${text}`), "within a message").toBe(risk);
    expect(messageRisk(text.toUpperCase()), "in capitals").toBe(risk);
    expect(messageRisk(text.normalize("NFD")), "with accents written apart").toBe(risk);
  });
});

describe("is not risky", () => {
  it.each([
    ...texts(`
    Line of Duty | Telegraph Avenue | Signal | Mr. Robot | Steins;Gate | .hack//SIGN | The Money Heist |
    La casa de papel | ¿Has visto Spice and Wolf? Va de dinero y lobos | Moneyball | Money Pictures |
    C: The Money of Soul | Bitter Virgin | El telegrama de Violet Evergarden | Un télégramme de Violet |
    Akudama Drive | Kakegurui | Snap! | Insta-love | WataMote | Crypto es mi main en Apex | I main Crypto |
    Whatever, what app do you read manga on? | Wassup? | Facebook no lo uso | Sigo a Toei en Instagram |
    I follow it on Instagram | ¿Tienes Discord para jugar? | Add me on Discord and we play |
    Meine Zelle in Cell-Saga | Iban a salir y no salieron | my signal is weak here | My line of work |
    end of the line: Mob Psycho | Trabajo desde casa y leo manga | I work from home | Te pago un café |
    I'll pay for the popcorn | Crunchyroll cuesta 5€ al mes | La recompensa de Luffy: 3.000.000.000 |
    566.000.000 berries | 1,500,000,000 berries | 566 000 000 berries | más de 9000 |
    Final Fantasy 1 2 3 4 5 6 7 8 9 10 | 1999, 2003, 2007 y 2011 | 1999 2003 2007 | 2020-2021-2022 |
    10/10 en 2024-10-12 | 10 20 30 40 50 60 | 12 34 56 78 90 1 | Evangelion 1.11 2.22 3.33 3.0+1.0 |
    mi UID es 712345678 | 712345678 es mi UID | UID: 812345679 | Freundescode 123456789 | SW-1234-5678-9012 |
    1234 5678 9012 | 999999999 | el 12.05.2024 a las 18.30 | One Piece 1089-1100 | Voy por el capítulo 1089 de 1115 |
    Vi 220 + 500 + 291 episodios | Nací el 31 01 2000 12 | Hola.me llamo Ana | Muy guay.es genial |
    É bom até certo ponto com você | un point commun | A un certo punto com'era bello? | S.H.I.E.L.D. | etc. |
    Re:Zero | Dr. Stone | Mr.Osomatsu | y/o | 24/7 | Vol.2/3 | P.S. I love you | ¿anime.o manga? | 😀 |
    ¡Hola! ¿Qué tal? | Hallo, wie geht's? | Salut, ça va ? | Ciao, come stai? | Oi, tudo bem? | @ana jaja`),
    "",
    " ",
  ])("%j", (text) => {
    expect(messageRisk(text)).toBeNull();
  });

  it("no text of letters and spaces without one of the words", () => {
    const word = fc.stringMatching(/^[aeioulnrst]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (words) => {
        expect(messageRisk(words.join(" "))).toBeNull();
      }),
    );
  });

  it("no number of up to eight digits, however it is grouped", () => {
    const groups = fc.array(fc.stringMatching(/^\d{1,4}$/), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(groups, fc.constantFrom(" ", "-", ".", ", ", "/"), (parts, separator) => {
        fc.pre(parts.join("").length <= 8);
        expect(messageRisk(`Son ${parts.join(separator)} en total`)).toBeNull();
      }),
    );
  });

  it("a word that only begins or ends like one", () => {
    const letters = fc.stringMatching(/^[bcdfgz]{1,5}$/);
    const words = fc.constantFrom("telegram", "bitcoin", "whatsapp", "paypal", "viber", "forex");
    fc.assert(
      fc.property(words, letters, letters, (word, before, after) => {
        expect(messageRisk(`${before}${word}`)).toBeNull();
        expect(messageRisk(`${word}${after}`)).toBeNull();
      }),
    );
  });
});

it("is quick for the longest message, whatever it holds", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 350 }), (text) => {
      messageRisk(text);
    }),
  );
  for (const text of ["1 ".repeat(175), "a.".repeat(175), "((((".repeat(87), "a@".repeat(175), "www.".repeat(87)]) {
    const started = process.hrtime.bigint();
    messageRisk(text);
    expect(Number(process.hrtime.bigint() - started) / 1e6).toBeLessThan(1000);
  }
});

const ME = "me";
const THEM = "them";

const said = (...texts: [senderId: string | null, message: string][]) =>
  texts.map(([senderId, message], index) => ({ id: `${index}`, senderId, message }));

test.each([
  ["nothing was said", said(), null],
  ["a harmless one", said([THEM, "¡Hola!"]), null],
  ["the first one", said([THEM, "¿Tienes Telegram?"]), { id: "0", risk: "contact" }],
  ["the third one", said([THEM, "a"], [ME, "b"], [THEM, "c"], [THEM, "dinero fácil"]), { id: "3", risk: "money" }],
  ["the earliest of two", said([THEM, "mira example.com"], [THEM, "Bitcoin"]), { id: "0", risk: "link" }],
  ["the fourth one", said([THEM, "a"], [THEM, "b"], [THEM, "c"], [THEM, "WhatsApp"]), null],
  ["the reader's own", said([ME, "¿Tienes Telegram?"], [THEM, "No"]), null],
  ["one of a closed account", said([null, "¿Tienes Telegram?"]), null],
])("a risky first message: %s", (_, messages, expected) => {
  expect(riskyFirstMessage(messages, ME)).toEqual(expected);
});
