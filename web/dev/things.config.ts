// The page for looking at things: SCENES=folder npx vite --config dev/things.config.ts, then /dev/things.html
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  publicDir: process.env.SCENES ?? false,
  cacheDir: "node_modules/.vite-things",
  plugins: [svelte()],
  server: { port: 5191, strictPort: true, fs: { allow: [fileURLToPath(new URL("../..", import.meta.url))] } },
});
