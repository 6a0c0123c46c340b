// The pages for looking at drawings: SCENES=folder npx vite --config dev/board.config.ts, then /dev/board.html
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  publicDir: process.env.SCENES ?? false,
  cacheDir: "node_modules/.vite-board",
  plugins: [svelte()],
  server: { fs: { allow: [fileURLToPath(new URL("../..", import.meta.url))] } },
});
