import { seedDemo } from '../demo/seed.ts'
import { openPostgres } from '../src/db/connect.ts'
import { createOnce } from './cluster.ts'
import { openTestApp, type TestApp } from './harness.ts'

/**
 * The application with the demo market. In a cluster, one database of the run is filled and each test file takes a copy,
 * because filling takes seconds. All copies share one folder of pictures and documents.
 */
export async function openDemoApp(): Promise<TestApp> {
  const { TEST_DEMO_DATABASE: template, TEST_DEMO_DATA: dataDir, TEST_MIGRATED_DATABASE: migrated } = process.env
  if (!template || !dataDir || !migrated) {
    const app = await openTestApp()
    await seedDemo(app.app)
    return app
  }
  await createOnce(template, migrated, async (url) => {
    const [{ app, close }, database] = await Promise.all([openTestApp({ dataDir }), openPostgres(url, 5)])
    await seedDemo({ ...app, db: database.db })
    await Promise.all([close(), database.close()])
  })
  return openTestApp({ template, dataDir })
}
