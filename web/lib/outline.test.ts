import { expect, test } from "vitest";
import { outlineOf } from "./outline-testing.ts";

function outlineIn(html: string): string {
  document.body.innerHTML = html;
  const outline = outlineOf(document.body);
  // Fragments break markup rules.
  document.body.replaceChildren();
  return outline;
}

test("looks and wrappers are left out, what people go by is not", () => {
  const html = `
    <main class="p-4"><div class="flex"><h1 id="_r_1_">Matches</h1></div>
      <a class="rounded bg-signal text-on-signal" href="/chats"><svg class="lucide lucide-mail size-4" aria-hidden="true"><path d=""/></svg><span>Chats</span></a>
      <label for="a">Email</label><input id="a" type="email" aria-describedby="_r_1_" tabindex="0">
      <style>p { color: red }</style>
    </main>`;
  expect(outlineIn(html)).toBe(
    [
      "main",
      '  h1 "Matches"',
      '  a href="/chats" [signal on-signal] "{mail} Chats"',
      '  input type="email" label="Email" describedby="Matches"',
    ].join("\n"),
  );
});

test.each([
  ["a link's target", '<a href="/a">x</a>', '<a href="/b">x</a>'],
  ["a role", '<div role="listitem">x</div>', "<div>x</div>"],
  ["an icon of a kind", '<span data-kind="anime"></span>', '<span data-kind="juego"></span>'],
  ["an icon", '<svg class="lucide-heart"></svg>', '<svg class="lucide-x"></svg>'],
  ["a name", '<button type="button" aria-label="Like"></button>', '<button type="button"></button>'],
  ["a colour with a meaning", '<button class="bg-danger">x</button>', '<button class="bg-sheet">x</button>'],
  ["what a text is described by", '<p aria-describedby="a">x</p><i id="a">y</i>', '<p>x</p><i id="a">y</i>'],
  ["a field's value", '<input type="text" value="a">', '<input type="text" value="b">'],
  ["what is ticked", '<input type="checkbox" checked>', '<input type="checkbox">'],
  ["a text", "<p>a</p>", "<p>b</p>"],
])("the outline tells %s", (_what, one, other) => {
  expect(outlineIn(one)).not.toBe(outlineIn(other));
});
