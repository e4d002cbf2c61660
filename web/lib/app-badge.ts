/** Shows the number on the installed app's icon; 0 clears it. Does nothing where there is no such badge. */
export function showAppBadge(count: number): void {
  navigator.setAppBadge?.(count).catch(() => {});
}
