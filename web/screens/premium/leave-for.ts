/** Leaves the app for a page of another site. */
export function leaveFor(url: string): void {
  location.assign(url);
}
