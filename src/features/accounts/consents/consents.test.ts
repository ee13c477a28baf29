import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildInfluencer, buildMarketer, buildOperator } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { publishAgain, publishConsent } from '../../../../tests/published-consents.ts'
import { DAY } from '../../../core/clock.ts'
import { contract } from '../contract.ts'
import { consents } from '../schema.ts'

let app: TestApp
const items: Record<string, string> = {}
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const pendingOf = async (id: string) =>
  (await app.call(contract.ownConsents, { as: await app.callerOf(id) })).body.data.displayConsent
const answer = async (uuid: string, consents: object) =>
  app.call(contract.consent, { as: await app.callerOf(uuid), params: { uuid }, body: { consents } })

test('unpublished texts do not require an answer', async () => {
  expect(await pendingOf((await buildInfluencer(app.db)).id)).toEqual([])
})

test('each role must answer its published texts; both answers are accepted', async () => {
  for (const kind of ['PRIVACY_POLICY', 'THAI_LLM', 'marketing'] as const)
    items[kind] = await publishConsent(app.db, kind, '2025-11-01')
  const [influencer, marketer, operator] = [
    await buildInfluencer(app.db),
    await buildMarketer(app.db),
    await buildOperator(app.db),
  ]
  expect(await pendingOf(influencer.id)).toEqual(['PRIVACY_POLICY', 'THAI_LLM'])
  expect(await pendingOf(marketer.id)).toEqual(['PRIVACY_POLICY'])
  expect(await pendingOf(operator.id)).toEqual([])
  const answered = await answer(influencer.id, { PRIVACY_POLICY: true, THAI_LLM: false })
  expect(answered.body.data.displayConsent).toEqual([])
  const as = await app.callerOf(marketer.id)
  await app.call(contract.marketerConsent, { as, body: { consents: { PRIVACY_POLICY: false } } })
  expect(await pendingOf(marketer.id)).toEqual([])
  const stored = await app.db.select().from(consents).where(eq(consents.accountId, influencer.id))
  expect(stored.map(({ version }) => version)).toEqual(['2025-11-01', '2025-11-01'])
})

test('a text with a new effective date must be answered again from that day on; a correction with the same date must not', async () => {
  const { id } = await buildInfluencer(app.db)
  await answer(id, { PRIVACY_POLICY: true, THAI_LLM: true })
  await publishAgain(app.db, items.THAI_LLM!, 2, '2025-11-01')
  expect(await pendingOf(id)).toEqual([])
  await publishAgain(app.db, items.THAI_LLM!, 3, '2025-11-22')
  expect(await pendingOf(id)).toEqual([])
  app.clock.advance(DAY)
  expect(await pendingOf(id)).toEqual(['THAI_LLM'])
  await answer(id, { THAI_LLM: false })
  const { data } = (await app.call(contract.ownConsents, { as: await app.callerOf(id) })).body
  expect(data).toMatchObject({ displayConsent: [], consents: { PRIVACY_POLICY: true, THAI_LLM: false } })
  expect(data.versions).toMatchObject({ PRIVACY_POLICY: '2025-11-01', THAI_LLM: '2025-11-22' })
})
