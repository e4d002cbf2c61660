import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { texts } from "../texts-testing.ts";
import { type MessagePart, messageParts, withoutSpoilers } from "./message-parts.ts";
import { asSpoiler, nameSpoilers, toggleSpoiler } from "./spoilers.ts";

const text = (value: string): MessagePart => ({ kind: "text", text: value });
const link = (href: string, shown = href): MessagePart => ({ kind: "link", text: shown, href });

describe("spoilers", () => {
  it.each<[string, string]>([
    ["Luffy ||wins||!", "Luffy [x]!"],
    ["||a||||b||", "[x][x]"],
    ["||a|| and ||b||", "[x] and [x]"],
    ["||two\nlines||", "[x]"],
    ["||a | b||", "[x]"],
    ["no || end", "no || end"],
    ["||||", "||||"],
    ["||  ||", "||  ||"],
    ["||||a||", "||[x]"],
    ["||a|| ||", "[x] ||"],
    ["|a|", "|a|"],
    ["", ""],
  ])("of %j are hidden: %j", (message, hidden) => {
    expect(withoutSpoilers(message, "[x]")).toBe(hidden);
  });

  it("have their text, with its addresses", () => {
    expect(messageParts("See ||at https://a.example/x now||.")).toEqual([
      text("See "),
      {
        kind: "spoiler",
        raw: "at https://a.example/x now",
        title: null,
        parts: [text("at "), link("https://a.example/x"), text(" now")],
      },
      text("."),
    ]);
  });

  it("leave nothing of what they hide in a preview", () => {
    const hidden = fc.stringMatching(/^[a-z]{5,20}$/);
    const around = fc.string({ unit: fc.constantFrom("x", " ", "😀", "|") });
    fc.assert(
      fc.property(around, hidden, (before, secret) => {
        fc.pre(!before.includes("|"));
        expect(withoutSpoilers(`${before}||${secret}||`, "[x]")).toBe(`${before}[x]`);
      }),
    );
  });
});

describe("addresses", () => {
  it.each<[string, MessagePart[]]>([
    ["https://a.example", [link("https://a.example/", "https://a.example")]],
    ["Look: http://a.example/b?c=d#e!", [text("Look: "), link("http://a.example/b?c=d#e"), text("!")]],
    ["(https://a.example/b)", [text("("), link("https://a.example/b"), text(")")]],
    ["[https://a.example/b]", [text("["), link("https://a.example/b"), text("]")]],
    ["https://a.example/b[1]", [link("https://a.example/b[1]")]],
    ["https://a.example/b_(c)", [link("https://a.example/b_(c)")]],
    ["https://a.example/b...", [link("https://a.example/b"), text("...")]],
    ["HTTPS://A.example/B", [link("https://a.example/B", "HTTPS://A.example/B")]],
    ["https://a.example/é", [link("https://a.example/%C3%A9", "https://a.example/é")]],
    ["https://аpple.example/x", [link("https://xn--pple-43d.example/x")]],
    ["https://www.münchen.de/x", [link("https://www.xn--mnchen-3ya.de/x")]],
    ["https://shop.café.example", [link("https://shop.xn--caf-dma.example/")]],
    ["https://a.bücher", [link("https://a.xn--bcher-kva/")]],
    ["https://a.example:443/x", [link("https://a.example/x")]],
  ])("%j", (message, parts) => {
    expect(messageParts(message)).toEqual(parts);
  });

  it.each(
    texts(`
    javascript:alert(1) | data:text/html,x | ftp://a.example/x | https://bank.example@evil.example/ |
    https://user:word@evil.example/ | https:// | https://localhost/x | https://[x | https://.( | https://a. |
    https://.example | www.a.example | https://a。example/x | https://user.name!x@evil.example/`),
  )("%j is none", (message) => {
    expect(messageParts(message)).toEqual([text(message)]);
  });

  it.each<[string, string, string, string]>([
    ["", "https://x.example/baz", "https://x.example/baz", "）です"],
    ["見て ", "https://x.example", "https://x.example/", "、次"],
    ["「", "https://x.example", "https://x.example/", "」です"],
    ["『", "https://x.example/a", "https://x.example/a", "』"],
    ["【", "https://x.example", "https://x.example/", "】"],
    ["", "https://x.example", "https://x.example/", "，次"],
    ["", "https://x.example/a", "https://x.example/a", "，次"],
    ["", "https://x.example", "https://x.example/", "；次"],
    ["", "https://x.example", "https://x.example/", "（メモ）"],
    ["（", "https://x.example/a", "https://x.example/a", "）"],
    ["", "https://x.example", "https://x.example/", "：次"],
    ["", "https://x.example", "https://x.example/", "。次"],
    ["", "https://x.example/a", "https://x.example/a", "。"],
    ["", "https://x.example", "https://x.example/", "！すごい"],
    ["", "https://x.example/a", "https://x.example/a", "？"],
    ["《", "https://x.example/a", "https://x.example/a", "》"],
    ["", "https://x.example", "https://x.example/", "・次"],
    ["これ", "https://x.example", "https://x.example/", "を見て"],
    ["", "https://x.example", "https://x.example/", "～次"],
    ["보세요 ", "https://x.example", "https://x.example/", "에서 봐요"],
    ["", "https://x.example/日本語", "https://x.example/%E6%97%A5%E6%9C%AC%E8%AA%9E", " です"],
    ["", "https://x.example/a", "https://x.example/a", "～"],
    ["**", "https://x.example/~a_b", "https://x.example/~a_b", "**"],
  ])("among other scripts and signs end where they were written: %s%s", (before, shown, href, after) => {
    const around = [before, after].map((part) => (part === "" ? [] : [text(part)])) as [MessagePart[], MessagePart[]];
    expect(messageParts(before + shown + after)).toEqual([...around[0], link(href, shown), ...around[1]]);
  });

  it("lead to the host that is shown", () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: "binary" })), (message) => {
        for (const part of messageParts(`https://a.example${message}`)) {
          if (part.kind === "link") expect(new URL(part.href).host).toBe(shownHost(part.text));
        }
      }),
    );
  });

  it.each(["\u202e", "\u200b", "\\", "<", '"'])("end at %j", (character) => {
    expect(messageParts(`https://a.example/x${character}y`)).toEqual([
      link("https://a.example/x"),
      text(`${character}y`),
    ]);
  });
});

/** The displayed host. */
const shownHost = (address: string) => /^https?:\/\/([^/?#]*)/i.exec(address)?.[1]?.toLowerCase();

const hostile = fc.string({
  unit: fc.constantFrom(
    ...["||", "|", " ", "https://", "a.example", "/", "@", "(", ")", "."],
    ...["😀", "é", "、", "て", "\u202e", "\u200b", "\n"],
  ),
  maxLength: 60,
});

describe("any message", () => {
  it("keeps every character that is no address, and leads to http and https alone", () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: "binary" })), (message) => {
        const flat = (part: MessagePart): string => {
          if (part.kind === "spoiler") return `||${part.parts.map(flat).join("")}||`;
          if (part.kind === "link") expect(part.href).toMatch(/^https?:\/\/[^@/]+\.[^@/]+/);
          return part.text;
        };
        const again = messageParts(message).map(flat).join("");
        // A link may be displayed differently from its source.
        if (!/https?:/i.test(message)) expect(again).toBe(message);
        else expect(again.replaceAll(/https?:\S*/gi, "")).toBe(message.replaceAll(/https?:\S*/gi, ""));
      }),
    );
  });

  it("of any length is taken apart in time", () => {
    for (const unit of ["||", "|| ", "||a", "|", "https://", "https://a.b/", "https://a.b/)))", ")", "."]) {
      const start = performance.now();
      messageParts(`https://a.b/${unit.repeat(50_000)}`);
      expect(performance.now() - start, unit).toBeLessThan(3000);
    }
  });
});

/** Brackets mark the selection. */
const marked = ({ text, start, end }: { text: string; start: number; end: number }) =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

describe("the spoiler button", () => {
  it.each([
    ["hides what is selected", "Luffy [wins]!", "Luffy ||[wins]||!"],
    ["leaves white space outside", "Luffy[ wins ]!", "Luffy ||[wins]|| !"],
    ["hides the whole message without a selection", " Luffy wins![] ", " ||Luffy wins![]|| "],
    ["shows what is hidden", "Luffy ||[wins]||!", "Luffy [wins]!"],
    ["shows what is selected with its marks", "Luffy [||wins||]!", "Luffy [wins]!"],
    ["shows the spoiler around the cursor", "Luffy ||wi[]ns||!", "Luffy wins[]!"],
    ["shows a message that is hidden as a whole", "||Luffy wins|| []", "Luffy wins[] "],
    ["hides all of a message of which a part is hidden", "Luffy ||wins||![]", "||Luffy wins![]||"],
    ["takes in the spoilers that it touches", "||Luffy|| w[ins ||to|]|day", "||Luffy|| w||[ins to]||day"],
    ["takes other marks apart", "a || b [wins]", "a | | b ||[wins]||"],
    ["takes marks apart that are selected", "[a || b]", "||[a | | b]||"],
    ["does nothing where nothing is selected but white space", "a[ ]b", "a[ ]b"],
    ["does nothing without a text", "[]", "[]"],
  ])("%s", (_rule, before, after) => {
    const start = before.indexOf("[");
    const end = before.indexOf("]") - 1;
    expect(marked(toggleSpoiler(before.replace(/[[\]]/g, ""), start, end))).toBe(after);
  });

  it("hides every letter that is selected, where one of them is shown", () => {
    const units = fc.array(fc.constantFrom("|", "||", " ", "letter"), { maxLength: 20 });
    const letters = (value: string) => value.replaceAll(/[| ]/g, "");
    fc.assert(
      fc.property(units, fc.nat(20), fc.nat(20), (drawn, one, other) => {
        const text = drawn
          .map((unit, index) => (unit === "letter" ? String.fromCodePoint(0x61 + index) : unit))
          .join("");
        const [start, end] = [Math.min(one, other, text.length), Math.min(Math.max(one, other), text.length)];
        fc.pre(start !== end);
        const after = toggleSpoiler(text, start, end).text;
        expect(letters(after)).toBe(letters(text));
        const chosen = [...letters(text.slice(start, end))];
        fc.pre(chosen.some((letter) => withoutSpoilers(text, "").includes(letter)));
        expect(chosen.filter((letter) => withoutSpoilers(after, "").includes(letter))).toEqual([]);
      }),
    );
  });

  it("hides a whole message that is written as a spoiler", () => {
    expect([" Luffy wins ", "Luffy ||wins||", "a || b", " "].map(asSpoiler)).toEqual([
      "||Luffy wins||",
      "||Luffy wins||",
      "||a | | b||",
      " ",
    ]);
  });
});

describe("a spoiler of a title", () => {
  const titleOf = (message: string) =>
    messageParts(message).flatMap((part) => (part.kind === "spoiler" ? [part.title] : []));

  it.each<[string, unknown]>([
    ["||[Mushishi #42] the end||", { id: 42, name: "Mushishi" }],
    ["||[86 #7] the end||", { id: 7, name: "86" }],
    ["||the end||", null],
    ["||[Mushishi] the end||", null],
    ["||[#42] the end||", null],
    ["||[ #42] the end||", null],
    ["||[Mushishi #042] the end||", null],
    ["||[Mushishi #42]||", null],
    ["||the end of [Mushishi #42] now||", null],
    ["[Mushishi #42] ||the end||", null],
  ])("in %j is %j", (message, title) => {
    expect(titleOf(message)).toEqual([title]);
  });

  it("hides the text alone, and no preview tells its name", () => {
    expect(messageParts("||[Mushishi #42] the end||")).toMatchObject([{ parts: [text("the end")] }]);
    expect(withoutSpoilers("See ||[Mushishi #42] the end||", "[x]")).toBe("See [x]");
  });

  it("is named whatever the name holds, anew, and not any more", () => {
    const name = fc.string({ unit: "binary-ascii", maxLength: 80 });
    const secret = fc.stringMatching(/^[a-z]{1,20}$/);
    fc.assert(
      fc.property(name, name, fc.integer({ min: 1, max: 999_999_999 }), secret, (one, other, id, hidden) => {
        const named = nameSpoilers(nameSpoilers(`a ||${hidden}|| b`, { id: 1, name: one }), { id, name: other });
        const known = other.replaceAll(/[[\]|\s]+/g, " ").trim() !== "";
        expect(titleOf(named).map((title) => title?.id)).toEqual([known ? id : undefined]);
        expect(nameSpoilers(named, null)).toBe(`a ||${hidden}|| b`);
      }),
    );
  });

  it("changes nothing about texts without one", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("||", "|", "[", "]", "#", "1", "a", " ", "\n"), maxLength: 30 }),
        (message) => {
          fc.pre(!/\|\|\[[^[\]|\r\n]+ #[1-9]\d*\] \S/.test(message));
          expect(titleOf(message).every((title) => title === null)).toBe(true);
          expect(nameSpoilers(message, null).replaceAll(/\s/g, "")).toBe(message.replaceAll(/\s/g, ""));
        },
      ),
    );
  });
});
