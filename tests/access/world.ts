import { eq } from 'drizzle-orm'
import { newId } from '../../src/core/ids.ts'
import { type Satang, satang } from '../../src/core/money.ts'
import { sessions } from '../../src/features/accounts/schema-access.ts'
import { charges } from '../../src/features/credits/schema.ts'
import { documents } from '../../src/features/documents/schema.ts'
import { files } from '../../src/features/files/schema.ts'
import { jobs } from '../../src/features/jobs/schema.ts'
import { withdrawals } from '../../src/features/payouts/schema.ts'
import type { Caller } from '../../src/platform/context.ts'
import { certificateInput } from '../document-samples.ts'
import { buildCampaign, buildChannel, buildInfluencer, buildMarketer, buildOperator } from '../factories.ts'
import { TEST_NOW, type TestApp } from '../harness.ts'
import { jobContract as jobsContract } from '../jobs-world.ts'
import { buildBank, LEGAL_NAME } from '../money-factories.ts'

export interface Side {
  caller: Caller
  id: string
}

/** Two accounts of each tenant, and one of every resource, owned by the first. */
export interface World {
  app: TestApp
  marketer: Side
  otherMarketer: Side
  influencer: Side
  otherInfluencer: Side
  operator: Side
  campaign: string
  channel: { id: string; type: string; externalId: string }
  /** A channel of the other influencer, who has not applied, so the marketer may invite them. */
  freeChannel: string
  job: string
  charge: string
  document: string
  file: string
  session: string
  withdrawal: string
}

async function side(app: TestApp, account: Promise<{ id: string }>): Promise<Side> {
  const { id } = await account
  return { id, caller: await app.callerOf(id) }
}

export async function addCharge(app: TestApp, marketerId: string): Promise<string> {
  const id = newId()
  const party = { name: 'บริษัท ทดสอบ จำกัด', taxId: '0105561012346', branch: '00000', address: 'กรุงเทพมหานคร' }
  await app.db.insert(charges).values({
    id,
    reference: `T${id.slice(-12).toUpperCase()}`,
    marketerId,
    purpose: 'credits',
    net: satang(1_000_000),
    vatBps: 700,
    vat: satang(70_000),
    total: satang(1_070_000),
    method: 'promptpay',
    qrPayload: '00020101021229',
    status: 'pending',
    createdAt: TEST_NOW,
    expiresAt: new Date(TEST_NOW.getTime() + 86_400_000),
    party: party as never,
  })
  return id
}

/** A finished withdrawal. */
async function addWithdrawal(app: TestApp, accountId: string, bankAccountId: string): Promise<string> {
  const id = newId()
  await app.db.insert(withdrawals).values({
    id,
    accountId,
    bankAccountId,
    reference: `WD-${id.slice(-12)}`,
    price: satang(50_000),
    fee: satang(1_500),
    feeVat: satang(98),
    type: 'manual',
    status: 'TransferComplete',
    expectedOn: '2025-11-21',
    requestedAt: TEST_NOW,
    decidedAt: TEST_NOW,
  })
  return id
}

async function addDocuments(app: TestApp, owner: string) {
  const [document, file, session] = [newId(), newId(), newId()]
  await app.db.insert(documents).values({
    id: document,
    ownerAccountId: owner,
    kind: 'withholding_certificate',
    serial: `WT-${document.slice(-6)}`,
    refType: 'test',
    refId: document,
    data: certificateInput,
    issuedAt: TEST_NOW,
  })
  await app.db.insert(files).values({
    id: file,
    ownerId: owner,
    visibility: 'private',
    purpose: 'draft',
    name: 'a.png',
    contentType: 'image/png',
    size: 1,
    storageKey: `access-${file}`,
    createdAt: TEST_NOW,
  })
  await app.ports.storage.put(`access-${file}`, new Uint8Array([1]), 'image/png')
  await app.db.insert(sessions).values({
    id: session,
    accountId: owner,
    tokenHash: session,
    createdAt: TEST_NOW,
    expiresAt: new Date(TEST_NOW.getTime() + 3_600_000),
    ip: '127.0.0.1',
    userAgent: 'x',
    device: {},
  })
  return { document, file, session }
}

export async function buildWorld(app: TestApp): Promise<World> {
  const { db } = app
  const person = { legalName: LEGAL_NAME, talentManager: true }
  const [marketer, otherMarketer] = [await side(app, buildMarketer(db)), await side(app, buildMarketer(db))]
  const [influencer, otherInfluencer] = [
    await side(app, buildInfluencer(db, person)),
    await side(app, buildInfluencer(db, person)),
  ]
  const operator = await side(app, buildOperator(db))
  const campaign = await buildCampaign(db, { marketerId: marketer.id, price: 450_000 as Satang })
  const channel = await buildChannel(db, { accountId: influencer.id }, { reel: 450_000 })
  const free = await buildChannel(db, { accountId: otherInfluencer.id }, { reel: 450_000 })
  const bank = await buildBank(db, influencer.id, TEST_NOW)
  const applied = await app.call(jobsContract.apply, {
    as: influencer.caller,
    params: { id: campaign.id },
    body: {} as never,
  })
  const [job] = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.campaignId, campaign.id))
  if (!job) throw new Error(`no application: ${JSON.stringify(applied)}`)
  return {
    app,
    marketer,
    otherMarketer,
    influencer,
    otherInfluencer,
    operator,
    campaign: campaign.id,
    channel: { id: channel.id, type: channel.type, externalId: channel.externalId },
    freeChannel: free.id,
    job: job.id,
    charge: await addCharge(app, marketer.id),
    withdrawal: await addWithdrawal(app, influencer.id, bank),
    ...(await addDocuments(app, influencer.id)),
  }
}
