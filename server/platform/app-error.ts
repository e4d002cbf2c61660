import { ERRORS, type ErrorBody, type ErrorCode, type InputIssue } from "@nakamatch/contract/errors";

/** An expected error. The code determines the status and the browser's text; the message is for developers. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly data: ErrorBody["data"];

  constructor(code: ErrorCode, message: string, data?: ErrorBody["data"]) {
    super(message);
    this.code = code;
    this.data = data;
  }

  /** HTTP status of the response. */
  get status(): number {
    return ERRORS[this.code];
  }
}

/** Input that breaks a rule, with every place and reason. */
export function invalidInput(issues: InputIssue[]): AppError {
  return new AppError("VALIDATION_FAILED", "the input breaks a rule", { issues });
}
