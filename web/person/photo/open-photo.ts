import type { ErrorCode } from "@nakamatch/contract/errors";
import { CROP, PHOTO, PHOTO_SIDES, SHRINKABLE_PIXELS } from "@nakamatch/contract/vocabulary/photos";
import { PHOTO_HEADER_BYTES, photoKind } from "@nakamatch/domain/people/photo-file";
import { ApiError } from "../../lib/errors.ts";
import type { Size, Square } from "./crop-selection.ts";

/** Decoded and upright. */
export type OpenPhoto = ImageBitmap;

/** Above any screen or stored size. */
const MOST_PIXELS = 4096;

const UNPROCESSABLE = 422;

/** Also a server rule; saves the request. */
function refused(code: ErrorCode): ApiError {
  return new ApiError(UNPROCESSABLE, { code });
}

/**
 * Decodes an image upright, shrinking large ones.
 *
 * @throws {ApiError} with the server's code: no photo, animated, too large or small
 */
export async function openPhoto(file: File): Promise<OpenPhoto> {
  const kind = photoKind(new Uint8Array(await file.slice(0, PHOTO_HEADER_BYTES).arrayBuffer()));
  if (kind?.isAnimated) throw refused("PHOTO_ANIMATED");
  // Image elements decode large files at reduced size, but block the page.
  const photo = file.size > PHOTO.maxBytes ? undefined : await createImageBitmap(file).catch(() => undefined);
  if (!photo) return openImage(file);
  const size = workingSize(photo);
  if (size.width === photo.width) return photo;
  const { width: resizeWidth, height: resizeHeight } = size;
  const smaller = await createImageBitmap(photo, { resizeWidth, resizeHeight, resizeQuality: "high" });
  photo.close();
  return smaller;
}

/** For files too large or damaged for `createImageBitmap`. */
async function openImage(file: File): Promise<OpenPhoto> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(refused("PHOTO_UNREADABLE"));
      image.src = url;
    });
    const canvas = document.createElement("canvas");
    Object.assign(canvas, workingSize({ width: image.naturalWidth, height: image.naturalHeight }));
    const context = canvas.getContext("2d");
    if (context) context.imageSmoothingQuality = "high";
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await createImageBitmap(canvas);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** @throws {ApiError} for too many or too few pixels */
function workingSize({ width, height }: Size): Size {
  if (width * height > SHRINKABLE_PIXELS) throw refused("PHOTO_TOO_LARGE");
  if (Math.min(width, height) < PHOTO.minSide) throw refused("PHOTO_TOO_SMALL");
  const scale = MOST_PIXELS / Math.max(width, height);
  // A shrunk panorama must still fit the minimum selection.
  if (scale >= 1 || Math.min(width, height) * scale < PHOTO.minSide * 2) return { width, height };
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Draws on white: JPEG has no transparency (AVATAR-09). */
export function drawSquare(canvas: HTMLCanvasElement, photo: OpenPhoto, { x, y, side }: Square): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(photo, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/** The full square; the circle is display only (OPEN-33). */
export async function cropToJpeg(photo: OpenPhoto, square: Square): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(PHOTO_SIDES.screen, Math.round(square.side));
  canvas.height = canvas.width;
  drawSquare(canvas, photo, square);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", CROP.quality));
  if (!jpeg) throw refused("PHOTO_UNREADABLE");
  return jpeg;
}
