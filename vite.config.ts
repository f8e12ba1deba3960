import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions } from 'vite'
import { inlineScripts } from './scripts/inline-scripts.mjs'
import { languageModules } from './scripts/language-modules.mjs'
import { precompress } from './scripts/precompress.mjs'
import { retriedImports, withFileItself } from './scripts/retried-imports.mjs'
import { staffChunks } from './scripts/staff-chunks.mjs'
import { thirdPartyNotices } from './scripts/third-party-notices.mjs'
import { visitorChunks } from './scripts/visitor-chunks.mjs'
import { writtenScripts } from './src/server/pages/rendering/inline-scripts.ts'
import { mainLanguage, otherLanguages } from './src/shared/languages.ts'

/** `scripts/ensure-built.mjs` builds aside. */
const builtInto = process.env.BUILD_FOLDER ?? 'dist'

/**
 * One `vite build` makes what visitors load and what staff load (both in dist/client), and what turns a URL into HTML
 * (dist/server), and the server's own code (dist/entry). Visitors and staff share no file, so that neither carries what only the other needs. What visitors
 * and staff load, and what draws pages, is made once per language, so that each carries its own texts alone; files without texts come out
 * the same and are one.
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'public',
  plugins: [
    languageModules(languageOf, isForStaff),
    react(),
    tailwind(),
    retriedImports(isForVisitors, isForStaff),
    inlineScripts((environment) => environment === 'client', writtenScripts),
    precompress(),
    thirdPartyNotices(builtInto, (environment) => isForVisitors(environment) || isForStaff(environment)),
  ],
  resolve: {
    alias: { 'react-style-singleton': path.resolve(import.meta.dirname, 'src/ui/style-singleton.ts') },
  },
  build: {
    // The content security policy allows no data: addresses for scripts and fonts, and files are cached for ever anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withFileItself },
    reportCompressedSize: false,
  },
  builder: {
    // Said here, so that what plugins do after the build (`buildApp` with order 'post') happens after it.
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
    },
  },
  environments: {
    client: publicSite,
    ...(command === 'build'
      ? { admin: staffArea, ssr: serverRendering, server: serverProcess, ...inOtherLanguages() }
      : {}),
  },
}))

function isForVisitors(environment: string): boolean {
  return environment.startsWith('client')
}

function isForStaff(environment: string): boolean {
  return environment.startsWith('admin')
}

/** Environments of another language end in its code: `client_ar`. */
function languageOf(environment: string): string | undefined {
  return otherLanguages.find((language) => environment.endsWith(`_${language}`))
}

function inOtherLanguages(): Record<string, EnvironmentOptions> {
  const builds = otherLanguages.map((language) => ({
    [`client_${language}`]: {
      ...publicSite,
      consumer: 'client' as const,
      build: {
        ...publicSite.build,
        manifest: `.vite/site_${language}.json`,
        emptyOutDir: false,
        copyPublicDir: false,
      },
    },
    [`admin_${language}`]: {
      ...staffArea,
      build: { ...staffArea.build, manifest: `.vite/admin_${language}.json` },
    },
    [`ssr_${language}`]: {
      ...serverRendering,
      build: { ...serverRendering.build, outDir: `${builtInto}/server/${language}` },
    },
  }))
  return Object.assign({}, ...builds)
}

const publicSite: EnvironmentOptions = {
  build: {
    outDir: `${builtInto}/client`,
    manifest: '.vite/site.json',
    rolldownOptions: {
      input: 'src/entry/browser.tsx',
      // Texts do nothing when they are loaded: each page carries its own, though all are named in one file.
      treeshake: { moduleSideEffects: [{ test: /\/src\/site\/messages\//, sideEffects: false }] },
      output: { codeSplitting: { groups: visitorChunks } },
    },
  },
}

const staffArea: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: `${builtInto}/client`,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/admin.json',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: 'src/entry/admin.tsx',
      // A screen would otherwise come in more than a hundred files, most of them smaller than the request for one: what every
      // screen needs is one file, and what lists, forms and builders share is one each (decision 42).
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: (id) => !id.endsWith('/entry/admin.tsx'),
              tags: ['$initial'],
              // Before every layer.
              priority: 99,
            },
            ...staffChunks,
            { name: 'shared', minShareCount: 4 },
          ],
        },
      },
    },
  },
}

/** Reading one file instead of a thousand takes the server half the time to start, and a tenth less memory. */
const serverProcess: EnvironmentOptions = {
  // What is compiled for the machine, and what only object storage needs.
  resolve: {
    noExternal: true,
    external: ['better-sqlite3', 'sharp', '@node-rs/argon2', 'pg-native', '@aws-sdk/client-s3'],
  },
  build: {
    outDir: `${builtInto}/entry`,
    copyPublicDir: false,
    rolldownOptions: {
      input: { server: 'src/entry/server.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
}

/** Bundled whole and fixed to production, so that the server reads one file instead of hundreds at every start. */
const serverRendering: EnvironmentOptions = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { noExternal: true },
  build: {
    outDir: `${builtInto}/server/${mainLanguage}`,
    copyPublicDir: false,
    rolldownOptions: {
      input: { render: 'src/entry/render.tsx' },
      output: { entryFileNames: '[name].js' },
    },
  },
}
