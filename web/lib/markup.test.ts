import { expect, test } from "vitest";
import { markupFaults } from "./markup-testing.ts";

function faultsIn(html: string): string[] {
  document.body.innerHTML = html;
  const faults = markupFaults(document);
  document.body.replaceChildren();
  return faults;
}

test.each([
  ['<button type="button">Send</button>', "<button>Send</button>"],
  ["<form novalidate></form>", "<form></form>"],
  ['<img alt="" src="data:,">', '<img src="data:,">'],
  ['<svg aria-hidden="true"></svg>', "<svg></svg>"],
  ['<time datetime="2026-01-31">31 January</time>', "<time>31 January</time>"],
  ['<a href="https://x.org" target="_blank" rel="noopener">x</a>', '<a href="https://x.org" target="_blank">x</a>'],
  ['<a href="/terms" target="_blank">x</a>', '<a href="//x.org" target="_blank">x</a>'],
  ['<label>Email<input type="email" autocomplete="email"></label>', '<label>Email<input type="email"></label>'],
  ['<label for="n">Name</label><input id="n">', '<label for="m">Name</label><input id="n">'],
  ['<p id="n">Name</p><input aria-labelledby="n">', '<p id="m">Name</p><input aria-labelledby="n">'],
  ["<title>Chats</title>", "<title></title>"],
  ["<h2>Chats</h2>", "<h2> </h2>"],
  ['<button type="button" aria-label="Close"></button>', '<button type="button"></button>'],
  ['<a href="/"><img alt="Home" src="data:,"></a>', '<a href="/"><img alt="" src="data:,"></a>'],
  ['<p aria-label="Rating">5</p>', '<p aria-label="">5</p>'],
  ['<i role="tab" aria-selected="true">One</i>', '<i role="tab">One</i>'],
  ['<i role="switch" aria-checked="true">On</i>', '<i role="switch">On</i>'],
  ['<i role="list"><i role="listitem">One</i></i>', '<i role="listitem">One</i>'],
  ['<i id="a"></i><i id="b"></i>', '<i id="a"></i><i id="a"></i>'],
])("nothing is wrong with %s, and something with %s", (right, wrong) => {
  expect(faultsIn(right)).toEqual([]);
  expect(faultsIn(wrong)).toHaveLength(1);
});
