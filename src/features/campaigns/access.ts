import { eq } from 'drizzle-orm'
import { examplesOf, type Given, newMarketer, newOperator } from '../../../tests/access/example.ts'
import type { World } from '../../../tests/access/world.ts'
import { buildCampaign } from '../../../tests/factories.ts'
import { newId } from '../../core/ids.ts'
import { accounts } from '../accounts/schema.ts'
import { contract } from './contract.ts'

type Values = NonNullable<Parameters<typeof buildCampaign>[1]>

const SEARCH = { filters: { post: ['reel' as const] } }
const params = (world: World) => ({ id: world.campaign })

/** A new campaign, called by its marketer. */
const campaign =
  (values: Values): Given =>
  async (app) => {
    const { id, marketerId } = await buildCampaign(app.db, values)
    return { as: await app.callerOf(marketerId), params: { id } }
  }
/** A new campaign in review, called by an operator. */
const inReview: Given = async (app) => ({
  as: await newOperator(app),
  params: { id: (await buildCampaign(app.db, { status: 'review' })).id },
})

export const access = examplesOf(contract, {
  create: {
    body: { title: 'รีวิวเซรั่ม 7 วัน' },
    given: async (app) => ({ as: await newMarketer(app) }),
  },
  list: {},
  several: { query: { ids: newId() } },
  get: { params },
  save: { params, body: { slots: 40, version: 1 }, given: campaign({ status: 'draft' }) },
  submit: { params, given: campaign({ status: 'draft', closeAt: new Date('2025-11-25T16:59:59.999Z') }) },
  recall: { params, given: campaign({ status: 'review' }) },
  remove: { params, given: campaign({ status: 'draft' }) },
  pause: { params, body: { paused: true }, given: campaign({}) },
  close: { params, given: campaign({}) },
  duplicate: { params, given: campaign({}) },
  estimate: { params, body: {} },
  savedEstimate: { params },
  savedSearches: {},
  saveSearch: { body: SEARCH },
  dropSearch: {
    params: async ({ app }, callerId) => {
      const as = await app.callerOf(callerId)
      return { id: (await app.call(contract.saveSearch, { as, body: SEARCH })).body.data.id }
    },
  },
  publicJobs: {},
  market: {
    given: async (app) => {
      const [row] = await app.db.select().from(accounts).where(eq(accounts.email, 'ploy@demo.talad.test'))
      return { as: await app.callerOf(row?.id ?? '') }
    },
  },
  publicCampaign: {
    given: async (app) => {
      const { data } = (await app.call(contract.publicJobs, {})).body
      return { params: { id: data[0]?.id } }
    },
  },
  bookmark: { params, body: { saved: true }, ownerless: true },
  queue: {},
  approve: { given: inReview },
  sendBack: { body: { reason: 'ตรวจแล้ว' }, given: inReview },
})
