/** The browser's console: what went wrong and the person need not know. */
export const log = {
  error(message: string, ...details: unknown[]): void {
    console.error(message, ...details);
  },
};
