import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PICTURE } from '../../../../tests/access/example.ts'
import { buildInfluencer } from '../../../../tests/factories.ts'
import { withFailingRow } from '../../../../tests/failing-row.ts'
import type { TestApp } from '../../../../tests/harness.ts'
import { act, assigned, buildJobWorld, expectBooks, type JobWorld, openJobApp } from '../../../../tests/jobs-world.ts'
import { buildBank, influencerWithBalance, LEGAL_NAME } from '../../../../tests/money-factories.ts'
import { DAY } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { satang } from '../../../core/money.ts'
import { accounts, influencers } from '../../accounts/schema.ts'
import { attachments } from '../../attachments/schema.ts'
import { channels } from '../../channels/schema.ts'
import { contract as documentsContract } from '../../documents/contract.ts'
import { documents } from '../../documents/schema.ts'
import { contract as filesContract } from '../../files/contract.ts'
import { files } from '../../files/schema.ts'
import { jobAttachments } from '../../jobs/schema.ts'
import { managerLinks } from '../../partners/schema.ts'
import { bankAccounts } from '../../payouts/schema.ts'
import { sweepIdentityFiles, sweepRetention } from './sweep.ts'

let app: TestApp
let world: JobWorld
beforeAll(async () => {
  const opened = await openJobApp()
  app = opened.app
  world = await buildJobWorld(app, opened.platform)
})
afterAll(() => app.close())

const rowsOf = async (table: string): Promise<unknown[]> =>
  ((await app.db.execute(sql.raw(`select * from ${table} order by 1`))) as unknown as { rows: unknown[] }).rows
const close = (id: string, at: Date) =>
  app.db.update(accounts).set({ status: 'deactivated', deactivatedAt: at }).where(eq(accounts.id, id))
const erasedAt = async (id: string) => (await app.db.select().from(accounts).where(eq(accounts.id, id)))[0]!.erasedAt

it('erases the personal data of a closed account after the retention period, and leaves documents and ledger unchanged', async () => {
  const { accountId } = world.influencer
  const now = app.clock.now()
  const year = now.getUTCFullYear()
  await app.db
    .update(influencers)
    .set({ legalName: LEGAL_NAME, nationalId: '1101700203450' })
    .where(eq(influencers.accountId, accountId))
  await buildBank(app.db, accountId, now)
  const jobId = await assigned(world)
  await act(world, 'accept', world.influencer, jobId)
  await act(world, 'draft', world.influencer, jobId, { url: 'https://drive.example/draft.mp4' })
  await act(world, 'dispute', world.marketer, jobId, { reason: 'ไม่ตรงบรีฟ' })
  await act(world, 'decide', world.operator, jobId, { creatorShareBps: 10_000, reason: 'งานตรงบรีฟ' })
  const upload = async () =>
    (await app.call(filesContract.upload, { as: world.influencer, body: { purpose: 'draft' }, file: PICTURE })).body
      .data.id
  const [idCard, draft] = [await upload(), await upload()]
  await app.db.update(jobAttachments).set({ fileId: draft, url: null }).where(eq(jobAttachments.jobId, jobId))
  await app.db.update(files).set({ unusedSince: null }).where(eq(files.ownerId, accountId))
  await app.db.insert(attachments).values({
    id: newId(),
    accountId,
    kind: 'identity',
    fileId: idCard,
    status: 'complete',
    createdAt: now,
    dueAt: now,
    checkedAt: now,
  })
  const { id: managerId } = await buildInfluencer(app.db, { talentManager: true })
  const [owner] = await app.db.select().from(accounts).where(eq(accounts.id, accountId))
  const invitation = {
    id: newId(),
    managerId,
    email: owner!.email,
    scope: ['view' as const],
    shareBps: 1_000,
    invitedAt: now,
  }
  await app.db.insert(managerLinks).values({ ...invitation, status: 'expired' })
  const [certificate] = await app.db.select().from(documents).where(eq(documents.ownerAccountId, accountId))
  await close(accountId, now)
  const issued = await Promise.all(['documents', 'ledger_entries', 'ledger_postings'].map(rowsOf))

  // Identity files go ninety days after the closing; what tax law requires stays.
  const attached = () => app.db.select().from(attachments).where(eq(attachments.accountId, accountId))
  app.clock.advance(89 * DAY)
  await sweepIdentityFiles(app.app)
  expect(await attached()).toHaveLength(1)
  app.clock.advance(2 * DAY)
  await sweepIdentityFiles(app.app)
  expect(await attached()).toEqual([])
  const [file] = await app.db.select().from(files).where(eq(files.id, idCard))
  expect(file?.unusedSince).toEqual(app.clock.now())
  const [retained] = await app.db.select().from(influencers).where(eq(influencers.accountId, accountId))
  expect(retained).toMatchObject({ legalName: LEGAL_NAME, nationalId: '1101700203450' })

  // Retention is five whole calendar years after the year of closing. On the last day of the fifth nothing is erased
  // yet.
  app.clock.advance(Date.UTC(year + 5, 11, 31, 16) - app.clock.now().getTime())
  await sweepRetention(app.app)
  expect(await erasedAt(accountId)).toBeNull()
  app.clock.advance(DAY)
  await sweepRetention(app.app)
  await sweepRetention(app.app)
  expect(await erasedAt(accountId)).toEqual(app.clock.now())
  const [account] = await app.db.select().from(accounts).where(eq(accounts.id, accountId))
  const [person] = await app.db.select().from(influencers).where(eq(influencers.accountId, accountId))
  expect(account!.email).toBe(`${accountId}@erased.invalid`)
  expect(person).toMatchObject({ legalName: null, nationalId: null, birthdate: null, address: null })
  expect(await app.db.select().from(bankAccounts).where(eq(bankAccounts.accountId, accountId))).toMatchObject([
    { number: '', name: '' },
  ])
  for (const channel of await app.db.select().from(channels).where(eq(channels.accountId, accountId)))
    expect(channel).toMatchObject({ handle: '', url: '', externalId: `erased-${channel.id}` })
  expect(await app.db.select().from(jobAttachments).where(eq(jobAttachments.jobId, jobId))).toMatchObject([
    { fileId: null, note: '' },
  ])
  const links = await app.db.select().from(managerLinks).where(eq(managerLinks.id, invitation.id))
  expect(links).toMatchObject([{ email: null, partnerId: accountId }])
  const left = await app.db.select().from(files).where(eq(files.ownerId, accountId))
  expect(left.every(({ unusedSince }) => unusedSince !== null)).toBe(true)

  expect(await Promise.all(['documents', 'ledger_entries', 'ledger_postings'].map(rowsOf))).toEqual(issued)
  expect(JSON.stringify(certificate!.data)).toContain(LEGAL_NAME)
  const pdf = await app.call(documentsContract.get, {
    as: world.operator,
    params: { id: certificate!.id },
    query: {},
  })
  expect(pdf.status).toBe(200)
  await expectBooks(app)
})

it('erases in batches, and nothing of an open account', async () => {
  const closed: string[] = []
  for (let i = 0; i < 22; i++) {
    const { id } = await buildInfluencer(app.db)
    await close(id, new Date(Date.UTC(2010, 0, 1 + i)))
    closed.push(id)
  }
  const open = await influencerWithBalance(app.db, satang(1_000), app.clock.now())
  const erased = async () => (await Promise.all(closed.map(erasedAt))).filter(Boolean).length
  await sweepRetention(app.app)
  expect(await erased()).toBe(20)
  await Promise.all([sweepRetention(app.app), sweepRetention(app.app)])
  expect(await erased()).toBe(22)
  const [account] = await app.db.select().from(accounts).where(eq(accounts.id, open))
  expect(account!.email).not.toContain('erased')
})

it('erases the other accounts if one fails, and reports an error until that one succeeds', async () => {
  const [first, second] = [(await buildInfluencer(app.db)).id, (await buildInfluencer(app.db)).id]
  await close(first, new Date(Date.UTC(2011, 0, 1)))
  await close(second, new Date(Date.UTC(2011, 0, 2)))
  await withFailingRow(app.db, 'accounts', first, async () => {
    await expect(sweepRetention(app.app)).rejects.toThrow('retention: 1 of 2 failed')
    expect(await erasedAt(second)).toEqual(app.clock.now())
  })
  await sweepRetention(app.app)
  expect(await erasedAt(first)).toEqual(app.clock.now())
})
