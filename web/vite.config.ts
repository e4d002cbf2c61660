import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { apiRoutes } from "./build/api-routes.ts";
import { offlineFonts } from "./build/offline-fonts.ts";
import { flagSetting, ownFlags } from "./build/own-flags.ts";
import { precompress } from "./build/precompress.ts";
import { prerenderPages } from "./build/prerender-pages.ts";
import { serviceWorker } from "./build/service-worker.ts";

const server = "http://127.0.0.1:3000";

/** Screens are named by folder, phrases also by language. */
function chunkName(module: string): string | undefined {
  const [, folder, file] = /[\\/]([\w-]+)[\\/]([\w-]+)\.tsx?$/.exec(module) ?? [];
  if (file === "screen") return folder;
  return /[\\/]phrases[\\/]/.test(module) ? `${folder}/${file}` : undefined;
}

export default defineConfig({
  root: import.meta.dirname,
  define: flagSetting(),
  plugins: [
    react(),
    tailwindcss(),
    apiRoutes(),
    ownFlags(),
    offlineFonts(),
    precompress(),
    prerenderPages({ fonts: ["m-plus-rounded-1c-latin-900", "atkinson-hyperlegible-next-latin-wght"] }),
    serviceWorker(),
  ],
  build: {
    // Those of `build/browsers.json`; Samsung Internet 23 is Chromium 115. Colours of the two themes are lowered.
    target: ["chrome115", "edge119", "firefox115", "safari16.4", "ios16.4"],
    // Separate files; `?inline` for those needed at once.
    assetsInlineLimit: 0,
    // Supported by all target browsers.
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${chunkName(facadeModuleId ?? "") ?? name.replace(/~.*/, "")}-[hash].js`,
        codeSplitting: {
          groups: [
            // One file for every visit.
            { name: "start", tags: ["$initial"], priority: 3 },
            // For theme and currency, without the API client.
            { name: "kit", test: /[\\/]web[\\/]lib[\\/]stored-choice\.ts/, priority: 3 },
            { name: "api", test: /node_modules[\\/]@orpc[\\/]|[\\/]web[\\/]lib[\\/]api(?:-routes)?\.ts/, priority: 2 },
            { name: "query", test: /node_modules[\\/]@tanstack[\\/]/, priority: 2 },
            {
              name: "popups",
              test: /node_modules[\\/](?:@base-ui|@floating-ui)[\\/]/,
              entriesAware: true,
              priority: 2,
            },
            // Guests' forms need them without what members share.
            {
              name: "limits",
              test: /[\\/](?:contract[\\/]vocabulary[\\/](?:limits|people)|domain[\\/]people[\\/]visible-text)\.ts/,
              priority: 2,
            },
            // Asks the API, which guests' pages do without.
            { name: "member", test: /[\\/]web[\\/]lib[\\/]maintenance\.ts/, priority: 2 },
            // Shared by most screens: one file instead of fifty.
            { name: "kit", test: /[\\/]web[\\/](?:ui|shell|lib)[\\/]/, minShareCount: 7, priority: 1 },
            { name: "icons", test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 5, priority: 1 },
            { name: "member", test: /[\\/]web[\\/]features[\\/]/, minShareCount: 7, priority: 1 },
          ],
        },
      },
    },
  },
  // Lazy parts of a worker need modules.
  worker: { format: "es" },
  server: {
    proxy: {
      "/api": server,
      "/avatars": server,
      "/dev": server,
      "/rt": { target: server, ws: true },
    },
  },
});
