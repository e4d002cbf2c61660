import { memberProcedures } from "../../../http/procedures.ts";
import type { Read } from "../../../platform/database/replicas.ts";
import { type BlockDeps, blockPerson, listBlocks, unblockPerson } from "./service.ts";

/** Binds the blocks endpoints, for members. */
export function blockRoutes({ read, ...deps }: BlockDeps & { read: Read }) {
  const { blocks } = memberProcedures;
  return {
    list: blocks.list.handler(({ input, context }) => read((db) => listBlocks({ db }, context.actor, input))),
    block: blocks.block.handler(({ input, context }) => blockPerson(deps, context.actor, input.personId)),
    unblock: blocks.unblock.handler(({ input, context }) => unblockPerson(deps, context.actor, input.personId)),
  };
}
