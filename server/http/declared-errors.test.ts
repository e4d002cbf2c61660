import { ERRORS, type ErrorBody, type ErrorCode } from "@nakamatch/contract/errors";
import { FIXED_PATHS } from "@nakamatch/contract/vocabulary/fixed-paths";
import { describe, expect, it } from "vitest";
import { AppError } from "../platform/app-error.ts";
import { createLog } from "../platform/log.ts";
import { createTestHttpApp, type Endpoint, endpoints } from "../testing/http-app.ts";

const codes = Object.keys(ERRORS) as ErrorCode[];

/** Data of errors, by code. */
const DATA: Partial<Record<ErrorCode, ErrorBody["data"]>> = {
  VALIDATION_FAILED: { issues: [{ path: "name", reason: "short" }] },
  TOO_MANY_REQUESTS: { retryAfterSeconds: 7 },
  LIST_SERVICE_BUSY: { retryAfterSeconds: 7 },
  MAINTENANCE: { retryAfterSeconds: 7 },
  INTERNAL: { requestId: expect.any(String) as unknown as string },
};

/** The error that endpoints throw, set by each test. */
let thrown: unknown;
const lines: { msg: string; code?: string }[] = [];

const log = createLog({ level: "error", pretty: false }, { write: (line) => lines.push(JSON.parse(line)) });
const app = await createTestHttpApp(
  () => {
    throw thrown;
  },
  { log },
);

function call({ method, address }: Endpoint) {
  return app.inject({ method: method as "GET", url: address.replace(/\{\w+\}/g, "1") });
}

describe.each(endpoints)("$name", (endpoint) => {
  it("answers with the errors that it declares, and turns every other into INTERNAL", async () => {
    for (const code of codes) {
      thrown = new AppError(code, "on purpose", code === "INTERNAL" ? { requestId: "x" } : DATA[code]);
      lines.length = 0;
      const response = await call(endpoint);
      const declared = code in endpoint.errorMap;
      const expected: ErrorCode = declared ? code : "INTERNAL";
      expect(response.statusCode, code).toBe(ERRORS[expected]);
      const { data, message, error = message, ...body } = response.json() as ErrorBody & { error?: string };
      expect("error" in response.json(), "where the specification reads it").toBe(FIXED_PATHS.includes(endpoint.path));
      expect(error).toBe(message);
      expect(body, code).toEqual({ code: expected, status: ERRORS[expected] });
      expect(data, code).toEqual(DATA[expected]);
      expect(message, code).toBe(declared ? "on purpose" : "something went wrong");
      const logged = lines.filter(({ msg }) => msg === "the endpoint does not declare this error");
      expect(
        logged.map((line) => line.code),
        code,
      ).toEqual(declared ? [] : [code]);
      const later = ERRORS[expected] === 503 ? "5" : undefined;
      expect(response.headers["retry-after"], code).toBe(data?.retryAfterSeconds?.toString() ?? later);
    }
  });
});

it("faults of our own leave without their message", async () => {
  thrown = new Error("the password of robin@example.test is wrong");
  for (const endpoint of endpoints) {
    const { message, data } = (await call(endpoint)).json() as ErrorBody;
    expect({ message, data }).toEqual({ message: "something went wrong", data: DATA.INTERNAL });
  }
});

describe("the OpenAPI document", () => {
  interface Operation {
    responses: Record<string, { content: { "application/json": { schema: ErrorSchema | { oneOf: ErrorSchema[] } } } }>;
  }
  interface ErrorSchema {
    properties: { code: { const: string }; status: { const: number }; data?: object };
    required: string[];
  }

  it("lists the errors of every endpoint, and no other", async () => {
    const document = (await app.inject("/api/v1/openapi.json")).json() as {
      paths: Record<string, Record<string, Operation>>;
    };
    for (const { name, method, path, errorMap } of endpoints) {
      const operation = document.paths[path]?.[method.toLowerCase()];
      const listed = Object.entries(operation?.responses ?? {})
        .filter(([status]) => Number(status) >= 400)
        .flatMap(([status, { content }]) => {
          const { schema } = content["application/json"];
          return ("oneOf" in schema ? schema.oneOf : [schema]).map(({ properties, required }) => {
            expect(properties.status.const, name).toBe(Number(status));
            expect(required.includes("data"), name).toBe(properties.code.const in DATA);
            return properties.code.const;
          });
        });
      expect(listed.sort(), name).toEqual(Object.keys(errorMap).sort());
    }
  });
});
