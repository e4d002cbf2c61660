import { useId, useState } from "react";
import { cx } from "./cx.ts";

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

const widths = { sm: "40px", md: "56px", lg: "96px", xl: "(min-width: 40rem) 176px, 144px" };

export function Avatar({ alt = "", size = "md", ...props }: AvatarProps) {
  const { name, seed, src, srcSet, tints, width = widths[size], premium, online, eager, className } = props;
  const [broken, setBroken] = useState<string | null>(null);
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
            srcSet={srcSet}
            src={src}
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
            <AvatarPattern seed={seed ?? name} />

            {alt && <span className="sr-only">{alt}</span>}
            <span
              aria-hidden="true"
              // The background is pale in both themes.
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

const hues = [12, 48, 88, 155, 195, 240, 281, 325];

const tiles = [
  <circle key="dots" cx="8" cy="8" r="3.6" />,
  <path key="stripes" d="M-4 12 12-4M4 20 20 4" strokeWidth="4" />,
  <path key="waves" d="M-4 8q4-6 8 0t8 0 8 0" fill="none" strokeWidth="3" />,
  <path key="checks" d="M0 0h8v8H0zM8 8h8v8H8z" stroke="none" />,
  <path key="crosses" d="M8 3.5v9M3.5 8h9" strokeWidth="3" strokeLinecap="round" />,
  <path key="scales" d="M0 16a8 8 0 0 1 16 0M-8 8a8 8 0 0 1 16 0M8 8a8 8 0 0 1 16 0" fill="none" strokeWidth="2.5" />,
];

export function patternOf(seed: string): { hue: number; tile: number; turn: number; scale: number } {
  const value = hash(seed);
  return {
    hue: hues[value % hues.length] ?? 12,
    tile: (value >>> 8) % tiles.length,
    turn: ((value >>> 16) % 8) * 22.5,
    scale: 0.8 + ((value >>> 24) % 5) * 0.15,
  };
}

/** A seeded pattern of ink on pale ground. Light in both themes, for the dark initial. */
function AvatarPattern({ seed }: { seed: string }) {
  const id = useId();
  const { hue, tile, turn, scale } = patternOf(seed);
  const ground = `oklch(0.88 0.07 ${hue})`;
  const mark = `oklch(0.79 0.11 ${hue})`;
  return (
    <svg viewBox="0 0 64 64" className="absolute inset-0 size-full" aria-hidden="true">
      <pattern
        id={id}
        width="16"
        height="16"
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${turn}) scale(${scale})`}
      >
        <g fill={mark} stroke={mark}>
          {tiles[tile]}
        </g>
      </pattern>
      <rect width="64" height="64" fill={ground} />
      <rect width="64" height="64" fill={`url(#${id})`} />
    </svg>
  );
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
