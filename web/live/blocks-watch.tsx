import { useQueryClient } from "@tanstack/react-query";
import { useRealtime } from "../lib/realtime.ts";
import { refetchAfterBlock } from "../person/blocks/use-block.ts";

/** Follows blocks that the person makes or takes back on another device or in another tab. Renders nothing. */
export function BlocksWatch() {
  const queries = useQueryClient();
  useRealtime("blocks.changed", () => void refetchAfterBlock(queries));
  return null;
}
