import type { Evidence } from "@nakamatch/contract/schemas/evidence";
import { expect, test } from "vitest";
import type { CaseReportRow } from "../case-facts/types.ts";
import { signsOf } from "./policy.ts";

const report = (extra: Partial<CaseReportRow> = {}): CaseReportRow => ({
  id: "1",
  reason: "other",
  description: null,
  reporter: "Zoro",
  reportedAt: new Date(0),
  concern: null,
  mark: null,
  appeal: null,
  ...extra,
});
const chat = (...messages: ["reported" | "reporter", string][]): Evidence => ({
  id: "2",
  reportId: "1",
  hash: "",
  sealedAt: "",
  eraseAt: "",
  kind: "chat",
  content: { nickname: "leo", photo: "none", messages: messages.map(([by, text]) => ({ by, text, sentAt: "" })) },
});

test("signs are found in sealed messages, the profile and the description, one for each concern", () => {
  const evidence = chat(["reported", "Tengo 15"], ["reported", "I'm in 9th grade"]);
  const said = report({ description: "Me pidió dinero, le dije que no" });
  expect(signsOf([said], [evidence], ["Quiero suicidarme"])).toEqual([
    { concern: "danger", text: "Quiero suicidarme", source: "reported" },
    { concern: "underage", text: "I'm in 9th grade", source: "reported" },
    { concern: "money", text: "Me pidió dinero, le dije que no", source: "description" },
  ]);
});

test("a reporter's own words speak for danger alone", () => {
  const evidence = chat(["reporter", "Tengo 15 años"], ["reporter", "no quiero seguir viviendo"]);
  expect(signsOf([report()], [evidence], [])).toMatchObject([{ concern: "danger", source: "reporter" }]);
});

test.each([
  ["a reporter's answer", report({ concern: "unsure" })],
  ["a mark taken away", report({ mark: "none" })],
])("there are none after %s", (_what, answered) => {
  expect(signsOf([report(), answered], [chat(["reported", "Tengo 15"])], [])).toEqual([]);
});

test("neither decided reports nor endless texts are read", () => {
  const evidence = chat(["reported", "Tengo 15"]);
  expect(signsOf([report({ id: "9" })], [evidence], [])).toEqual([]);
  expect(signsOf([], [], ["Tengo 15"])).toEqual([]);
  const endless = Array.from({ length: 30 }, (): ["reported", string] => ["reported", "hola ".repeat(400)]);
  expect(signsOf([report()], [chat(["reported", "Tengo 15"], ...endless)], [])).toEqual([]);
});
