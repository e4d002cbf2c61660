import { useState } from "react";
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

/** A country's flag; its code as a small badge where the image cannot be loaded (GEO-10, GEO-11). */
export function Flag({ code, name, className }: FlagProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const src = flagAddress(code);
  const near = useImageOnceNear(src);
  if (broken === src) {
    return (
      <abbr
        title={name}
        // Beside the name, the code would be read as part of it.
        aria-hidden={name === undefined || undefined}
        className={cx(
          "inline-flex h-4.5 min-w-6 shrink-0 items-center justify-center rounded-sm border border-edge bg-wash px-1 font-bold text-ink text-xs leading-none no-underline",
          className,
        )}
      >
        {code.toUpperCase()}
      </abbr>
    );
  }
  return (
    <img
      // In a page that was rendered beforehand the image may have failed before React listened.
      ref={(image) => {
        if (image && near !== undefined && image.complete && image.naturalWidth === 0) setBroken(src);
      }}
      src={near}
      alt={name ?? ""}
      width={40}
      referrerPolicy="no-referrer"
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      className={cx("h-4.5 w-6 shrink-0 rounded-sm border border-edge object-cover", className)}
    />
  );
}
