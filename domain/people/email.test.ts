import { expect, test } from "vitest";
import { texts } from "../texts-testing.ts";
import { canonicalEmail, emailProblem, normalizeEmail } from "./email.ts";

test.each(["", " ", "\t"])("REG-31 the email %j is missing", (email) => {
  expect(emailProblem(email)).toBe("required");
});

test.each([
  ...texts(`
  ana@example.test | ANA@EXAMPLE.TEST | ana.lopez@sub.example.co.uk | ana+nakama@example.test | a@b.es |
  o'neil@example.test | ana_1-2@xn--mller-kva.de | ana@müller.de | ANA@MU\u0308LLER.DE | ana@例え。com |
  ana@bücher.example.com | a@почта.рф | a@xn--80a1acny.xn--p1ai`),
  " ana@example.test ",
  "ana!#$%&*=?^`{|}~/@example.test",
])("REG-31 the email %j is accepted", (email) => {
  expect(emailProblem(email)).toBeNull();
});

test.each(
  texts(`
  ana | ana@ | @example.test | ana@example | ana@@example.test | ana@exa mple.test | ana lopez@example.test |
  ana@example..test | ana@.example.test | .ana@example.test | ana.@example.test | a..b@example.test |
  ana@example.test, eva@example.test | <ana@example.test> | ana@example.test\nBcc: eva@example.test |
  ana\u0000@example.test | añá@example.test | аna@example.test | ann\u212a@example.test | ana@127.0.0.1 | ana@-a.es |
  ana@a-.es | ana@xn--.es | ana@mü ller.de | ana@mü/ller.de`),
)("REG-31 the email %j is refused", (email) => {
  expect(emailProblem(email)).toBe("invalid");
});

/** With the longest local part and labels. */
const long = (length: number) =>
  `${"a".repeat(64)}@${`${"b".repeat(63)}.`.repeat(2)}${"c".repeat(length - 64 - 1 - 128 - 3)}.es`;

test("REG-31 an email has at most 254 characters, its local part and labels 64 and 63 (RFC 5321)", () => {
  expect(long(254)).toHaveLength(254);
  expect(emailProblem(long(254))).toBeNull();
  expect(emailProblem(long(255))).toBe("tooLong");
  expect(emailProblem(`${"a".repeat(65)}@example.test`)).toBe("invalid");
  expect(emailProblem(`ana@${"a".repeat(64)}.test`)).toBe("invalid");
  expect(emailProblem(`ana@${"ü".repeat(60)}.test`), "longer as punycode").toBe("invalid");
});

test("REG-32 addresses are compared without the spaces around them, in lower case", () => {
  expect(normalizeEmail(" Ana.Lopez@Example.TEST\n")).toBe("ana.lopez@example.test");
});

test.each([
  ["Ana.Lopez@Example.TEST", "ana.lopez@example.test"],
  ["ana+nakama@example.test", "ana@example.test"],
  ["ana+a+b@example.test", "ana@example.test"],
  ["+ana@example.test", "+ana@example.test"],
  ["ana.lopez+1@gmail.com", "analopez@gmail.com"],
  ["A.N.A.Lopez@googlemail.com", "analopez@gmail.com"],
  ["ana.lopez@gmail.com.example.test", "ana.lopez@gmail.com.example.test"],
  ["ana.lopez@notgmail.com", "ana.lopez@notgmail.com"],
])("the mailbox behind %s is %s", (email, mailbox) => {
  expect(canonicalEmail(email)).toBe(mailbox);
  expect(canonicalEmail(mailbox), "the mailbox of a mailbox is itself").toBe(mailbox);
});

test.each([
  ["ana@example.test", "ana@example.com"],
  ["ana.lopez@example.test", "analopez@example.test"],
  ["ana-1@example.test", "ana@example.test"],
])("%s and %s are different mailboxes", (one, other) => {
  expect(canonicalEmail(one)).not.toBe(canonicalEmail(other));
});
