import { useSearchParams } from "react-router";

/**
 * Where the moderator is on the screen: the tab, what is searched for, whose case is open. It is in the address, so that
 * reloading and coming back from a profile lead to it.
 */
export function useModerationPlace(tabs: readonly [string, ...string[]]) {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const wanted = params.get("tab");
  return {
    tab: tabs.find((tab) => tab === wanted) ?? tabs[0],
    search: params.get("q") ?? "",
    open: params.get("person"),
    setTab: (tab: string) => setParams(tab === tabs[0] ? {} : { tab }, { replace: true, preventScrollReset: true }),
    setSearch: (search: string) => set("q", search.trim()),
    setOpen: (personId: string | null) => set("person", personId),
  };
}
