import { memberProcedures, moderatorProcedures } from "../../../http/procedures.ts";
import { currentWarning, type DecisionDeps } from "../decisions/service.ts";
import { answerQuestion, askPerson, hasOpenQuestion, ownQuestions } from "./service.ts";

/** Binds the endpoints of questions: asking for moderators, the rest for members. */
export function questionRoutes(deps: DecisionDeps) {
  const { ask } = moderatorProcedures.questions;
  const { questions, warnings } = memberProcedures;
  return {
    questions: {
      ask: ask.handler(({ input, context }) => askPerson(deps, context.actor, input)),
      mine: questions.mine.handler(({ context }) => ownQuestions(deps.db, context.actor)),
      answer: questions.answer.handler(({ input, context }) => answerQuestion(deps, context.actor, input)),
    },
    warnings: {
      current: warnings.current.handler(async ({ context }) => ({
        ...(await currentWarning(deps.db, context.actor)),
        ...((await hasOpenQuestion(deps.db, context.actor.id)) && { isAsked: true as const }),
      })),
    },
  };
}
