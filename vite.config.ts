import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type Rolldown } from 'vite'
import { languageModules } from './scripts/language-modules.mjs'
import { thirdPartyNotices } from './scripts/third-party-notices.mjs'
import { mainLanguage, otherLanguages } from './src/shared/languages.ts'

/** `scripts/ensure-built.mjs` builds aside. */
const outDir = process.env.BUILD_FOLDER ?? 'dist'

/**
 * One `vite build` makes the files of visitors and of staff (both in dist/client), what renders pages (dist/server), and the
 * server itself (dist/entry). All but the server is built once per language, with the texts of that language alone.
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [
    languageModules(languageOf, isForStaff),
    react(),
    tailwind(),
    thirdPartyNotices(outDir, isForBrowsers),
  ],
  resolve: { alias: { 'react-style-singleton': `${import.meta.dirname}/src/ui/style-singleton.ts` } },
  build: {
    // The content security policy allows no data: addresses for scripts and fonts, and files are cached for ever anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    reportCompressedSize: false,
  },
  builder: {
    // Said here, so that what plugins do after the build (`buildApp` with order 'post') happens after it.
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
    },
  },
  environments: {
    client: visitors(),
    ...(command === 'build' && {
      admin: staff(),
      ssr: rendering(mainLanguage),
      server: serverProcess,
      ...inOtherLanguages(),
    }),
  },
}))

const isForStaff = (environment: string) => environment.startsWith('admin')
const isForBrowsers = (environment: string) => environment.startsWith('client') || isForStaff(environment)

/** Environments of another language end in its code: `client_ar`. */
function languageOf(environment: string): string | undefined {
  return otherLanguages.find((language) => environment.endsWith(`_${language}`))
}

function inOtherLanguages(): Record<string, EnvironmentOptions> {
  const environments = otherLanguages.flatMap((language) => [
    [`client_${language}`, visitors(`_${language}`)],
    [`admin_${language}`, staff(`_${language}`)],
    [`ssr_${language}`, rendering(language)],
  ])
  return Object.fromEntries(environments)
}

const visitorGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: /\/node_modules\/(?:react(-dom|-router)?|scheduler|@tanstack)\//, priority: 3 },
  { name: 'site', tags: ['$initial'], priority: 2 },
  { name: 'parts', minShareCount: 2, priority: 1 },
]

const staffGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'frame', tags: ['$initial'], priority: 3 },
  // Small, and in use on nearly every screen.
  { name: 'parts', test: /\/src\/(?:ui|shared)\/|\/lucide-react\//, minShareCount: 2, priority: 2 },
  { name: 'shared', minShareCount: 10, priority: 1 },
]

const visitors = (suffix = '') => forBrowsers('src/entry/browser.tsx', `site${suffix}`, visitorGroups)
const staff = (suffix = '') => forBrowsers('src/entry/admin.tsx', `admin${suffix}`, staffGroups)

/** The first one makes the folder, the others add to it. */
function forBrowsers(input: string, name: string, groups: Rolldown.CodeSplittingGroup[]): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: `${outDir}/client`,
      emptyOutDir: name === 'site',
      copyPublicDir: name === 'site',
      manifest: `.vite/${name}.json`,
      rolldownOptions: {
        input,
        // Texts do nothing when they are loaded: each page carries its own, though all are named in one file.
        treeshake: { moduleSideEffects: [{ test: /\/src\/site\/messages\//, sideEffects: false }] },
        output: { codeSplitting: { groups } },
      },
    },
  }
}

const rendering = (language: string) => bundledWhole('render', 'src/entry/render.tsx', `server/${language}`)

const serverProcess = bundledWhole('server', 'src/entry/server.ts', 'entry', [
  // What is compiled for the machine, and what only object storage needs.
  ...['better-sqlite3', 'sharp', '@node-rs/argon2', 'pg-native', '@aws-sdk/client-s3'],
])

/** Reading one file instead of a thousand takes the server half the time to start, and a tenth less memory. */
function bundledWhole(name: string, input: string, folder: string, external?: string[]): EnvironmentOptions {
  return {
    ...(name === 'render' && { define: { 'process.env.NODE_ENV': '"production"' } }),
    resolve: { noExternal: true, ...(external && { external }) },
    build: {
      outDir: `${outDir}/${folder}`,
      copyPublicDir: false,
      rolldownOptions: { input: { [name]: input }, output: { entryFileNames: '[name].js' } },
    },
  }
}
