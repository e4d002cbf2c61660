import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A service for leaked passwords by hash ranges, like Have I Been Pwned. */
export interface LeakedPasswordService {
  url: string;
  /** The requested paths. */
  asked: string[];
  /** How it responds from now on; `silent` never does. */
  behaviour: "answers" | "fails" | "silent";
  close(): Promise<void>;
}

/** Serves these passwords as leaked, among filler lines, one of them for each of `padding`. */
export async function openLeakedPasswordService(
  leaked: string[],
  padding: string[] = [],
): Promise<LeakedPasswordService> {
  const lines = [
    ...leaked.map((password) => ({ password, count: 7 })),
    ...padding.map((password) => ({ password, count: 0 })),
  ];
  const hashed = lines.map(({ password, count }) => {
    const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
    return { prefix: hash.slice(0, 5), line: `${hash.slice(5)}:${count}` };
  });
  const server = createServer((request, response) => {
    service.asked.push(request.url ?? "");
    if (service.behaviour === "silent") return;
    if (service.behaviour === "fails") return response.writeHead(503).end();
    const found = hashed.filter(({ prefix }) => request.url === `/range/${prefix}`).map(({ line }) => line);
    response.end([`${"0".repeat(35)}:1`, ...found, `${"F".repeat(35)}:0`].join("\r\n"));
  });
  const service: LeakedPasswordService = {
    url: "",
    asked: [],
    behaviour: "answers",
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}
