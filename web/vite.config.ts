import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./build/precompress.ts";

const server = "http://127.0.0.1:3000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    target: ["chrome123", "edge123", "firefox121", "safari17.5"],
    // data: addresses would need a wider Content-Security-Policy than `img-src 'self'`.
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      "/api": server,
      "/avatars": server,
      "/dev": server,
      "/rt": { target: server, ws: true },
    },
  },
});
