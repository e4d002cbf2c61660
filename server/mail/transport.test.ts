import { createTransport } from "nodemailer";
import { expect, it, vi } from "vitest";
import { createSmtpTransport } from "./transport.ts";

vi.mock("nodemailer", () => ({ createTransport: vi.fn(() => ({ sendMail: vi.fn(), close: vi.fn() })) }));

it("a mail server gets ten seconds to answer and three minutes between words, over five shared connections", () => {
  const url = "smtp://mail.example.test";
  createSmtpTransport({ url, from: "Nakamatch <hola@nakamatch.example>", publicUrl: "https://nakamatch.example" });
  expect(vi.mocked(createTransport)).toHaveBeenCalledExactlyOnceWith(
    {
      url,
      pool: true,
      maxConnections: 5,
      dnsTimeout: 10_000,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 180_000,
    },
    { from: "Nakamatch <hola@nakamatch.example>", headers: { "Auto-Submitted": "auto-generated" } },
  );
});
