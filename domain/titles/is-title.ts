import { LIST_BATCH } from "@nakamatch/contract/vocabulary/limits";

const ADDRESS = /[a-z]:\/\/|\bwww\.\S+\.|[^\s@]@[^\s@]+\.[a-z]{2}|[a-z\d]\.[a-z]{2,}\/\S/i;

/** One line, at most 200 characters, no address. Nothing else may leave the device. */
export function isTitle(text: string): boolean {
  return text !== "" && text.length <= LIST_BATCH.titleLength && !/[\t\n\r]/.test(text) && !ADDRESS.test(text);
}
