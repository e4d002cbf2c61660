/** Failures the person need not know, on the console. */
export const log = {
  error(message: string, ...details: unknown[]): void {
    console.error(message, ...details);
  },
};
