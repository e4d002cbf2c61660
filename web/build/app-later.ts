/**
 * Takes the scripts of the app, and the requests for what they import, out of a page. `public/early.js` gets their addresses
 * instead, and starts the app when somebody uses the page.
 */
export function appLater(page: string): string {
  const files: string[] = [];
  const html = page
    .replace(/\s*<script type="module"[^>]* src="\/([^"]+)"[^>]*><\/script>/g, (_script, file: string) => {
      files.push(file);
      return "";
    })
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, "");
  if (files.length === 0) throw new Error("The page names no script of the app");
  return html.replace('src="/early.js"', `src="/early.js" data-app="${files.join(" ")}"`);
}
