import pg from "pg";
import { markAsConnectionError } from "./away.ts";

/** Marks its connection errors: Node's codes do not tell whose connection failed. */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Before the driver's own listener, which rejects pending queries.
    this.connection.on("error", markAsConnectionError);
  }
}
