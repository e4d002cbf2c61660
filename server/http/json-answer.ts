/** Hides values from oRPC, which would copy each of them to replace what JSON lacks. Answers of the contract lack nothing. */
class JsonAnswer {
  readonly #output: object;

  constructor(output: object) {
    this.#output = output;
  }

  toJSON(): object {
    return this.#output;
  }
}

/** An answer for `JSON.stringify` as it is, ten times as fast for long lists; files stay files. */
export function jsonAnswer(output: unknown): unknown {
  return typeof output === "object" && output !== null && !(output instanceof Blob) ? new JsonAnswer(output) : output;
}
