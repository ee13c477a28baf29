import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { posted } from '../../../tests/access/job-plays.ts'
import { buildMarketer } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import {
  act,
  assigned,
  buildJobWorld,
  jobContract as contract,
  DRAFT,
  type JobWorld,
  openJobApp,
  working,
} from '../../../tests/jobs-world.ts'
import { DAY } from '../../core/clock.ts'
import { accounts } from '../accounts/schema.ts'
import { contract as campaigns } from '../campaigns/contract.ts'
import { stateKey, stateTone } from '../jobs/components/state.ts'
import { jobs } from '../jobs/schema.ts'
import { linkDays } from '../tracked-links/schema.ts'
import { reportLinks } from './schema.ts'

let app: TestApp
let platform: Awaited<ReturnType<typeof openJobApp>>['platform']
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
afterAll(() => app.close())

describe("a campaign's report", () => {
  it('counts what is on hold, and splits the credits of a job cancelled after the draft', async () => {
    const world = await buildJobWorld(app, platform)
    const id = await working(world)
    const { campaignId } = world
    const report = async () =>
      (await app.call(contract.report, { as: world.marketer, params: { id: campaignId } })).body.data
    expect(await report()).toMatchObject({
      perThousand: null,
      jobs: { complete: 0, inProgress: 1, ended: 0 },
      money: { held: 495_000, paid: 0, fees: 0, returned: 0 },
    })
    await act(world, 'draft', world.influencer, id, DRAFT)
    await act(world, 'cancel', world.marketer, id)
    expect(await report()).toMatchObject({
      jobs: { complete: 0, inProgress: 0, ended: 1 },
      money: { held: 0, paid: 225_000, fees: 22_500, returned: 247_500 },
    })
  })

  it('by job adds up to the total, and each job to what was put on hold', async () => {
    const world = await buildJobWorld(app, platform, { slots: 3 })
    const params = { id: world.campaignId }
    const id = await working(world)
    await act(world, 'draft', world.influencer, id, DRAFT)
    await act(world, 'cancel', world.marketer, id)
    const call = { as: world.marketer, params }
    const { money } = (await app.call(contract.report, call)).body.data
    const { data: rows } = (await app.call(contract.results, call)).body
    expect(rows).toHaveLength(1)
    for (const name of ['putOnHold', 'held', 'paid', 'fees', 'reimbursed', 'returned'] as const)
      expect([name, rows.reduce((sum, row) => sum + row.money[name], 0)]).toEqual([name, money[name]])
    for (const { money: own } of rows)
      expect(own.held + own.paid + own.fees + own.reimbursed + own.returned).toBe(own.putOnHold)
    expect(rows[0]).toMatchObject({ id, status: 'CANCEL', post: null, reach: null, perEngagement: null })
  })

  it('has the clicks counted by tracked links instead of the reported ones', async () => {
    const world = await buildJobWorld(app, platform, { trackingUrl: 'https://brand.example/' })
    const id = await posted(world)
    const [job] = await app.db.select({ code: jobs.trackingCode }).from(jobs).where(eq(jobs.id, id))
    await app.db.insert(linkDays).values({ code: job?.code ?? '', day: '2025-01-01', clicks: 41 })
    const call = { as: world.marketer, params: { id: world.campaignId } }
    const { results, clicksTracked } = (await app.call(contract.report, call)).body.data
    expect([clicksTracked, results.clicks]).toEqual([true, 41])
    expect((await app.call(contract.results, call)).body.data[0]).toMatchObject({ clicks: 41 })
  })

  it('as CSV has a row per job, with amounts in credits', async () => {
    const world = await buildJobWorld(app, platform)
    const id = await working(world)
    await act(world, 'draft', world.influencer, id, DRAFT)
    await act(world, 'cancel', world.marketer, id)
    const order = { poNumber: 'PO-2568/9', costCentre: 'MKT-02' }
    const own = { as: world.marketer, params: { id: world.campaignId } }
    const { version } = (await app.call(campaigns.get, own)).body.data
    const saved = { ...own, body: { ...order, version } }
    expect((await app.call(campaigns.save, saved)).body).toMatchObject({ data: order })
    const seen = await app.call(contract.get, { as: world.influencer, params: { id } })
    expect(JSON.stringify(seen.body)).not.toContain(order.poNumber)
    const { blob } = await app.call(contract.reportCsv, {
      as: world.marketer,
      lang: 'en',
      params: { id: world.campaignId },
    })
    const [head, line, end] = new TextDecoder().decode(blob?.bytes).split('\r\n')
    expect(head).toContain('Creator,Job number,Status,Post')
    expect(line).toContain(',Cancelled,')
    expect(line).toContain('4950.00,2250.00,225.00,0.00,2475.00,0.00,PO-2568/9,MKT-02')
    expect(end).toBe('')
  })

  it('has the Latin name of an influencer in English and the Thai name in Thai', async () => {
    const world = await buildJobWorld(app, platform)
    await posted(world)
    const names = { th: 'น้ำผึ้ง รุ่งเรือง', en: 'Nampueng Rungrueang' }
    await app.db
      .update(accounts)
      .set({ displayName: names.th, latinName: names.en })
      .where(eq(accounts.id, world.influencer.accountId))
    const call = { as: world.marketer, params: { id: world.campaignId } }
    const body = { showNames: true }
    const { token } = (await app.call(contract.shareReport, { ...call, body })).body.data
    for (const lang of ['th', 'en'] as const) {
      const [row] = (await app.call(contract.results, { ...call, lang })).body.data
      const { blob } = await app.call(contract.reportCsv, { ...call, lang })
      const csv = new TextDecoder().decode(blob?.bytes).split('\r\n')[1]
      const [shared] = (await app.call(contract.sharedReport, { lang, params: { token } })).body.data.results
      expect([row?.influencer.name, csv?.split(',')[0], shared?.name]).toEqual([names[lang], names[lang], names[lang]])
    }
  })

  it('is not found for another marketer', async () => {
    const world = await buildJobWorld(app, platform)
    const as = await app.callerOf((await buildMarketer(app.db)).id)
    for (const one of [contract.report, contract.results, contract.reportCsv])
      expect((await app.call(one, { as, params: { id: world.campaignId } })).status).toBe(404)
  })

  it('shows the marketer what accepting puts on hold, and hides it from the influencer', async () => {
    const world = await buildJobWorld(app, platform)
    const id = await assigned(world)
    const seenBy = async (as: JobWorld['marketer']) => (await app.call(contract.get, { as, params: { id } })).body.data
    expect(await seenBy(world.marketer)).toMatchObject({ fee: 45_000, toHold: 495_000, fundedBy: 'credits' })
    expect(await seenBy(world.influencer)).toMatchObject({ fee: null, toHold: null })
  })
})

describe('a shared report', () => {
  const share = async (world: JobWorld, body = {}) =>
    (await app.call(contract.shareReport, { as: world.marketer, params: { id: world.campaignId }, body })).body.data
  const open = (token: string) => app.call(contract.sharedReport, { params: { token } })

  it('shows the figures without names, and nothing after 30 days', async () => {
    const world = await buildJobWorld(app, platform)
    await posted(world)
    const { token } = await share(world)
    expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/)
    const { data } = (await open(token)).body
    expect(data.results).toMatchObject([{ name: null, post: null }])
    expect(JSON.stringify(data)).not.toMatch(/money|perEngagement|avatar|influencer/)
    app.clock.advance(30 * DAY)
    const ended = await open(token)
    expect([ended.status, ended.body.data]).toEqual([410, undefined])
  })

  it('has amounts only if the marketer chose to show them', async () => {
    const world = await buildJobWorld(app, platform)
    await posted(world)
    const { data: plain } = (await open((await share(world)).token)).body
    expect(plain.report.costs).toBeNull()
    expect(JSON.stringify(plain)).not.toMatch(/"(spentOnPosts|per[A-Z][a-zA-Z]+|money|paid|fees)"/)
    app.clock.advance(1)
    const { token } = await share(world, { showMoney: true, days: 7 })
    expect((await open(token)).body.data.report.costs).toEqual({ perThousand: null, spentOnPosts: 0 })
    const list = await app.call(contract.reportLinks, { as: world.marketer, params: { id: world.campaignId } })
    expect(list.body.data.map(({ showMoney }) => showMoney)).toEqual([true, false])
  })

  it('has names of influencers and links to their posts if the marketer chose to show them', async () => {
    const world = await buildJobWorld(app, platform)
    await posted(world)
    const { token } = await share(world, { showNames: true, days: 1 })
    const [row] = (await open(token)).body.data.results
    expect([row?.name === null, row?.post?.url.startsWith('https://')]).toEqual([false, true])
  })

  it('ends when it is withdrawn; only the hash of its token is stored; an unknown token is not found', async () => {
    const world = await buildJobWorld(app, platform)
    await working(world)
    const { id, token } = await share(world)
    const [stored] = await app.db.select().from(reportLinks).where(eq(reportLinks.id, id))
    expect(JSON.stringify(stored)).not.toContain(token)
    expect((await app.call(contract.withdrawReportLink, { as: world.marketer, params: { id } })).status).toBe(200)
    expect((await open(token)).status).toBe(410)
    const list = await app.call(contract.reportLinks, { as: world.marketer, params: { id: world.campaignId } })
    expect(list.body.data).toEqual([])
    expect((await open('A'.repeat(32))).status).toBe(404)
  })
})

describe('the label of a state', () => {
  const job = { status: 'ASSIGN', stage: 'answer', source: 'invite', endedBy: null } as const
  it('depends on stage, source and who ended the job', () => {
    expect(stateKey(job)).toBe('answer')
    expect(stateKey({ ...job, source: 'application' })).toBe('chosen')
    expect(stateKey({ ...job, status: 'READY', stage: 'link', failedPosts: 1 })).toBe('link_fix')
    expect(stateKey({ ...job, status: 'REJECTED', stage: null, endedBy: 'influencer' })).toBe('declined')
    expect(stateKey({ ...job, status: 'REJECTED', stage: null, endedBy: 'marketer' })).toBe('not_chosen')
    expect(stateKey({ ...job, status: 'REJECTED', stage: null, endedBy: 'system' })).toBe('closed')
  })
  it('is amber only if the viewer has to act', () => {
    expect([stateTone('influencer', 'draft'), stateTone('marketer', 'draft')]).toEqual(['notice', 'info'])
    expect([stateTone('influencer', 'draft_review'), stateTone('marketer', 'draft_review')]).toEqual(['info', 'notice'])
  })
})
