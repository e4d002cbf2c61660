import { lazyPart } from "../../lib/lazy-part.tsx";
import type { CodeStepProps } from "./code-step-form.tsx";

const CodeStepForm = lazyPart(() => import("./code-step-form.tsx").then((module) => module.CodeStepForm), undefined, {
  phrases: ["factors"],
});

/** The second step of the login, for people who have a second factor (OPEN-28). Its code is fetched when it is needed. */
export function CodeStep(props: CodeStepProps) {
  return <CodeStepForm {...props} />;
}
