/** The response exceeds the limit. */
export class AnswerTooLarge extends Error {
  override readonly name = "AnswerTooLarge";
}

/**
 * A `fetch` with limited time and size that follows no redirects.
 *
 * @throws {AnswerTooLarge}
 */
export async function fetchBounded(
  address: string,
  { maxBytes, ...options }: RequestInit & { signal: AbortSignal; maxBytes: number },
): Promise<Response> {
  const response = await fetch(address, { ...options, redirect: "error" });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new AnswerTooLarge(`the answer has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), response);
}
