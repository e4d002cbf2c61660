import { useCallback, useMemo } from "react";
import { type NavigateOptions, useLocation } from "react-router";
import { useRouter } from "./routing.tsx";

type Update = URLSearchParams | Record<string, string> | ((before: URLSearchParams) => URLSearchParams);

/** The parameters of the address that is shown, and a function that navigates to the same path with others, without a hash. */
export function useSearchParams(): [URLSearchParams, (update: Update, options?: NavigateOptions) => void] {
  const router = useRouter();
  const { pathname, search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (update: Update, options?: NavigateOptions) => {
      const after = new URLSearchParams(typeof update === "function" ? update(params) : update);
      void router.navigate(after.size > 0 ? `${pathname}?${after}` : pathname, options);
    },
    [router, pathname, params],
  );
  return [params, setParams];
}
