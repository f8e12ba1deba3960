import { defineConfig } from 'vitest/config'

const contentContract = 'tests/content-contract.test.ts'
const setupFiles = ['tests/support/fail-on-console-error.ts']

export default defineConfig({
  test: {
    // By itself it leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // A busy machine takes its time to end a database, too.
    teardownTimeout: 120_000,
    // What a test puts in the place of a global or a variable goes with it, also where files share a process.
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', 'tests/*.test.ts'],
          exclude: [contentContract],
          setupFiles,
          globalSetup: ['tests/support/sqlite-setup.ts'],
          // They keep nothing in their modules, so that hundreds of files need not load them hundreds of times.
          isolate: false,
          // Drawing pictures and hashing passwords take their time on a busy machine; nothing here is about speed.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // React as it is deployed: what it watches while developing triples the time of drawing a page. `tests/drawn-pages.test.ts` listens to that.
        oxc: { jsx: { development: false } },
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts', 'tests/safety/**/*.test.ts', contentContract],
          setupFiles,
          globalSetup: ['tests/support/postgres-setup.ts', 'tests/support/sqlite-setup.ts'],
          // Every test builds the server it asks, and nothing is kept beside it: loading all of it takes longer than most files run.
          isolate: false,
          env: { NODE_ENV: 'production' },
          // Room for a busy machine: some ask every route of the API.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'failures',
          environment: 'node',
          include: ['tests/failures/**/*.test.ts'],
          setupFiles,
          globalSetup: ['tests/support/postgres-setup.ts', 'tests/support/sqlite-setup.ts'],
          // After all others: what is tried here is how a server does under load, not under that of other tests.
          sequence: { groupOrder: 1 },
          // Mostly they wait; the long form runs them one by one.
          maxWorkers: 3,
          testTimeout: 15 * 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'newcomer',
          environment: 'node',
          include: ['tests/newcomer/**/*.test.ts'],
          setupFiles,
          // Checks, tests and builds a copy of the project: alone, as whoever owns the copy would.
          sequence: { groupOrder: 2 },
          testTimeout: 30 * 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
