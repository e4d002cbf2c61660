import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { apiRoutes } from "./build/api-routes.ts";
import { earlyChunks } from "./build/early-chunks.ts";
import { minifyEarly } from "./build/minify-early.ts";
import { offlineFonts } from "./build/offline-fonts.ts";
import { flagSetting, ownFlags } from "./build/own-flags.ts";
import { phraseFiles, phraseFilesOf } from "./build/phrase-files.ts";
import { precompress } from "./build/precompress.ts";
import { prerenderPages } from "./build/prerender-pages.ts";
import { filesOf, OPENING_REQUESTS, readScreens } from "./build/screen-table.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { EVERYWHERE } from "./lib/everywhere.ts";

/** No kit parts that need libraries, load on opening, or only members see. */
const isLightKit =
  /[\\/]web[\\/](?:ui[\\/](?!art[\\/](?:all|nobody)|avatar|badge|checkbox|combobox|confirm|dialog|early|lightbox|list|menu|progress|radio|search|select|slider|switch|tabs)|shell[\\/](?:header|koma|language|menu-t|theme|skip)|lib[\\/](?:theme|auth|format|history-index))|[\\/]contract[\\/]vocabulary[\\/](?!fallback)|[\\/]domain[\\/]people[\\/](?:looking-for|visible-text)|[\\/]lucide-react[\\/](?!.*[\\/]icons[\\/])/;

const isGuestIcon =
  /[\\/]lucide-react[\\/].*[\\/]icons[\\/](?:arrow-(?:left|right)|check|chevron-down|circle(?:-alert|-check)?|coffee|eye(?:-off)?|flag|heart-(?:handshake|plus)|key-round|life-buoy|mail|menu|message-circle|monitor|moon|search|shield-check|sparkles|sun|x)\./;

/** Shared by sign-in, registration and password reset. */
const isForAccounts =
  /[\\/]web[\\/](?:account[\\/](?:account-problem|carried|forgot|notice|password-check|resend|sent)|shell[\\/]layouts[\\/]guest-page)|[\\/]domain[\\/]people[\\/]password/;

const isForGuests = /[\\/]web[\\/]shell[\\/](?:back|public|site|layouts[\\/]public-page)/;

/** Shared by public pages, without API calls. */
const isForDocuments = /[\\/]web[\\/]shell[\\/]document[\\/](?!use-|contact-address)/;

const isForMembers =
  /[\\/]web[\\/](?:lib[\\/](?:cached|more-pages|tab)|shell[\\/](?!document|koma|update|layouts)|person[\\/](?:card|likes|blocks|person-|profile-|title-)|live[\\/]|ui[\\/](?:art[\\/](?:all|nobody)[^\\/]*|avatar[^\\/]*|badge|confirm-dialog|dialog|lightbox|list-states|menu|menu-trigger|progress-bar|search-field)\.tsx)|[\\/]lucide-react[\\/]/;

const screens = readScreens();

const server = "http://127.0.0.1:3000";

export default defineConfig({
  root: import.meta.dirname,
  define: flagSetting(),
  plugins: [
    react(),
    tailwindcss(),
    apiRoutes(),
    phraseFiles({ everywhere: EVERYWHERE }),
    earlyChunks({
      screens: Object.fromEntries(
        screens.map((screen) => [
          screen.path,
          {
            modules: filesOf(screen),
            phrases: phraseFilesOf(screen.phrases),
            requests: OPENING_REQUESTS[screen.path] ?? [],
            isFramed: screen.isFramed,
          },
        ]),
      ),
    }),
    ownFlags(),
    offlineFonts(),
    minifyEarly(),
    precompress(),
    prerenderPages({
      paths: screens.flatMap(({ path, page }) => (page ? [path] : [])),
      readable: screens.flatMap(({ path, page }) => (page === "read" ? [path] : [])),
      fonts: ["m-plus-rounded-1c-latin-900", "atkinson-hyperlegible-next-latin-wght"],
    }),
    serviceWorker(),
  ],
  build: {
    target: ["chrome123", "edge123", "firefox121", "safari17.5"],
    // Separate files; what is needed at once says `?inline`.
    assetsInlineLimit: 0,
    // Every browser of the target has it.
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, facadeModuleId }) => {
          const [, screen] = /[\\/]screens[\\/]([^\\/]+)[\\/]screen\.tsx$/.exec(facadeModuleId ?? "") ?? [];
          return `assets/${screen ?? name.replace(/~.*/, "")}-[hash].js`;
        },
        codeSplitting: {
          groups: [
            // What every visit needs is one file.
            { name: "start", tags: ["$initial"], priority: 5 },
            // The API client, which the landing page does not load.
            { name: "api", test: /node_modules[\\/]@orpc[\\/]|[\\/]web[\\/]lib[\\/]api(?:-routes)?\.ts/, priority: 4 },
            { name: "query", test: /node_modules[\\/]@tanstack[\\/]/, priority: 4 },
            // Each screen gets only its own; these load on opening.
            {
              name: "popups",
              test: /node_modules[\\/](?:@base-ui|@floating-ui)[\\/]/,
              entriesAware: true,
              priority: 4,
            },
            // Few screens ask for passkeys.
            { name: "passkeys", test: /[\\/]web[\\/]lib[\\/]passkey-problem\./, priority: 4 },
            // One file for the light parts of the kit.
            {
              name: "kit",
              test: (id) => isLightKit.test(id) || isGuestIcon.test(id),
              minShareCount: 2,
              priority: 3,
            },
            { name: "accounts", test: isForAccounts, minShareCount: 2, priority: 3 },
            { name: "document", test: isForDocuments, minShareCount: 2, priority: 3 },
            { name: "public", test: isForGuests, minShareCount: 2, priority: 3 },
            { name: "member", test: isForMembers, minShareCount: 2, priority: 2 },
            // The rest, grouped by the screens that share it.
            {
              name: "shared",
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 2 * 1024,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  // Parts of it load on demand.
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
