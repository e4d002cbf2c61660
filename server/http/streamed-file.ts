/** A file for an answer that is read while it is sent; its length in bytes is known before. */
export function streamedFile(
  { bytes, stream }: { bytes: number; stream: () => ReadableStream<Uint8Array> },
  name: string,
  type: string,
): File {
  const file = new File([], name, { type });
  return Object.defineProperties(file, { size: { value: bytes }, stream: { value: stream } });
}
