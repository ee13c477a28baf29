import { HOUR } from '../../src/core/clock.ts'
import { newId } from '../../src/core/ids.ts'
import { satang } from '../../src/core/money.ts'
import { type Database, openDatabase } from '../../src/db/connect.ts'
import { migrate } from '../../src/db/migrate.ts'
import type { Db, Tx } from '../../src/db/types.ts'
import { sessions } from '../../src/features/accounts/schema-access.ts'
import { buyLot } from '../../src/ledger/lots.ts'
import { hashToken } from '../../src/platform/tokens.ts'
import { buildCampaign, buildChannel, buildInfluencer, buildMarketer, buildOperator } from '../factories.ts'
import { bookEarnings, buildBank, grantStepUp, LEGAL_NAME } from '../money-factories.ts'

/** An account with a session, which is used by its bearer token. */
export interface Person {
  id: string
  token: string
}

/** The data of one round; no other round uses it. */
export interface Stage {
  influencer: Person
  campaignId: string
}

export interface World {
  marketer: Person
  operator: Person
  stages: Stage[]
}

export const MARKETER_START = satang(50_000_000)
export const INFLUENCER_START = satang(500_000)
export const JOB_PRICE = satang(450_000)

const ADDRESS = {
  line: '99/8 ซอยอารีย์ 4',
  subdistrict: 'พญาไท',
  district: 'พญาไท',
  province: 'กรุงเทพมหานคร',
  postcode: '10400',
}

async function openSession(db: Db, accountId: string, now: Date): Promise<Person> {
  const token = `crash-${newId()}`
  await db.insert(sessions).values({
    id: newId(),
    accountId,
    tokenHash: hashToken(token),
    createdAt: now,
    // Crash tests move the clock by days.
    expiresAt: new Date(now.getTime() + 300 * 24 * HOUR),
    ip: '127.0.0.1',
    userAgent: 'crash test',
    device: {},
  })
  return { id: accountId, token }
}

async function buildStage(db: Db, marketerId: string, now: Date, automaticWithdrawal: boolean): Promise<Stage> {
  const taxFacts = { legalName: LEGAL_NAME, nationalId: '1101700207366', address: ADDRESS }
  const { id } = await buildInfluencer(db, { ...taxFacts, automaticWithdrawal })
  await bookEarnings(db, id, INFLUENCER_START, now)
  await buildBank(db, id, now)
  // Verified an hour in the future, so that the code is still valid in the last round.
  await grantStepUp(db, id, 'withdrawal', new Date(now.getTime() + HOUR))
  await buildChannel(db, { accountId: id, checkedAt: now })
  // The draft of a photo post is a picture; its upload is one of the points for a crash.
  const open = {
    postType: 'photoPost',
    price: JOB_PRICE,
    closeAt: null,
    draftBy: null,
    postFrom: null,
    postBy: null,
  } as const
  const campaign = await buildCampaign(db, { marketerId, ...open })
  return { influencer: await openSession(db, id, now), campaignId: campaign.id }
}

/**
 * Migrates an empty database and adds the participants: a brand with credits, an operator, and a creator for each round.
 */
export async function buildWorld(where: { url?: string; dataDir?: string }, rounds: number): Promise<World> {
  const database: Database = await openDatabase(where)
  try {
    await migrate(database)
    return await writeWorld(database.db, rounds, new Date())
  } finally {
    await database.close()
  }
}

/** The same in an open database that is already migrated. */
export async function writeWorld(
  db: Db,
  rounds: number,
  now: Date,
  { automaticWithdrawal = false } = {},
): Promise<World> {
  const marketer = await buildMarketer(db, { legalName: 'บริษัท ทดสอบ จำกัด', taxId: '0105561012346', address: ADDRESS })
  const expiresAt = new Date(now.getTime() + 300 * 24 * HOUR)
  const lot = { chargeId: newId(), marketerId: marketer.id, net: MARKETER_START, vat: satang(0), expiresAt }
  await db.transaction((tx) => buyLot(tx as unknown as Tx, lot, now))
  const stages: Stage[] = []
  for (let n = 0; n < rounds; n++) stages.push(await buildStage(db, marketer.id, now, automaticWithdrawal))
  const operator = await buildOperator(db)
  return {
    marketer: await openSession(db, marketer.id, now),
    operator: await openSession(db, operator.id, now),
    stages,
  }
}
