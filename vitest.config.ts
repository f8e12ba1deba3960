import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

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
      project('failures', {
        include: ['tests/failures/**/*.test.ts'],
        globalSetup: [sqlite, postgres],
        provide: { databases: ['SQLite', 'PostgreSQL'] },
        isolate: true,
        // Mostly they wait; the long form (`npm run test:failures`) runs them one by one and takes minutes.
        maxWorkers: 3,
        ...limits(process.env.FAILURES === 'long' ? 15 * 60_000 : 60_000),
      }),
      project('newcomer', {
        include: ['tests/newcomer/**/*.test.ts'],
        // Checks and builds a copy of the project.
        ...limits(5 * 60_000),
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
      ...limits(30_000),
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

function limits(ms: number): Options {
  return { testTimeout: ms, hookTimeout: ms }
}
