import { useEffect, useState } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { Announce } from "./announce.tsx";
import { cx } from "./cx.ts";

/** Milliseconds after which placeholders are explained. */
const LASTS_MS = 4000;

/** Beside placeholders: says what is awaited, to screen readers at once, and to all where it lasts. */
export function Awaited({ text, className }: { text: string; className?: string }) {
  const { t } = useTranslation();
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(true), LASTS_MS);
    return () => clearTimeout(timer);
  }, []);
  const words = lasts ? `${text} ${t("common.takesLong")}` : text;
  return (
    <>
      <Announce text={words} />
      {lasts && (
        <p aria-hidden="true" className={cx("text-ink-soft", className)}>
          {words}
        </p>
      )}
    </>
  );
}
