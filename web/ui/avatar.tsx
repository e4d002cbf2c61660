import { cx } from "./cx.ts";
import { Picture, type PictureProps } from "./picture.tsx";

export type AvatarProps = Omit<PictureProps, "loading"> & {
  size?: "sm" | "md" | "lg" | "xl" | undefined;
  premium?: boolean | undefined;
  /** The green dot; add a text nearby. */
  online?: boolean | undefined;
  eager?: boolean | undefined;
};

const sizes = {
  sm: "size-10 text-lg",
  md: "size-14 text-2xl",
  lg: "size-24 text-4xl",
  xl: "size-[min(9rem,70vw)] text-6xl sm:size-44",
};

const widths = { sm: "40px", md: "56px", lg: "96px", xl: "(min-width: 40rem) 176px, 144px" };

/** `width`: if `className` overrides `size`. */
export function Avatar({
  size = "md",
  premium,
  online,
  eager,
  className,
  width = widths[size],
  ...photo
}: AvatarProps) {
  return (
    <span className={cx("relative inline-block shrink-0 align-top", sizes[size], className)}>
      <span
        className={cx(
          "relative flex size-full items-center justify-center overflow-hidden rounded-full border-2 bg-wash",
          premium ? "border-gold-fill outline-2 outline-edge" : "border-edge",
        )}
      >
        <Picture {...photo} width={width} loading={eager ? "eager" : "lazy"} />
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
