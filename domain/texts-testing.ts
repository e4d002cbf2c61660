/** For tests: many short texts, written with bars between them. */
export const texts = (written: string): string[] => written.split("|").map((text) => text.trim());
