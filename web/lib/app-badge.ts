/** Shows the number on the installed app's icon; 0 clears it. Ignored by browsers without badges. */
export function showAppBadge(count: number): void {
  navigator.setAppBadge?.(count).catch(() => {});
}
