import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Doc } from '../src/features/content/kinds.ts'
import { contentItems } from '../src/features/content/schema.ts'
import { contract } from '../src/features/files/contract.ts'
import { files } from '../src/features/files/schema.ts'
import { buildOperator } from '../tests/factories.ts'
import { openTestApp, type TestApp } from '../tests/harness.ts'
import { drawHandouts } from './handout-files.ts'
import { seedSite } from './site.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const documents = async () => {
  const rows = await app.db.select().from(contentItems).where(eq(contentItems.kind, 'download'))
  return rows
    .map(({ slug, live }) => ({ slug, ...(live as Doc<'download'>) }))
    .filter((doc) => doc.platform === 'document')
}

test('each document of the site has a file to download, which is drawn once', async () => {
  // Without an operator nobody can own a file, so no file is drawn until one exists.
  expect((await drawHandouts(app.app)).size).toBe(0)
  await buildOperator(app.db)
  await seedSite(app.app)
  const found = await documents()
  expect(found).toHaveLength(3)
  for (const { slug, fileId, version } of found) {
    const { blob } = await app.call(contract.media, { params: { id: fileId ?? '' } })
    expect(blob).toMatchObject({ type: 'application/pdf', name: `talad-${slug}-${version}.pdf` })
    expect(Buffer.from(blob!.bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  }
  await seedSite(app.app)
  expect(await app.db.select({ id: files.id }).from(files)).toHaveLength(3)
})
