import { withCauses } from "./causes.ts";

const UNKNOWN_AUTHORITY = [
  "SELF_SIGNED_CERT_IN_CHAIN",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
];

/** Keyed by code, name or first words of Node's and the clients' errors. */
const PROBLEMS: Readonly<Record<string, string>> = {
  ...each(["ECONNREFUSED", "ENOENT"], "nothing listens there"),
  ...each(["ENOTFOUND", "EAI_AGAIN", "EDNS"], "the name of its host is unknown"),
  ...each(["EHOSTUNREACH", "ENETUNREACH"], "there is no way to its host"),
  ...each(["ECONNRESET", "EPIPE", "ECONNECTION", "UND_ERR_SOCKET"], "it closes the connection"),
  ...each(["ETIMEDOUT", "TimeoutError", "ConnectionTimeoutError", "SocketTimeoutError"], "it does not answer in time"),
  ...each(["UND_ERR_CONNECT_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT"], "it does not answer in time"),
  // TLS.
  ...each(["CERT_HAS_EXPIRED"], "its certificate has expired"),
  ...each(["ERR_TLS_CERT_ALTNAME_INVALID"], "its certificate is for another host"),
  ...each(
    UNKNOWN_AUTHORITY,
    "no authority that Node.js knows has signed its certificate (NODE_EXTRA_CA_CERTS adds one)",
  ),
  ...each(["EPROTO", "ETLS", "ERR_SSL_WRONG_VERSION_NUMBER"], "it does not speak TLS as expected"),
  "The server does not support SSL connections": "it does not speak TLS",
  // PostgreSQL.
  ...each(["28P01", "28000"], "it refuses the user or the password"),
  "SASL: SCRAM-SERVER-FIRST-MESSAGE": "it wants a password",
  "3D000": "it has no such database",
  "42501": "its user lacks a permission",
  "25006": "it takes no writes: a standby, or default_transaction_read_only",
  "53300": "it has no connection left",
  ...each(["57P01", "57P03"], "it starts or stops at the moment"),
  "timeout exceeded when trying to connect": "it does not answer in time",
  "Connection terminated": "it closes the connection",
  // Our code for calls that take too long.
  UNAVAILABLE: "it does not answer in time",
  // Redis.
  ...each(["WRONGPASS", "NOAUTH"], "it refuses the user or the password"),
  NOPERM: "its user lacks a permission",
  // Mail.
  EAUTH: "it refuses the user or the password",
  EENVELOPE: "it refuses the sender or the recipient",
  // Buckets.
  ...each(["InvalidAccessKeyId", "SignatureDoesNotMatch"], "it refuses the access key"),
  ...each(["AccessDenied", "Forbidden"], "the access key lacks a permission"),
  403: "it refuses the access key, or what is done with it",
  NoSuchBucket: "it has no such bucket",
  ...each(["PermanentRedirect", "AuthorizationHeaderMalformed"], "the bucket is in another region"),
  // Folders.
  ...each(["EACCES", "EPERM"], "it may not be written"),
  ENOTDIR: "it is no folder",
  EROFS: "it is read-only",
  ENOSPC: "it is full",
};

function each(codes: readonly string[], problem: string): Record<string, string> {
  return Object.fromEntries(codes.map((code) => [code, problem]));
}

interface Details {
  code?: unknown;
  name?: unknown;
  message?: unknown;
  /** Amazon's client. */
  $metadata?: { httpStatusCode?: number };
}

/**
 * Describes why a service cannot be used, as the end of a sentence. Never repeats clients' messages, which may contain
 * credentials and addresses; gives the code of unknown errors.
 */
export function connectionProblem(error: unknown): string {
  const failures = [...withCauses(error)] as Details[];
  for (const { code, name, message, $metadata } of failures.reverse()) {
    const text = String(message);
    const start = Object.keys(PROBLEMS).find((words) => text.startsWith(words));
    // A mail server's code, within the message of the client's error.
    const [inside = ""] = /\bE[A-Z]{5,}\b/.exec(text) ?? [];
    for (const key of [code, inside, name, start, $metadata?.httpStatusCode]) {
      const problem = PROBLEMS[String(key)];
      if (problem !== undefined) return problem;
    }
  }
  const { code, name } = failures[0] ?? {};
  return `it fails with ${String(code ?? name ?? "an unknown error")}`;
}

/** Whether a certificate is of an authority that Node.js does not know, or comes without that in between. */
export function isUnknownAuthority(error: unknown): boolean {
  return [...withCauses(error)].some(({ code }) => UNKNOWN_AUTHORITY.includes(String(code)));
}

/** Returns an address's `host:port` without credentials; undefined without a host. */
export function hostOf(url: string): string | undefined {
  return (URL.canParse(url) && new URL(url).host) || undefined;
}
