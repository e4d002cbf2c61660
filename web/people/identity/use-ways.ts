import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/**
 * How the person can prove who they are (`undefined` until the answer is here). `asksPassword` is true unless the server has
 * said that there is none.
 */
export function useWays() {
  const { data: ways } = useQuery({ ...orpc.identity.ways.queryOptions(), staleTime: 0 });
  return { ways, asksPassword: ways?.hasPassword !== false };
}
