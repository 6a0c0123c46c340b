import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built client is served by the Python server; while developing, this server passes /api on to it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/ludoteca/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8700", ws: true } } }, // start the other with --origin
});
