import pg from "pg";
import { markAsConnectionError } from "./away.ts";

/** A connection to PostgreSQL that tells its own errors from those of other connections: Node gives all the same codes. */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Before the driver listens, which hands the error to whoever waits for an answer.
    this.connection.on("error", markAsConnectionError);
  }
}
