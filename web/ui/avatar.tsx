import { useState } from "react";
import { AvatarPattern } from "./avatar-pattern.tsx";
import { cx } from "./cx.ts";
import { Decoration, useImageOnceNear } from "./offscreen.tsx";

export type AvatarProps = {
  /** Its initial replaces a missing photo. */
  name: string;
  /** The person's id, stable across names. Default: the name. */
  seed?: string | undefined;
  src?: string | null | undefined;
  srcSet?: string | undefined;
  /** Placeholder colours, top to bottom. */
  tints?: readonly string[] | undefined;
  /** Default empty: the name is usually beside the photo. */
  alt?: string | undefined;
  size?: "sm" | "md" | "lg" | "xl" | undefined;
  /** CSS length, if `className` overrides `size`. */
  width?: string | undefined;
  premium?: boolean | undefined;
  /** The green dot; add a text nearby. */
  online?: boolean | undefined;
  eager?: boolean | undefined;
  className?: string | undefined;
};

const sizes = {
  sm: "size-10 text-lg",
  md: "size-14 text-2xl",
  lg: "size-24 text-4xl",
  xl: "size-[min(9rem,70vw)] text-6xl sm:size-44",
};

/** For `srcSet`. */
const widths = { sm: "40px", md: "56px", lg: "96px", xl: "(min-width: 40rem) 176px, 144px" };

/** A photo, or the initial on a pattern. */
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
            // `auto` measures lazy images; the widths are the fallback.
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
