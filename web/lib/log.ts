/** The browser's log: what went wrong without concerning the person, for whoever opens the developer tools. */
export const log = {
  error(message: string, ...details: unknown[]): void {
    console.error(message, ...details);
  },
};
