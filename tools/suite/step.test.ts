import { expect, test, vi } from "vitest";
import { ONE_FAILED, ONE_PASSED } from "./counts.ts";
import { runSteps, type Step } from "./step.ts";

/** A step that notes in `log` when it begins and ends, which it does once `until` is fulfilled. */
function traced(title: string, log: string[], until: Promise<void>, extra: Partial<Step> = {}): Step {
  return {
    title,
    group: "unit",
    async run() {
      log.push(`${title} begins`);
      await until;
      log.push(`${title} ends`);
      return { counts: ONE_PASSED, output: "" };
    },
    ...extra,
  };
}

test("two steps run side by side, one that wants to be alone does not", async () => {
  const log: string[] = [];
  // The first two end only when both have begun.
  const bothBegan = vi.waitFor(() => expect(log).toHaveLength(2), { timeout: 10_000 });
  const steps = [
    traced("a", log, bothBegan),
    traced("b", log, bothBegan),
    traced("c", log, bothBegan, { alone: true }),
  ];
  await runSteps(steps, () => {});
  expect(log.slice(0, 2)).toEqual(["a begins", "b begins"]);
  expect(log.slice(4)).toEqual(["c begins", "c ends"]);
});

test("a failing or crashing step does not stop the others, and shows its output", async () => {
  const lines: string[] = [];
  const failing: Step = {
    title: "failing",
    group: "unit",
    run: async () => ({ counts: ONE_FAILED, output: "the reason\n" }),
  };
  const crashing: Step = { title: "crashing", group: "unit", run: () => Promise.reject(new Error("broken")) };
  const good = traced("good", [], Promise.resolve());
  const finished = await runSteps([failing, crashing, good], (line) => lines.push(line));
  expect(new Map(finished.map(({ title, counts }) => [title, counts]))).toEqual(
    new Map([
      ["failing", ONE_FAILED],
      ["crashing", ONE_FAILED],
      ["good", ONE_PASSED],
    ]),
  );
  expect(lines.join("\n")).toContain("│ the reason");
  expect(lines.join("\n")).toContain("Error: broken");
});
