import type { Provider } from "@nakamatch/contract/vocabulary/providers";
import type { ReactNode } from "react";

/** A provider's logo in the text colour. */
export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5 shrink-0" aria-hidden="true">
      {MARKS[provider]}
    </svg>
  );
}

const MARKS: Record<Provider, ReactNode> = {
  google: (
    <path
      d="M20.2 12H12.6M20.2 12a8.2 8.2 0 1 1-2.5-5.9"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinejoin="round"
    />
  ),
  discord: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M8.8 4.5 8.2 5.7a15 15 0 0 1 7.6 0l-.6-1.2c1.6.2 3 .7 4.2 1.4 2 3.3 3 7 2.6 11.2a13 13 0 0 1-4.6 2.4l-1.2-1.9c.5-.2 1-.5 1.4-.8-3.6 1.5-7.6 1.5-11.2 0 .4.3.9.6 1.4.8l-1.2 1.9A13 13 0 0 1 2 17.1c-.4-4.2.6-7.9 2.6-11.2 1.2-.7 2.6-1.2 4.2-1.4ZM8.7 10.2a1.9 2.1 0 1 0 0 4.2 1.9 2.1 0 0 0 0-4.2Zm6.6 0a1.9 2.1 0 1 0 0 4.2 1.9 2.1 0 0 0 0-4.2Z"
    />
  ),
};
