/** For how long a file is kept for the browser to save. */
const KEPT_MS = 60_000;

/** Saves a file as a download of the browser. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
