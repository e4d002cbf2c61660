import { useState } from "react";
import { AvatarPattern } from "./avatar-pattern.tsx";
import { cx } from "./cx.ts";
import { Decoration, useImageOnceNear } from "./offscreen.tsx";

export type AvatarProps = {
  /** The nickname; its first letter is shown where there is no photo. */
  name: string;
  /** What the pattern is drawn from: the person's id, so that it survives a change of name. The name by default. */
  seed?: string | undefined;
  src?: string | null | undefined;
  /** The same photo in several widths; the browser takes the one that fits. */
  srcSet?: string | undefined;
  /** Colours from top to bottom that are shown until the photo is loaded. */
  tints?: readonly string[] | undefined;
  /** Alternative text. Empty by default, because the name is nearly always beside the photo. */
  alt?: string | undefined;
  size?: "sm" | "md" | "lg" | "xl" | undefined;
  /** How wide it is shown, as a CSS length, where `className` says otherwise than `size`. */
  width?: string | undefined;
  /** The golden ring of premium. */
  premium?: boolean | undefined;
  /** The green dot; add a text for it nearby. */
  online?: boolean | undefined;
  /** Load at once instead of when it comes into view. */
  eager?: boolean | undefined;
  className?: string | undefined;
};

const sizes = {
  sm: "size-10 text-lg",
  md: "size-14 text-2xl",
  lg: "size-24 text-4xl",
  xl: "size-[min(9rem,70vw)] text-6xl sm:size-44",
};

/** The widths above, for choosing among those of `srcSet`. */
const widths = { sm: "40px", md: "56px", lg: "96px", xl: "(min-width: 40rem) 176px, 144px" };

/** A face in an ink circle, or the first letter on a pattern that is the person's own. */
export function Avatar(props: AvatarProps) {
  const {
    name,
    seed,
    src,
    srcSet,
    tints,
    alt = "",
    size = "md",
    width = widths[size],
    premium,
    online,
    eager,
    className,
  } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const near = useImageOnceNear(src ?? "");
  const letter = (Array.from(name.trim())[0] ?? "?").toUpperCase();
  return (
    <span className={cx("relative inline-block shrink-0 align-top", sizes[size], className)}>
      <span
        className={cx(
          "relative flex size-full items-center justify-center overflow-hidden rounded-full border-2 bg-wash",
          premium ? "border-gold-fill outline-2 outline-edge" : "border-edge",
        )}
      >
        {src && broken !== src ? (
          <img
            // A lazy image is measured where it is; the widths are for browsers that do not.
            sizes={srcSet && (eager ? width : `auto, ${width}`)}
            srcSet={near && srcSet}
            src={near}
            style={tints && { backgroundImage: `linear-gradient(${tints.join(", ")})` }}
            alt={alt}
            loading={eager ? "eager" : "lazy"}
            decoding="async"
            draggable={false}
            onError={() => setBroken(src)}
            className="size-full object-cover text-transparent"
          />
        ) : (
          <>
            <Decoration>
              <AvatarPattern seed={seed ?? name} />
            </Decoration>
            {alt && <span className="sr-only">{alt}</span>}
            <span
              aria-hidden="true"
              // The ground is pale in both themes.
              style={{ color: "oklch(0.2 0.028 285)" }}
              className="relative font-black font-display leading-none"
            >
              {letter}
            </span>
          </>
        )}
      </span>
      {online && (
        <span
          data-online=""
          className="absolute right-[4%] bottom-[4%] size-[26%] max-h-5 min-h-3 min-w-3 max-w-5 rounded-full border-2 border-sheet bg-success"
        />
      )}
    </span>
  );
}
