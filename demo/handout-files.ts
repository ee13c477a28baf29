import { eq } from 'drizzle-orm'
import { DAY } from '../src/core/clock.ts'
import { accounts } from '../src/features/accounts/schema.ts'
import { PURPOSE_RULES } from '../src/features/files/rules.ts'
import type { files } from '../src/features/files/schema.ts'
import { seedId, todayAt } from './day.ts'
import type { Seeding } from './seeding.ts'
import { DOWNLOADS } from './site/downloads.ts'
import { drawHandout } from './site/handouts/draw.ts'
import { HANDOUTS } from './site/handouts/index.ts'

type FileRow = typeof files.$inferInsert

/**
 * Draws the site's handouts and stores them like an operator's upload, before any transaction. Returns the file rows by
 * the slug of their download; none if there is no operator to own them.
 */
export async function drawHandouts({ db, clock, ports }: Seeding): Promise<Map<string, FileRow>> {
  const [owner] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, 'operator')).limit(1)
  const rows = new Map<string, FileRow>()
  if (!owner) return rows
  const { midnight } = todayAt(clock.now())
  for (const { slug, doc, published } of DOWNLOADS) {
    const handout = HANDOUTS.get(slug)
    if (!handout) continue
    const createdAt = new Date(midnight.getTime() - published.daysAgo * DAY)
    const { bytes } = await drawHandout(doc, handout, createdAt)
    const id = seedId(`file/handout/${slug}`, createdAt)
    await ports.storage.put(id, bytes, 'application/pdf')
    rows.set(slug, {
      id,
      ownerId: owner.id,
      visibility: PURPOSE_RULES.download.visibility,
      purpose: 'download',
      name: `talad-${slug}-${doc.version}.pdf`,
      contentType: 'application/pdf',
      size: bytes.length,
      storageKey: id,
      createdAt,
    })
  }
  return rows
}
