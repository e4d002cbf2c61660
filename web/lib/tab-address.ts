import { useSearchParams } from "react-router";

/** The open tab of an address, by default the first. */
export function readTab<Tab extends string>(params: URLSearchParams, tabs: readonly [Tab, ...Tab[]]): Tab {
  const wanted = params.get("tab");
  return tabs.find((each) => each === wanted) ?? tabs[0];
}

/** The open tab, in the address for reload and return. Opening one drops the other parameters. */
export function useTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): [Tab, (next: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const open = (next: Tab) =>
    setParams(next === tabs[0] ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  return [readTab(params, tabs), open];
}
