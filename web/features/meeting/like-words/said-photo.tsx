import { photoSources } from "@nakamatch/domain/people/photo-address";
import { cx } from "../../../ui/cx.ts";

type SaidPhotoProps = {
  url: string;
  /** CSS length, as in `className`. */
  width: string;
  alt?: string;
  className: string;
};

/** A small picture of the photo that words are about. */
export function SaidPhoto({ url, width, alt = "", className }: SaidPhotoProps) {
  return (
    <img
      sizes={width}
      srcSet={photoSources(url)}
      src={url}
      alt={alt}
      decoding="async"
      draggable={false}
      className={cx("shrink-0 rounded-control border-2 border-edge bg-wash object-cover text-transparent", className)}
    />
  );
}
