/** Differs in each channel of each pixel, which a browser that protects against fingerprints replaces by noise or one colour. */
const COLOURS = ["#f00", "#0f0", "#00f", "#fff"] as const;
const EXPECTED = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255];
/** Less cannot be seen in a photo. */
const TOLERANCE = 32;

/** Whether what is read from a canvas is what was drawn. Some browsers falsify it, and show the canvas itself unchanged. */
export function canvasIsHonest(): boolean {
  const canvas = document.createElement("canvas");
  canvas.width = COLOURS.length;
  canvas.height = 1;
  const context = canvas.getContext("2d");
  if (!context) return true;
  for (const [x, colour] of COLOURS.entries()) {
    context.fillStyle = colour;
    context.fillRect(x, 0, 1, 1);
  }
  const read = context.getImageData(0, 0, COLOURS.length, 1).data.filter((_, index) => index % 4 < 3);
  return EXPECTED.every((value, index) => Math.abs(value - (read[index] ?? 0)) <= TOLERANCE);
}
