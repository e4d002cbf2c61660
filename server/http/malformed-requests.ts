import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { errorBody } from "./error-body.ts";
import type { SecurityHeaders } from "./security-headers.ts";

/** By Node's error code; default 400. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to malformed HTTP with an error body and closes the connection. */
export function answerMalformedRequest(headers: SecurityHeaders) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUSES[error.code ?? ""] ?? 400;
    const body = JSON.stringify({ ...errorBody("MALFORMED_REQUEST", "the request cannot be read"), status });
    const lines = {
      ...headers,
      "cache-control": "no-store",
      connection: "close",
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${body}`, () => socket.destroy());
  };
}
