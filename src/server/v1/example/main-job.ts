import assert from 'node:assert/strict'
import { ApiError, type PartnerClient } from './client.ts'
import type { Event } from './receiver.ts'

/** Everything that happens outside the API: people, the bank, the social platform and time. */
export interface Outside {
  /** URL that receives the webhooks of both sides. */
  receiver: string
  /** Adds a secret with which webhooks are verified. */
  trust(secret: string): void
  /** Resolves when a webhook of this type with this id in its data has arrived. */
  webhook(type: Event['type'], id: string): Promise<unknown>
  /** The current time, from which the days of the campaign are calculated. */
  now: Date
  /** The payer pays on the sandbox page of the charge. */
  pays(sandboxUrl: string): Promise<void>
  /** The influencer publishes the post. Resolves with its URL. */
  publishes(): Promise<string>
  /** The code that was sent to the influencer's phone. */
  codeOnPhone(): Promise<string>
  /** A screenshot of the post's figures. */
  picture: Blob
}

/** Runs one job from the top-up to the withdrawal with the keys of both sides. */
export async function playMainJob(marketer: PartnerClient, influencer: PartnerClient, outside: Outside) {
  // Webhooks inform each side about actions of the other.
  const endpoint = await marketer.post('/webhook-endpoints', {
    body: { url: outside.receiver, events: ['job.*', 'campaign.*', 'charge.paid'] },
  })
  outside.trust(endpoint.secret)
  const own = await influencer.post('/webhook-endpoints', {
    body: { url: outside.receiver, events: ['job.*', 'withdrawal.*'] },
  })
  outside.trust(own.secret)
  await marketer.post('/webhook-endpoints/{endpointId}/test', { path: { endpointId: endpoint.data.id } })
  await outside.webhook('webhook.test', endpoint.data.id)

  // The marketer tops up. A job needs its price and fee on hold; VAT is added to the charge.
  const charge = await marketer.post('/charges', { body: { amount: 1_000_000, method: 'promptpay' } })
  const open = await marketer.get('/charges/{chargeId}', { path: { chargeId: charge.data.id } })
  assert.ok(open.payment.sandboxUrl)
  await outside.pays(open.payment.sandboxUrl)
  await outside.webhook('charge.paid', charge.data.id)
  const paid = await marketer.get('/charges/{chargeId}', { path: { chargeId: charge.data.id } })
  assert.equal(paid.data.status, 'paid')

  // A brief, its estimate, and the review by an operator.
  const inDays = (n: number) => new Date(outside.now.getTime() + n * 86_400_000).toISOString().slice(0, 10)
  const draft = await marketer.post('/campaigns', { body: { title: 'รีวิวเซรั่ม 7 วัน', product: 'เซรั่ม 30 มล.' } })
  const campaignId = draft.data.id
  const path = { campaignId }
  const incomplete = await marketer.post('/campaigns/{campaignId}/submit', { path }).catch((error: unknown) => error)
  assert.ok(incomplete instanceof ApiError && incomplete.error.code === 'brief_incomplete')
  const missing = incomplete.error.issues?.map(({ field }) => field) ?? []
  assert.ok(missing.includes('price'))
  const saved = await marketer.patch('/campaigns/{campaignId}', {
    path,
    body: {
      version: draft.data.version,
      objective: 1,
      brief: { text: 'Use it every morning.', dos: ['Daylight'], donts: [], references: [] },
      channelType: 'INSTAGRAM',
      postType: 'reel',
      draftBy: inDays(11),
      postBy: inDays(21),
      price: 450_000,
      slots: 1,
      closeOn: inDays(4),
      usageRights: 'brand_social',
      usageEndsOn: inDays(130),
      disclosureTag: '#โฆษณา',
      reviewOption: 'shipping',
      productValue: 129_000,
    },
  })
  assert.deepEqual(
    saved.data.sections.flatMap((section) => section.missing),
    [],
  )
  const estimate = await marketer.post('/campaigns/{campaignId}/estimate', { path, body: {} })
  assert.ok(estimate.data.cost)
  await marketer.post('/campaigns/{campaignId}/submit', { path })
  await outside.webhook('campaign.live', campaignId)

  // The influencer finds the campaign and applies. After a lost response, send the request again with the same key.
  const market = await influencer.get('/market/campaigns', { query: { isMatch: 'true' } })
  assert.ok(market.data.some(({ id }) => id === campaignId))
  const application = { path, body: {}, idempotencyKey: 'apply-once' }
  const applied = await influencer.post('/market/campaigns/{campaignId}/applications', application)
  const again = await influencer.post('/market/campaigns/{campaignId}/applications', application)
  assert.deepEqual(again, applied)
  const job = { jobId: applied.data.id }

  // The marketer accepts the amount in the list; the influencer accepts and starts.
  const applicants = await marketer.get('/campaigns/{campaignId}/applicants', { path })
  const [applicant] = applicants.data
  assert.ok(applicant?.toHold)
  const changed = await marketer
    .post('/jobs/{jobId}/accept', { path: job, body: { toHold: applicant.toHold + 1 } })
    .catch((error: unknown) => error)
  assert.ok(changed instanceof ApiError && changed.error.code === 'hold_changed')
  await marketer.post('/jobs/{jobId}/accept', { path: job, body: { toHold: applicant.toHold } })
  const credits = await marketer.get('/credits')
  assert.equal(credits.data.held, applicant.toHold)
  await outside.webhook('job.assign', job.jobId)
  await influencer.post('/jobs/{jobId}/accept', { path: job, body: {} })

  // `offers` of the job lists the available actions of each side.
  const offers = async (side: PartnerClient) => (await side.get('/jobs/{jobId}', { path: job })).data.offers
  assert.ok((await offers(marketer)).includes('ship'))
  const parcel = { carrier: 'flash', trackingNumber: 'TH0123456789' } as const
  await marketer.post('/jobs/{jobId}/ship', { path: job, body: parcel })
  assert.ok((await offers(influencer)).includes('confirmArrival'))
  await influencer.post('/jobs/{jobId}/confirm-arrival', { path: job, body: {} })
  await influencer.post('/jobs/{jobId}/messages', { path: job, body: { text: 'The parcel is here, thank you.' } })
  const messages = await marketer.get('/jobs/{jobId}/messages', { path: job })
  assert.equal(messages.data[0]?.text, 'The parcel is here, thank you.')

  // Two drafts, the post and its figures.
  const url = 'https://drive.example/draft.mp4'
  await influencer.post('/jobs/{jobId}/draft', { path: job, body: { url } })
  await marketer.post('/jobs/{jobId}/reject-draft', {
    path: job,
    body: { reasonCode: 'off_brief', reason: 'The product is not visible.', comments: [] },
  })
  await influencer.post('/jobs/{jobId}/draft', { path: job, body: { url } })
  await marketer.post('/jobs/{jobId}/approve-draft', { path: job, body: {} })
  const post = { url: await outside.publishes() }
  await influencer.post('/jobs/{jobId}/post-url', { path: job, body: post })
  // Talad checks on the platform that the post exists.
  await outside.webhook('job.insight', job.jobId)
  const form = new FormData()
  for (const [name, value] of Object.entries({ reach: 900, views: 1_200, likes: 80 })) form.set(name, String(value))
  form.set('file', outside.picture, 'figures.png')
  await influencer.post('/jobs/{jobId}/insight', { path: job, form })
  await marketer.post('/jobs/{jobId}/approve-insight', { path: job, body: {} })
  // The influencer is paid after the check period.
  await outside.webhook('job.completed', job.jobId)
  const done = await marketer.get('/jobs/{jobId}', { path: job })
  assert.equal(done.data.status, 'COMPLETED')

  // The marketer paid the amount in the list, as the statement shows.
  const after = await marketer.get('/credits')
  assert.deepEqual([after.data.available, after.data.held], [1_000_000 - applicant.toHold, 0])
  const statement = await marketer.get('/credits/statement')
  assert.equal(statement.data[0]?.availableAfter, after.data.available)
  const report = await marketer.get('/campaigns/{campaignId}/report', { path })
  assert.ok(report.data)

  // The influencer withdraws everything, confirmed by a code.
  const earnings = await influencer.get('/earnings')
  const amount = earnings.data.available
  const preview = await influencer.post('/withdrawals/preview', { body: { amount } })
  const early = await influencer.post('/withdrawals', { body: { amount } }).catch((error: unknown) => error)
  assert.ok(early instanceof ApiError && early.error.code === 'step_up_required')
  await influencer.post('/withdrawal-codes', { body: {} })
  await influencer.post('/withdrawal-codes/verify', { body: { code: await outside.codeOnPhone() } })
  const withdrawal = await influencer.post('/withdrawals', { body: { amount } })
  assert.deepEqual([withdrawal.data.amount, withdrawal.data.net], [amount, preview.data.net])
  const withdrawals = await influencer.get('/withdrawals')
  assert.equal(withdrawals.data[0]?.id, withdrawal.data.id)
  await outside.webhook('withdrawal.pending', withdrawal.data.id)
  return job
}
