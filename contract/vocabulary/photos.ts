/** OPEN-31. */
export const PHOTO_FORMATS = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** `minSide`: the shorter side in pixels (OPEN-31). */
export const PHOTO = { maxBytes: 10 * 1024 * 1024, maxPixels: 50_000_000, minSide: 100 } as const;

/** Maximum the browser shrinks before uploading. */
export const SHRINKABLE_PIXELS = 200_000_000;

/** Percent of the width when opened and after Cancel, side in pixels, JPEG quality (LIMIT-22). */
export const CROP = { initial: 60, reset: 50, minSide: 100, quality: 0.9 } as const;

/** Sides of the stored squares in pixels; `screen` is also the maximum upload. */
export const PHOTO_SIDES = { list: 128, card: 384, screen: 1024 } as const;

/** The largest portrait (4:5) in pixels; `webpWidth` is that of its WebP, which fills a phone, `cardWidth` that for cards. */
export const PORTRAIT = { width: 1280, height: 1600, webpWidth: 1080, cardWidth: 640 } as const;

/** Sides of the squares that are stored as WebP besides; the largest fills a phone. */
export const WEBP_SIDES = [128, 384, 720] as const;

export const PHOTO_KINDS = ["drawing", "hentai", "neutral", "porn", "sexy"] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** Probabilities, 0 to 1. */
export type PhotoScores = Record<PhotoKind, number>;
