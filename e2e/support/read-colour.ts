/** Runs in the page: the colour in the middle of the image at an address, as `r,g,b`, each rounded to a multiple of 51. */
export const READ_COLOUR = `async (url) => {
  const bitmap = await createImageBitmap(await (await fetch(url, { cache: "no-store" })).blob());
  const canvas = Object.assign(document.createElement("canvas"), { width: bitmap.width, height: bitmap.height });
  const context = canvas.getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const pixel = context.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data;
  return [...pixel].slice(0, 3).map((value) => Math.round(value / 51) * 51).join(",");
}`;
