import pg from "pg";
import { markAsConnectionError } from "./away.ts";

/** Marks its connection errors, as Node's codes do not tell whose connection failed. */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Registered before the driver's listener, which rejects pending queries.
    this.connection.on("error", markAsConnectionError);
  }
}
