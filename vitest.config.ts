import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { browserArguments, findBrowser } from './scripts/find-browser.mjs'
import { clientPackages } from './tests/support/client-packages.ts'
import { pictureFiles } from './tests/support/picture-files.ts'

type Options = NonNullable<TestProjectInlineConfiguration['test']>
type Databases = readonly ('SQLite' | 'PostgreSQL')[]

const sqlite = 'tests/support/sqlite-setup.ts'
const postgres = 'tests/support/postgres-setup.ts'

/** Which tests belong where is said in docs/testing.md; which command runs what, in scripts/test-run/parts.mjs. */
export default defineConfig({
  test: {
    // By itself it leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // A busy machine takes its time to end a database, too.
    teardownTimeout: 120_000,
    projects: [
      project('unit', {
        include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', 'tests/*.test.ts'],
        globalSetup: [sqlite],
      }),
      servers('server', ['SQLite'], ['server', 'safety', 'http']),
      servers('stores', ['SQLite', 'PostgreSQL'], ['stores', 'contract']),
      servers('postgres', ['PostgreSQL'], ['server', 'safety']),
      servers('long', ['SQLite', 'PostgreSQL'], ['long']),
      components(),
      project('engines', {
        include: ['tests/engines/**/*.test.ts'],
        // Without a graphics card WebKit paints with the processor, and does so for minutes on a machine that others use too.
        ...limits(5 * 60_000),
      }),
      project('failures', {
        include: ['tests/failures/**/*.test.ts'],
        globalSetup: [sqlite, postgres],
        provide: { databases: ['SQLite', 'PostgreSQL'] },
        isolate: true,
        // Mostly they wait; the long form (`npm run test:failures`) runs them one by one and takes minutes.
        maxWorkers: 3,
        // Real processes that are killed, starved and started again; one waits out the limits of the server.
        ...limits(process.env.FAILURES === 'long' ? 15 * 60_000 : 10 * 60_000),
      }),
      project('newcomer', {
        include: ['tests/newcomer/**/*.test.ts'],
        // Checks and builds a copy of the project.
        ...limits(15 * 60_000),
      }),
    ],
  },
})

function project(name: string, options: Options): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      environment: 'node',
      setupFiles: ['tests/support/fail-on-console-error.ts'],
      // Files keep nothing in their modules, so that hundreds of them need not load the same modules hundreds of times.
      isolate: false,
      // What a test puts in the place of a global or a variable goes with it, also where files share a process.
      unstubGlobals: true,
      unstubEnvs: true,
      // A test that passes only when repeated is reported as flaky.
      retry: 1,
      ...limits(90_000),
      ...options,
    },
  }
}

/** Tests that start the server in their own process; `onEachDatabase` asks for `databases`. */
function servers(
  name: string,
  databases: Databases,
  folders: readonly string[],
): TestProjectInlineConfiguration {
  return {
    // React as it is deployed: development mode triples the time of rendering a page. `tests/drawn-pages.test.ts` checks with that.
    oxc: { jsx: { development: false } },
    ...project(name, {
      include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
      globalSetup: databases.includes('PostgreSQL') ? [sqlite, postgres] : [sqlite],
      provide: { databases },
      env: { NODE_ENV: 'production' },
    }),
  }
}

/** Tests of components by themselves, in a browser. */
function components(): TestProjectInlineConfiguration {
  return {
    plugins: [react(), tailwind(), pictureFiles()],
    server: { host: '127.0.0.1' },
    // Vite would reload the page in the middle of a test when it found another package.
    optimizeDeps: { include: clientPackages(), noDiscovery: true },
    test: {
      name: 'components',
      include: ['tests/components/**/*.test.tsx'],
      setupFiles: ['tests/support/fail-on-console-error.ts'],
      retry: 1,
      ...limits(90_000),
      expect: { poll: { timeout: 30_000 } },
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: {
            executablePath: findBrowser(),
            args: browserArguments,
            // Scroll bars take room, as they do for most people with a mouse.
            ignoreDefaultArgs: ['--hide-scrollbars'],
          },
          contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
        }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1440, height: 900 },
        screenshotFailures: false,
      },
    },
  }
}

function limits(ms: number): Options {
  return { testTimeout: ms, hookTimeout: ms }
}
