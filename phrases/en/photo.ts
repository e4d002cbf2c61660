import type { Phrases } from "../dictionary.ts";

export const photo: Phrases["photo"] = {
  change: "Change your photo",
  title: "Crop your photo",
  instructions: "Drag the circle to place it and pull a corner to resize it. On a keyboard, use the arrow keys.",
  area: "Crop area: move it with the arrow keys",
  corner: "Corner: resize with the arrow keys",
  preview: "Preview of your photo",
  previewText: "This is how others will see you.",
  apply: "Apply crop",
  empty: "Nothing is selected. Drag across the photo, or press Cancel to start over.",
  uploading: "Uploading the photo...",
  saving: "Saving the photo...",
  saved: "Photo updated",
  savedText: "Your profile photo has been updated",
  failed: "Your profile photo couldn't be processed and uploaded",
};
