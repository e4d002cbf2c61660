import { OwnStatements } from "../../features/moderation/statements/own-statements.tsx";

/** The list of `/decisions`. */
export function DecisionsPart() {
  return <OwnStatements heading="h3" />;
}
