import { useId, useState } from "react";
import { cx } from "./cx.ts";

export type PictureProps = {
  /** Its initial replaces a missing photo. */
  name: string;
  /** The person's id, stable across names. Default: the name. */
  seed?: string | undefined;
  src?: string | null | undefined;
  srcSet?: string | undefined;
  /** The `srcset` of WebP, lighter and preferred. */
  webp?: string | undefined;
  /** CSS length, for `srcSet`. */
  width?: string | undefined;
  /** Placeholder colours, top to bottom. */
  tints?: readonly string[] | undefined;
  /** Default empty: the name is usually beside the photo. */
  alt?: string | undefined;
  /** `first`: the most important photo of the screen. */
  loading?: "lazy" | "eager" | "first" | undefined;
  /** How far down, in percent, it meets its frame. Default: in the middle. */
  position?: number | undefined;
  className?: string | undefined;
};

/** A person's photo, or the initial on a pattern. Fills its positioned parent. */
export function Picture({
  name,
  seed,
  src,
  srcSet,
  webp,
  width,
  tints,
  alt = "",
  loading = "lazy",
  position,
  className,
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  // An older server beside this one knows neither WebP nor portraits.
  const [lacksWebp, setLacksWebp] = useState(false);
  const [lacksSet, setLacksSet] = useState(false);
  const letter = (Array.from(name.trim())[0] ?? "?").toUpperCase();
  if (src && broken !== src) {
    // `auto` measures lazy images; the widths are the fallback.
    const sizes = loading === "lazy" ? `auto, ${width}` : width;
    const image = (
      <img
        ref={loading === "lazy" ? keepSize : undefined}
        sizes={srcSet && sizes}
        srcSet={lacksSet ? undefined : srcSet}
        src={src}
        style={{
          ...(tints && { backgroundImage: `linear-gradient(${tints.join(", ")})` }),
          ...(position !== undefined && { objectPosition: `50% ${position}%` }),
        }}
        alt={alt}
        loading={loading === "lazy" ? "lazy" : "eager"}
        fetchPriority={loading === "first" ? "high" : undefined}
        decoding="async"
        draggable={false}
        onError={({ currentTarget: { currentSrc } }) => {
          if (currentSrc.endsWith(".webp")) setLacksWebp(true);
          else if (srcSet && !lacksSet && !currentSrc.endsWith(src)) setLacksSet(true);
          else setBroken(src);
        }}
        className={cx("size-full object-cover text-transparent", className)}
      />
    );
    if (!webp) return image;
    return (
      <picture className="contents">
        {!lacksWebp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
        {image}
      </picture>
    );
  }
  return (
    <>
      <Pattern seed={seed ?? name} />
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
  );
}

/**
 * Off the page `auto` measures nothing, and browsers fetch the largest size: of a card that goes, or of a photo whose file is
 * gone.
 */
function keepSize(image: HTMLImageElement): () => void {
  return () => {
    const sources = image.parentElement?.querySelectorAll("source") ?? [];
    for (const element of [image, ...sources]) element.sizes = element.sizes.replace(/^auto, /, "");
  };
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
function Pattern({ seed }: { seed: string }) {
  const id = useId();
  const { hue, tile, turn, scale } = patternOf(seed);
  const ground = `oklch(0.88 0.07 ${hue})`;
  const mark = `oklch(0.79 0.11 ${hue})`;
  return (
    <svg
      viewBox="0 0 64 64"
      className="absolute inset-0 size-full"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
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
