import { defineConfig } from 'vitest/config'
import { MainJobFirst } from './tests/main-job-first.ts'

const project = (name: string, include: string[], more: object = {}) => ({
  test: {
    name,
    include,
    environment: 'node',
    setupFiles: ['tests/fixed-seed.ts', 'tests/parallel-queries.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // As long as a page's own waits: no test depends on the machine's speed.
    expect: { poll: { timeout: 60_000 } },
    // A report shows every value of a failed comparison.
    chaiConfig: { truncateThreshold: 0 },
    ...more,
  },
})

/** Files of these share their worker's modules: importing the application anew for each takes longer than its tests. */
const together = { isolate: false }

/** unit: no database. api: the endpoints on a database (embedded, or the cluster of TEST_DATABASE_URL). */
export default defineConfig({
  test: {
    // Steps of one run, and later runs, share what was transformed once.
    fsModuleCache: true,
    sequence: { sequencer: MainJobFirst },
    projects: [
      project(
        'unit',
        [
          'src/{app,core,i18n,ui,web,ports}/**/*.test.{ts,tsx}',
          'src/features/*/{rules,templates}/**/*.test.ts',
          'src/features/*/components/**/*.test.tsx',
          'demo/{content,site}/**/*.test.ts',
          'sandbox/*.test.ts',
          'src/ledger/recipes/**/*.test.ts',
          'tests/architecture/!(sample-feature).test.ts',
        ],
        together,
      ),
      project(
        'api',
        [
          'src/features/*/*.test.ts',
          'src/features/*/!(rules|templates)/*.test.ts',
          'src/ledger/*.test.ts',
          'src/server/**/*.test.ts',
          'src/db/*.test.ts',
          'demo/*.test.ts',
          'tests/api/**/*.test.ts',
          'tests/security/**/*.test.ts',
        ],
        { ...together, globalSetup: ['tests/migrated-database.ts'] },
      ),
      project('sample-feature', ['tests/architecture/sample-feature.test.ts']),
      project('postgres', ['tests/postgres/**/*.test.ts'], {
        ...together,
        globalSetup: ['tests/migrated-database.ts'],
      }),
      project('reliability', ['tests/reliability/**/*.test.ts'], { testTimeout: 900_000, fileParallelism: false }),
      project('pages', ['tests/e2e/pages.test.ts'], { testTimeout: 300_000, globalSetup: ['tests/seeded-data.ts'] }),
      project('browser', ['tests/e2e/!(pages).test.ts'], {
        ...together,
        testTimeout: 300_000,
        globalSetup: ['tests/seeded-data.ts', 'tests/shared-site.ts'],
      }),
    ],
  },
})
