import { CROP, PHOTO_SIDES } from "@nakamatch/contract/vocabulary/photos";

/** Pads a photo to a white square, so that the server crops nothing. Returns unreadable files unchanged. */
export async function squarePhoto(file: File): Promise<File> {
  const photo = await createImageBitmap(file).catch(() => undefined);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!photo || !context) return file;
  const longest = Math.max(photo.width, photo.height);
  const side = Math.min(PHOTO_SIDES.screen, longest);
  const [width, height] = [(photo.width * side) / longest, (photo.height * side) / longest];
  canvas.width = side;
  canvas.height = side;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = "high";
  context.drawImage(photo, (side - width) / 2, (side - height) / 2, width, height);
  photo.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", CROP.quality));
  return jpeg ? new File([jpeg], "gesture.jpg", { type: jpeg.type }) : file;
}
