import { OwnStatements } from "../../person/statements/own-statements.tsx";

/** The list of `/decisions`. */
export function DecisionsPart() {
  return <OwnStatements heading="h3" />;
}
