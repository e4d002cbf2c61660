import { Agent, request } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
import type { AttackAnswer } from "./faults.ts";

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

/** A request as sent, even if `fetch` would refuse it. */
export interface WireRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer | undefined;
}

/** Maximum time of a response in milliseconds; see `docs/limits.md`. */
const ANSWER_TIMEOUT_MS = 30_000;

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

/**
 * Sends a request and reads the whole response.
 *
 * @throws without a response in time
 */
export function send(url: string, { method, path, headers, body }: WireRequest): Promise<AttackAnswer> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const sent = request(url, { method, path, headers, agent, signal }, async (answer) => {
      try {
        const text = decoded(Buffer.concat(await answer.toArray()), answer.headers["content-encoding"]);
        resolve({ method, path, status: answer.statusCode ?? 0, headers: answer.headers, text });
      } catch (error) {
        reject(error);
      }
    });
    sent.on("error", reject).end(body);
  });
}

/** Closes idle connections. */
export function closeConnections(): void {
  agent.destroy();
}

/** Sends arbitrary bytes on a new connection; returns the bytes received until it closes. */
export function sendBytes(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = "";
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy());
    socket.on("data", (chunk) => {
      received += chunk;
    });
    socket.on("close", () => resolve(received)).on("error", () => {});
    socket.end(bytes);
  });
}

/** Parses received bytes as a response. */
export function parseAnswer(bytes: string): AttackAnswer {
  const [head = "", ...rest] = bytes.split("\r\n\r\n");
  const [line = "", ...lines] = head.split("\r\n");
  const headers = lines.map((each) => {
    const at = each.indexOf(":");
    return [each.slice(0, at).toLowerCase(), each.slice(at + 1).trim()];
  });
  const status = Number(line.split(" ")[1] ?? 0);
  return { method: "?", path: "?", status, headers: Object.fromEntries(headers), text: rest.join("\r\n\r\n") };
}

/** Decompresses a body, so that it can be searched. Leaves a truncated body unchanged. */
function decoded(body: Buffer, encoding: string | undefined): string {
  const decode = body.length > 0 ? DECODERS[encoding ?? ""] : undefined;
  try {
    return (decode ? decode(body) : body).toString();
  } catch {
    return body.toString();
  }
}
