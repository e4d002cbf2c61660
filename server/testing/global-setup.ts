import type { TestProject } from "vitest/node";
import { type DatabaseTemplate, type PreparedTemplate, prepareTemplate } from "./database-template.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

let prepared: PreparedTemplate | undefined;

/** Prepares the template of test databases once per run, on `DATABASE_URL` if set. */
export async function setup(project: TestProject): Promise<void> {
  prepared = await prepareTemplate(process.env.DATABASE_URL || undefined);
  project.provide("databaseTemplate", prepared.template);
}

/** Removes the template. */
export async function teardown(): Promise<void> {
  await prepared?.remove();
}
