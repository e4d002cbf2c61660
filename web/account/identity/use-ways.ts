import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "../../lib/api.ts";

/**
 * How the person can prove who they are (`undefined` until the answer is here). `asksPassword` is true unless the server has
 * said that there is none, or a passkey has taken its place, which `onPasskey` notes.
 */
export function useWays() {
  const [byPasskey, setByPasskey] = useState(false);
  const { data } = useQuery({ ...orpc.identity.ways.queryOptions(), staleTime: 0 });
  const ways = data && byPasskey ? { ...data, isProven: true } : data;
  const asksPassword = !byPasskey && ways?.hasPassword !== false;
  return { ways, asksPassword, byPasskey, onPasskey: () => setByPasskey(true) };
}
