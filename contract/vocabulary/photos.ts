/** What may be uploaded as a photo, and in which sizes photos are stored. */

/** The formats of an upload, as the browser's file picker and the server name them (OPEN-31). */
export const PHOTO_FORMATS = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Limits of an upload: bytes, pixels in all, pixels of the shorter side (OPEN-31). */
export const PHOTO = { maxBytes: 10 * 1024 * 1024, maxPixels: 50_000_000, minSide: 100 } as const;

/** Pixels of a picture that the browser makes smaller before it uploads it. */
export const SHRINKABLE_PIXELS = 200_000_000;

/**
 * The square selection of the crop dialog: its share of the photo's width in percent at the opening and after Cancel, the
 * least side in pixels, and the quality of the JPEG that is uploaded (LIMIT-22).
 */
export const CROP = { initial: 60, reset: 50, minSide: 100, quality: 0.9 } as const;

/** Sides of the stored squares in pixels: lists, cards, and the enlarged photo, which is also the largest upload of the app. */
export const PHOTO_SIDES = { list: 128, card: 384, screen: 1024 } as const;

/** What the classifier tells apart: drawings and photographs, explicit or not, and suggestive photographs. */
export const PHOTO_KINDS = ["drawing", "hentai", "neutral", "porn", "sexy"] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** How likely a photo is of each kind, 0 to 1. */
export type PhotoScores = Record<PhotoKind, number>;
