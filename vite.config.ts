import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** One `vite build` makes both: what browsers load (dist/client) and what turns a URL into HTML (dist/server). */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'public',
  plugins: [react(), tailwind()],
  resolve: {
    alias: { 'react-style-singleton': path.resolve(import.meta.dirname, 'src/ui/style-singleton.ts') },
  },
  build: {
    // The content security policy allows no data: addresses for scripts and fonts, and files are cached for ever anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        assetsDir: 'assets',
        manifest: true,
        rolldownOptions: { input: ['src/entry/browser.tsx', 'src/entry/admin.tsx'] },
      },
    },
    ssr: command === 'build' ? serverRendering : {},
  },
}))

/** Bundled whole and fixed to production, so that the server reads one file instead of hundreds at every start. */
const serverRendering = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { noExternal: true as const },
  build: {
    outDir: 'dist/server',
    copyPublicDir: false,
    rolldownOptions: {
      input: { render: 'src/entry/render.tsx' },
      output: { entryFileNames: '[name].js' },
    },
  },
}
