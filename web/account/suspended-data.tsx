import type { Factor } from "@nakamatch/contract/schemas/factors";
import { useId, useRef, useState } from "react";
import { lazyPart } from "../lib/lazy-part.tsx";
import { useTranslation } from "../lib/translation.tsx";
import { DisappearingButton } from "../ui/disappearing-button.tsx";

// Lazy: the login page does not need the API client.
const SuspendedAccess = lazyPart(
  () => import("./suspended-access.tsx").then((module) => module.SuspendedAccess),
  undefined,
  { phrases: ["deleteAccount", "factors", "settings"] },
);

/** A suspended person's way to their data: the refusal's token, and a code if needed (OPEN-74). */
export function SuspendedData({ token, factors }: { token: string; factors: Factor[] }) {
  const { t } = useTranslation();
  const heading = useId();
  const place = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [raised, setRaised] = useState<string | null>(null);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={heading}
      className="flex flex-col gap-3 border-line border-t-2 pt-4 outline-none"
    >
      <h3 id={heading} className="text-lg">
        {t("login.banned.data.title")}
      </h3>
      <p className="text-ink-soft">{t("login.banned.data.text")}</p>
      {!isOpen ? (
        <DisappearingButton className="self-start" focusFallback={() => place.current} onClick={() => setIsOpen(true)}>
          {t("login.banned.data.open")}
        </DisappearingButton>
      ) : (
        <SuspendedAccess
          token={raised ?? token}
          factors={raised === null ? factors : []}
          onRaised={(next) => {
            setRaised(next);
            place.current?.focus();
          }}
          onBack={() => {
            setIsOpen(false);
            place.current?.focus();
          }}
        />
      )}
    </section>
  );
}
