import { memberProcedures } from "../../http/procedures.ts";
import { type BlockDeps, blockPerson, listBlocks, unblockPerson } from "./service.ts";

/** Binds the blocks endpoints, for members. */
export function blockRoutes(deps: BlockDeps) {
  const { blocks } = memberProcedures;
  return {
    list: blocks.list.handler(({ input, context }) => listBlocks(deps, context.actor, input)),
    block: blocks.block.handler(({ input, context }) => blockPerson(deps, context.actor, input.personId)),
    unblock: blocks.unblock.handler(({ input, context }) => unblockPerson(deps, context.actor, input.personId)),
  };
}
