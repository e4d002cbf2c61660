import pg from "pg";
import { markAsConnectionError } from "./away.ts";

/** A connection to PostgreSQL that marks its errors: Node uses the same codes for the errors of all connections. */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Registered before the driver's own listener, which rejects pending queries with the error.
    this.connection.on("error", markAsConnectionError);
  }
}
