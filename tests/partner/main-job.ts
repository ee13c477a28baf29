import assert from 'node:assert/strict'
import { ApiError, type PartnerClient } from './client.ts'

/** What happens outside the API: people, the bank, the platform and time. */
export interface Outside {
  /** The payer pays on the sandbox page of the charge. */
  pays(sandboxUrl: string): Promise<void>
  /** An operator of Talad approves the brief. */
  approvesBrief(campaignId: string): Promise<void>
  /** The published post is found at the platform. */
  postIsChecked(): Promise<void>
  /** The time for checks passes, after which the influencer is paid. */
  checkTimePasses(): Promise<void>
  /** The code that the influencer's phone received. */
  codeOnPhone(): Promise<string>
  /** A picture of the post's figures. */
  picture: Blob
}

/** From credits to a withdrawal, by the keys of both sides. */
export async function playMainJob(marketer: PartnerClient, influencer: PartnerClient, outside: Outside) {
  // The marketer tops up. The hold of one job is price and fee; VAT comes on top of the charge.
  const charge = await marketer.post('/charges', { body: { amount: 1_000_000, method: 'promptpay' } })
  const open = await marketer.get('/charges/{chargeId}', { path: { chargeId: charge.data.id } })
  assert.ok(open.payment.sandboxUrl)
  await outside.pays(open.payment.sandboxUrl)
  const paid = await marketer.get('/charges/{chargeId}', {
    path: { chargeId: charge.data.id },
    query: { refresh: '1' },
  })
  assert.equal(paid.data.status, 'paid')

  // A brief, its estimate, and the review by an operator.
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
      draftBy: '2025-12-02',
      postBy: '2025-12-12',
      price: 450_000,
      slots: 1,
      closeOn: '2025-11-25',
      usageRights: 'brand_social',
      usageEndsOn: '2026-03-31',
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
  await outside.approvesBrief(campaignId)

  // The influencer finds it and applies. A lost answer is sent again under the same key.
  const market = await influencer.get('/market/campaigns', { query: { isMatch: 'true' } })
  assert.ok(market.data.some(({ id }) => id === campaignId))
  const application = { path, body: {}, idempotencyKey: 'apply-once' }
  const applied = await influencer.post('/market/campaigns/{campaignId}/applications', application)
  const again = await influencer.post('/market/campaigns/{campaignId}/applications', application)
  assert.deepEqual(again, applied)
  const job = { jobId: applied.data.id }

  // The marketer accepts what the list shows; the influencer accepts and starts.
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
  await influencer.post('/jobs/{jobId}/accept', { path: job, body: {} })

  // Both sides follow `offers` of the job.
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
  const post = { url: 'https://www.instagram.com/reel/C1aB2cD3eF/' }
  await influencer.post('/jobs/{jobId}/post-url', { path: job, body: post })
  await outside.postIsChecked()
  const form = new FormData()
  for (const [name, value] of Object.entries({ reach: 900, views: 1_200, likes: 80 })) form.set(name, String(value))
  form.set('file', outside.picture, 'figures.png')
  await influencer.post('/jobs/{jobId}/insight', { path: job, form })
  await marketer.post('/jobs/{jobId}/approve-insight', { path: job, body: {} })
  await outside.checkTimePasses()
  const done = await marketer.get('/jobs/{jobId}', { path: job })
  assert.equal(done.data.status, 'COMPLETED')

  // What the marketer paid is what the list had shown, and the statement says so.
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
}
