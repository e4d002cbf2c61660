import pg from "pg";

/** Documented by libpq, and ignored by Node's client, which would connect elsewhere or check less. */
const ONLY_LIBPQ = [
  "channel_binding",
  "hostaddr",
  "load_balance_hosts",
  "passfile",
  "require_auth",
  "requirepeer",
  "service",
  "sslcrl",
  "sslcrldir",
  "sslpassword",
  "target_session_attrs",
];

/** Both know these, or only libpq does and they change neither where it connects nor what it checks. */
const PASSED_ON: Readonly<Record<string, string>> = {
  application_name: "PGAPPNAME",
  connect_timeout: "PGCONNECT_TIMEOUT",
  gssencmode: "PGGSSENCMODE",
  options: "PGOPTIONS",
  sslcert: "PGSSLCERT",
  sslkey: "PGSSLKEY",
  sslnegotiation: "PGSSLNEGOTIATION",
  sslrootcert: "PGSSLROOTCERT",
  ssl_min_protocol_version: "PGSSLMINPROTOCOLVERSION",
};

/** Returns why Node and libpq would not connect alike, as the end of a sentence that names the setting. */
export function connectionStringProblem(url: string): string | undefined {
  const parameters = parametersOf(url);
  const unknown = ONLY_LIBPQ.filter((name) => parameters.has(name));
  if (unknown.length > 0) return `must do without ${unknown.join(", ")}: only other clients know this`;
  const [, hosts] = /^\w+:\/\/(?:[^@/?]*@)?([^@/?]*)/.exec(url) ?? [];
  if (hosts?.includes(",") || parameters.get("host")?.includes(","))
    return "must name a single host; DATABASE_READ_URL takes replicas";
  try {
    // Reads the files of certificates, too.
    const { host, user, database } = new pg.Client({ connectionString: url });
    if ([host, user, database].some((part) => part?.includes("%")))
      return "must have % codes for special characters only";
  } catch (error) {
    if (error instanceof URIError) return "must have % codes of UTF-8, such as %C3%A9 for é";
    if ((error as NodeJS.ErrnoException).code) return "names a certificate or key that cannot be read";
    return "cannot be read";
  }
  return undefined;
}

/**
 * Returns libpq's environment variables for a usable address, as all users can see the command line. Node verifies
 * certificates in every mode of TLS but `no-verify`, unless told to follow libpq; so does the result.
 */
export function libpqEnvironment(url: string): Record<string, string> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  const parameters = parametersOf(url);
  const others = Object.entries(PASSED_ON).flatMap(([name, variable]) => {
    const value = parameters.get(name);
    return value === null ? [] : [[variable, value] as const];
  });
  const mode = sslModeOf(parameters);
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user ?? "",
    PGDATABASE: database ?? "",
    ...(typeof password === "string" && { PGPASSWORD: password }),
    ...(mode && { PGSSLMODE: mode }),
    ...Object.fromEntries(others),
  };
}

function sslModeOf(parameters: URLSearchParams): string | undefined {
  const mode = parameters.get("sslmode");
  if (parameters.get("uselibpqcompat") === "true") return mode ?? undefined;
  if (mode === "no-verify") return "require";
  if (mode === "disable") return mode;
  const isOn = ["true", "1"].includes(parameters.get("ssl") ?? "") || parameters.get("sslnegotiation") === "direct";
  return mode !== null || isOn ? "verify-full" : undefined;
}

function parametersOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split("?")[1]);
}
