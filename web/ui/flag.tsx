import { cx } from "./cx.ts";
import { useImageOnceNear } from "./offscreen.tsx";

/** Where flags come from: images 40 px wide by lower-case country code. */
const FLAG_SERVICE = "https://flagcdn.com/w40";

/** The image of a flag, from the service or, where the operator has set `FLAGS=own`, from our own files. */
function flagAddress(code: string): string {
  const name = code.toLowerCase();
  return import.meta.env.FLAGS === "own" ? `/flags/${name}.svg` : `${FLAG_SERVICE}/${name}.png`;
}

export type FlagProps = {
  /** ISO 3166-1 code of two letters, in any case. */
  code: string;
  /** The country's name, where it is not beside the flag already; without it the flag is decoration. */
  name?: string | undefined;
  className?: string | undefined;
};

/**
 * A country's flag over its code as a small badge, which stays visible where the image cannot be loaded (GEO-10, GEO-11).
 * Browsers draw a broken-image icon for every image that has a size or an alternative text of its own: this one has neither.
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
        src={useImageOnceNear(flagAddress(code))}
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
