import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** Misconfigurations of a proxy. */
interface Faults {
  /** Forwarded instead of the requested host. */
  host?: string;
  /** Response header to drop. */
  dropped?: string;
  upgrades?: boolean;
  /** Without `X-Forwarded-For`. */
  hidesClient?: boolean;
}

/** A reverse proxy on loopback, as in production. */
export interface TestProxy {
  /** Without a trailing slash. */
  url: string;
  passTo(url: string, faults?: Faults): void;
  close(): Promise<void>;
}

export async function openProxy(): Promise<TestProxy> {
  let target = { url: "", faults: {} as Faults };
  const pass = ({ method, url, headers }: IncomingMessage) =>
    request(target.url + url, {
      method: method ?? "GET",
      headers: {
        ...headers,
        host: target.faults.host ?? headers.host,
        ...(!target.faults.hidesClient && { "x-forwarded-for": "127.0.0.1" }),
      },
    });
  const sockets = new Set<Socket>();
  const server = createServer((incoming, answer) => {
    const onward = pass(incoming);
    onward.on("error", () => answer.writeHead(502).end());
    onward.on("response", (response) => {
      const { [target.faults.dropped ?? ""]: _, ...headers } = response.headers;
      answer.writeHead(response.statusCode ?? 502, headers);
      response.pipe(answer);
    });
    incoming.pipe(onward);
  });
  server.on("connection", (socket) => sockets.add(socket));
  server.on("upgrade", (incoming, near) => {
    if (target.faults.upgrades === false) return near.end("HTTP/1.1 400 Bad Request\r\n\r\n");
    const onward = pass(incoming).end();
    onward.on("error", () => near.destroy());
    onward.on("upgrade", (response, far, head) => {
      const lines = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}`);
      near.write(["HTTP/1.1 101 Switching Protocols", ...lines, "", ""].join("\r\n"));
      near.write(head);
      for (const socket of [near, far]) socket.on("error", () => {});
      near.on("close", () => far.destroy());
      far.on("close", () => near.destroy());
      far.pipe(near).pipe(far);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passTo(url, faults = {}) {
      target = { url, faults };
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
