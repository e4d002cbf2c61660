import pg from "pg";
import { isDatabaseReadOnly, markAsConnectionError } from "./failure-kinds.ts";

/** Marks its connection errors, as Node's codes do not tell whose connection failed. */
export class DatabaseClient extends pg.Client {
  /** Whether it refused a write, as it may lead to a former primary. */
  isReadOnly = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Registered before the driver's listener, which rejects pending queries.
    this.connection.on("error", markAsConnectionError);
    this.connection.on("errorMessage", (error: unknown) => {
      if (isDatabaseReadOnly(error)) this.isReadOnly = true;
    });
  }
}
