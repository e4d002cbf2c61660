/** Reloads the page, so that everything that depends on the chosen interests is computed from them (INTEREST-14). */
export function reloadPage(): void {
  location.reload();
}
