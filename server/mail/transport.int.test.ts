import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { CHECK_IN } from "@nakamatch/contract/vocabulary/check-ins";
import { afterEach, describe, expect, it, vi } from "vitest";
import { emails } from "../platform/metrics.ts";
import { openMailbox } from "../testing/mailbox.ts";
import { createSmtpTransport, type MailTransport, SEND_TIMEOUT_MS, TIMEOUTS } from "./transport.ts";

const EMAIL = { subject: "Hi", text: "Hi", html: "<p>Hi</p>" };
const FROM = "Nakamatch <hola@nakamatch.example>";
const SHORT_TIMEOUTS = { dnsTimeout: 300, connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };

const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function transportTo(url: string, timeouts = SHORT_TIMEOUTS): MailTransport {
  const transport = createSmtpTransport({
    url,
    from: FROM,
    publicUrl: "https://nakamatch.example",
    timeouts,
  });
  closing.push(() => transport.close());
  return transport;
}

const counts = async () =>
  Object.fromEntries((await emails.get()).values.map(({ labels, value }) => [labels.outcome, value]));

/** A server that greets every client, and answers nothing. */
async function silentServer(greeting: string, afterwards = (_: Socket) => {}): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    socket.write(greeting);
    afterwards(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("the SMTP transport", () => {
  it("is checked without sending, and counts what was sent and what was not", async () => {
    emails.reset();
    const mailbox = await openMailbox();
    const transport = transportTo(mailbox.url);
    await transport.check?.();
    expect(await counts()).toEqual({});
    await transport.send("robin@example.test", EMAIL, "1");
    await mailbox.close();
    await expect(transport.check?.()).rejects.toThrow();
    await expect(transport.send("robin@example.test", EMAIL, "2")).rejects.toThrow();
    expect(await counts()).toEqual({ sent: 1, failed: 1 });
  });

  it("marks every email as sent by a program, also one with headers of its own", async () => {
    const mailbox = await openMailbox();
    closing.push(() => mailbox.close());
    const transport = transportTo(mailbox.url);
    await transport.send("robin@example.test", { ...EMAIL, headers: { "List-Id": "<a.b>" } }, "1");
    expect(mailbox.headersTo("robin@example.test", "Auto-Submitted")).toEqual(["auto-generated"]);
    expect(mailbox.headersTo("robin@example.test", "List-Id")).toEqual(["<a.b>"]);
  });

  it.each(["", "220 mail.example ESMTP\r\n"])("times out on a server that says only %j", async (greeting) => {
    const transport = transportTo(await silentServer(greeting));
    await expect(transport.send("robin@example.test", EMAIL, "1")).rejects.toMatchObject({ code: "ETIMEDOUT" });
  });

  it("gives up on a server that goes on talking without an answer", async () => {
    const url = await silentServer("220 mail.example ESMTP\r\n", (socket) => {
      const timer = setInterval(() => socket.write("250-wait\r\n"), 50);
      closing.push(() => clearInterval(timer));
    });
    const options = { url, from: FROM, publicUrl: "https://nakamatch.example", sendTimeout: 1000 };
    const transport = createSmtpTransport({ ...options, timeouts: SHORT_TIMEOUTS });
    closing.push(() => transport.close());
    await expect(transport.send("robin@example.test", EMAIL, "1")).rejects.toMatchObject({ code: "EABORT" });
  });

  it("waits for a mail server that is slow to take the text, and repeats one given up on under the same number", async () => {
    const takes = Promise.withResolvers<void>();
    const mailbox = await openMailbox((_, part) =>
      part === "content" ? takes.promise.then(() => undefined) : undefined,
    );
    closing.push(() => mailbox.close());
    const hasty = transportTo(mailbox.url);
    await expect(hasty.send("robin@example.test", EMAIL, "1")).rejects.toMatchObject({ code: "ETIMEDOUT" });
    const patient = transportTo(mailbox.url, { ...SHORT_TIMEOUTS, socketTimeout: 10_000 });
    const sent = patient.send("robin@example.test", EMAIL, "1");
    takes.resolve();
    await sent;
    await vi.waitFor(() => expect(mailbox.count("robin@example.test")).toBe(2));
    expect(new Set(mailbox.headersTo("robin@example.test", "Message-ID")).size).toBe(1);
  });

  it("gives up on an answer before on the email, and on that before another server may claim it", () => {
    const { socketTimeout, ...others } = TIMEOUTS;
    expect(socketTimeout).toBeGreaterThanOrEqual(120_000);
    const before = Object.values(others).reduce((sum, each) => sum + each, 0);
    expect(before + socketTimeout).toBeLessThan(SEND_TIMEOUT_MS);
    expect(SEND_TIMEOUT_MS).toBeLessThan(CHECK_IN.sendingMinutes * 60_000);
  });

  it("sends several emails at once, and as many after them", async () => {
    const mailbox = await openMailbox();
    closing.push(() => mailbox.close());
    const transport = transportTo(mailbox.url);
    await Promise.all(Array.from({ length: 12 }, (_, number) => transport.send(`r${number}@example.test`, EMAIL, "1")));
    expect(mailbox.count("r0@example.test") + mailbox.count("r11@example.test")).toBe(2);
  });
});
