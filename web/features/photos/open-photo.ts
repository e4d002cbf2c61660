import type { ErrorCode } from "@nakamatch/contract/errors";
import { CROP, PHOTO, PORTRAIT, SHRINKABLE_PIXELS, WEBP_SIDES } from "@nakamatch/contract/vocabulary/photos";
import { PHOTO_HEADER_BYTES, photoKind } from "@nakamatch/domain/people/photo-file";
import type { Frame, Size, Square } from "@nakamatch/domain/people/photo-frames";
import { ApiError } from "../../lib/errors.ts";

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

/** Draws a part of the photo on white: JPEG has no transparency (AVATAR-09). */
export function drawFrame(canvas: HTMLCanvasElement, photo: OpenPhoto, { x, y, width, height }: Frame): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(photo, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

/** What is sent: a picture, and where its square is, in its whole pixels. */
export interface FramedJpeg {
  jpeg: Blob;
  square: Square;
}

/** Encodes a portrait as large as its sizes and those of its square need. */
export async function frameToJpeg(photo: OpenPhoto, portrait: Frame, square: Square): Promise<FramedJpeg> {
  const [, , sharpest] = WEBP_SIDES;
  const scale = Math.min(1, Math.max(PORTRAIT.height / portrait.height, sharpest / square.side));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(portrait.width * scale);
  canvas.height = Math.round(portrait.height * scale);
  drawFrame(canvas, photo, portrait);
  const jpeg = await jpegOf(canvas);
  const side = Math.min(Math.round(square.side * scale), canvas.width, canvas.height);
  const start = (at: number, whole: number) => Math.min(Math.max(0, Math.round(at * scale)), whole - side);
  const x = start(square.x - portrait.x, canvas.width);
  return { jpeg, square: { x, y: start(square.y - portrait.y, canvas.height), side } };
}

async function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", CROP.quality));
  if (!jpeg) throw refused("PHOTO_UNREADABLE");
  return jpeg;
}

/** Turns a photo by 90° clockwise. */
export async function turned(photo: OpenPhoto): Promise<{ photo: OpenPhoto; file: Blob }> {
  const canvas = document.createElement("canvas");
  canvas.width = photo.height;
  canvas.height = photo.width;
  const context = canvas.getContext("2d");
  context?.translate(canvas.width, 0);
  context?.rotate(Math.PI / 2);
  context?.drawImage(photo, 0, 0);
  return { photo: await createImageBitmap(canvas), file: await jpegOf(canvas) };
}
