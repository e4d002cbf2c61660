import { cx } from "./cx.ts";

/** 40 px wide, by lower-case country code. */
const FLAG_SERVICE = "https://flagcdn.com/w40";

/** From the service, or our own with `FLAGS=own`. */
function flagAddress(code: string): string {
  const name = code.toLowerCase();
  return import.meta.env.FLAGS === "own" ? `/flags/${name}.svg` : `${FLAG_SERVICE}/${name}.png`;
}

export type FlagProps = {
  /** ISO 3166-1 alpha-2, any case. */
  code: string;
  /** The country, if not beside it; otherwise decorative. */
  name?: string | undefined;
  className?: string | undefined;
};

/**
 * Covers the country code, which remains if the image fails (GEO-10, GEO-11). Without size and alternative text,
 * browsers draw no broken-image icon.
 */
export function Flag({ code, name, className }: FlagProps) {
  return (
    <span
      {...(name === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": name, title: name })}
      data-code={code.toUpperCase()}
      className={cx(
        "relative inline-flex h-4.5 w-6 shrink-0 items-center justify-center overflow-hidden rounded-sm border border-edge bg-wash font-bold text-ink text-xs leading-none before:content-[attr(data-code)]",
        className,
      )}
    >
      <img
        src={flagAddress(code)}
        alt=""
        width={40}
        referrerPolicy="no-referrer"
        loading="lazy"
        decoding="async"
        className="absolute h-full w-auto min-w-full max-w-none object-cover"
      />
    </span>
  );
}
