// Runs before the first paint, so that a chosen theme never flashes in the other one. Kept in step with lib/theme.ts.
(() => {
  try {
    const theme = localStorage.getItem("nakamatch-theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Storage can be closed to us; the system's theme then stands.
  }
})();
