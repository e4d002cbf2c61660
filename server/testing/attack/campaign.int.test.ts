import { afterAll, expect, it } from "vitest";
import { startTestApplication } from "../application.ts";
import { prepareStage } from "../authorization/scene.ts";
import { runCampaign } from "./campaign.ts";

const SECRET = "a secret for tests, long enough to sign";

const stage = await prepareStage(await startTestApplication({ AUTH_SECRET: SECRET }), SECRET, "no password");
afterAll(() => stage.server.close());

it("hundreds of random requests in every way find nothing", { timeout: 180_000 }, async () => {
  const { findings, attacks, requests } = await runCampaign({ stage, seed: 7, requests: 400, seconds: 150 });
  expect(findings).toEqual([]);
  expect(Object.keys(attacks).sort()).toEqual(["bodies", "bytes", "ids", "input", "methods", "paths", "redirects"]);
  expect(requests).toBeGreaterThan(100);
});
