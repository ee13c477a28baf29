import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Random, random } from '../../demo/content/random.ts'
import { DAY } from '../../src/core/clock.ts'
import { newId } from '../../src/core/ids.ts'
import { satang } from '../../src/core/money.ts'
import { rowsOf } from '../../src/db/rows.ts'
import { withTx } from '../../src/db/tx.ts'
import { CAMPAIGN_STATUSES } from '../../src/features/campaigns/brief/codes.ts'
import { JOB_ACTORS, JOB_STATUSES } from '../../src/features/jobs/rules/states.ts'
import { contract as vatInvoices } from '../../src/features/vat-invoices/contract.ts'
import { account } from '../../src/ledger/account.ts'
import { entryOf, move } from '../../src/ledger/entry.ts'
import { postAll } from '../../src/ledger/post.ts'
import { mergeSums } from '../../src/server/merge-sums.ts'
import { buildCampaign, buildChannel, buildMarketer } from '../factories.ts'
import { openTestApp, type TestApp } from '../harness.ts'
import { buildJobWorld, fakeSocial, inInsight, working } from '../jobs-world.ts'
import { newWithdrawal, sentVatInvoice } from '../money-factories.ts'

/** Each stored sum, with the query whose result it must equal. */
const SUMS: Readonly<Record<string, { keys: string; sums: readonly string[]; plain: string }>> = {
  job_counts: {
    keys: 'owner_id, month, status, awaits',
    sums: ['jobs', 'pay'],
    plain: `select o.id as owner_id, date_trunc('month', created_at at time zone 'Asia/Bangkok')::date as month, status,
        coalesce(awaits, '') as awaits, count(*) as jobs, coalesce(sum(price) filter (where accepted_at is not null), 0) as pay
      from jobs cross join lateral (values (marketer_id), (influencer_id), (campaign_id),
        ('00000000-0000-0000-0000-000000000000'::uuid)) o(id) group by 1, 2, 3, 4`,
  },
  marketer_days: {
    keys: 'marketer_id, day',
    sums: ['completed', 'posts', 'reach', 'post_cost', 'spent'],
    plain: `select marketer_id, day, sum(completed) as completed, sum(posts) as posts, sum(reach) as reach,
        sum(post_cost) as post_cost, sum(spent) as spent
      from campaign_days group by 1, 2
      having (sum(completed), sum(posts), sum(reach), sum(post_cost), sum(spent)) <> (0, 0, 0, 0, 0)`,
  },
  market_counts: {
    keys: 'channel_type, post_type, topic, price_from',
    sums: ['campaigns'],
    plain: `select coalesce(channel_type, '') as channel_type, coalesce(post_type, '') as post_type, topic,
        coalesce((select max(step) from unnest(array[0, 50000, 100000, 150000, 200000, 300000, 400000, 500000, 700000, 1000000,
          1500000, 2000000, 3000000, 5000000]) step where step <= price), -1) as price_from, count(*) as campaigns
      from campaigns where status = 'live' and kind = 'public' and not paused and slots_taken < slots group by 1, 2, 3, 4`,
  },
  status_counts: {
    keys: 'list, status',
    sums: ['n', 'amount'],
    plain: `select 'channels' as list, status, count(*) as n, 0 as amount from channels group by 2
      union all select 'channels', 'appealed', count(*), 0 from channels where appealed_at is not null and status = 'rejected'
        having count(*) > 0
      union all select 'channels', 'score_appealed', count(*), 0 from channels where score_appealed_at is not null
        having count(*) > 0
      union all select 'campaigns', status, count(*), 0 from campaigns group by 2
      union all select 'vat_invoices', status, count(*), 0 from vat_invoices group by 2
      union all select 'buyer_certificates', status, count(*), 0 from buyer_certificates group by 2
      union all select 'charges', status, count(*), 0 from charges group by 2
      union all select 'attachments', status, count(*), 0 from attachments where replaced_at is null group by 2
      union all select 'withdrawals', status, count(*), sum(price - fee) from withdrawals group by 2
      union all select 'jobs', case when disputed_at is not null then 'dispute' when frozen_at is not null then 'frozen'
        else coalesce(queue, '') end, count(*), 0 from jobs where office_at is not null group by 2`,
  },
  ledger_code_days: {
    keys: 'day, code, event',
    sums: ['debits', 'credits', 'entries'],
    plain: `select (e.occurred_at at time zone 'Asia/Bangkok')::date as day, s.code, e.event, sum(debits) as debits,
        sum(credits) as credits, count(distinct e.id) as entries
      from ledger_entries e join (
        select entry_id, code, amount as debits, 0 as credits from ledger_postings
          join ledger_accounts on ledger_accounts.id = source_account
        union all select entry_id, code, 0, amount from ledger_postings
          join ledger_accounts on ledger_accounts.id = destination_account
        union all select id, '', 0, 0 from ledger_entries
      ) s on s.entry_id = e.id group by 1, 2, 3`,
  },
  income_months: {
    keys: 'owner_id, month, kind',
    sums: ['gross', 'vat', 'tax', 'jobs'],
    plain: `select owner_id, month, kind, sum(net + tax) as gross, sum(vat) as vat, sum(tax) as tax,
        count(*) filter (where event = 'job_completed') as jobs
      from (
        select d.owner_id, e.id, e.event, date_trunc('month', e.occurred_at at time zone 'Asia/Bangkok')::date as month, k.kind,
          sum(case when s.code like '%vat%' then 0 else p.amount end) as net,
          sum(case when s.code like '%vat%' then p.amount else 0 end) as vat,
          case k.kind when 'referral' then coalesce((e.memo->'referral'->>'tax')::bigint, 0) when 'reimbursement' then 0
            else coalesce((select sum((payee->>'tax')::bigint) from jsonb_array_elements(e.memo->'payees') payee
              where payee->>'owner' = d.owner_id::text), 0) end as tax
        from ledger_postings p join ledger_entries e on e.id = p.entry_id join ledger_accounts s on s.id = p.source_account
        join ledger_accounts d on d.id = p.destination_account left join jobs j on j.id = e.job_id
        cross join lateral (select case s.code when 'referral_expense' then 'referral'
          when 'customer_credits_held' then 'reimbursement'
          else case when j.influencer_id <> d.owner_id then 'commission' else 'work' end end as kind) k
        where d.code = 'creator_payable' and s.code <> 'creator_pending_withdrawal'
        group by d.owner_id, e.id, k.kind
      ) entries group by 1, 2, 3`,
  },
  applicant_followers: {
    keys: 'job_id, campaign_id, channel_id',
    sums: ['followers'],
    plain: `select j.id as job_id, j.campaign_id, j.channel_id, coalesce(c.followers, 0) as followers
      from jobs j join channels c on c.id = j.channel_id where j.status in ('MATCHED', 'MISMATCHED')`,
  },
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ ports: { social: fakeSocial().social } })
})
afterAll(() => app.close())

/** Differences between the stored sums and the computed ones. */
async function differences(): Promise<unknown[]> {
  const found = []
  for (const [table, { keys, sums, plain }] of Object.entries(SUMS)) {
    const columns = [keys, ...sums.map((one) => `${one}::bigint`)].join(', ')
    const isLeft = sums.map((one) => `sum(${one}) <> 0`).join(' or ')
    const stored =
      table === 'applicant_followers'
        ? `select * from applicant_followers`
        : `select ${keys}, ${sums.map((one) => `sum(${one}) as ${one}`).join(', ')} from ${table} group by ${keys} having ${isLeft}`
    const [a, b] = [`select ${columns} from (${stored}) k`, `select ${columns} from (${plain}) p`]
    const rows = await rowsOf(app.db, sql.raw(`(${a} except ${b}) union all (${b} except ${a})`))
    found.push(...rows.map((row) => ({ table, row })))
  }
  return found
}

/** One random change of a row, as services and operators make them. */
async function change(rnd: Random, ids: Ids): Promise<void> {
  const one = (list: readonly string[]) => sql`${rnd.pick(list)}::uuid`
  const when = sql`${new Date(app.clock.now().getTime() - rnd.int(0, 90) * 86_400_000).toISOString()}::timestamptz`
  const maybe = (value: ReturnType<typeof sql>) => (rnd.chance(0.5) ? value : sql`null`)
  const changes = [
    () => sql`update jobs set status = ${rnd.pick(JOB_STATUSES)}, awaits = ${maybe(sql`${rnd.pick(JOB_ACTORS)}`)}
      where id = ${one(ids.jobs)}`,
    () => sql`update jobs set accepted_at = ${maybe(when)} where id = ${one(ids.jobs)}`,
    () => sql`update jobs set office_at = ${maybe(when)}, disputed_at = ${maybe(when)}, frozen_at = ${maybe(when)},
      queue = ${maybe(sql`'link'`)} where id = ${one(ids.jobs)}`,
    () => sql`update jobs set channel_id = ${one(ids.channels)} where id = ${one(ids.jobs)}`,
    () =>
      sql`update jobs set settled_at = ${when}, split = ${JSON.stringify({
        legs: [{ creator: rnd.int(1, 900), fee: rnd.int(1, 90) }],
        reimbursement: { paid: rnd.int(0, 500), back: 0 },
        payees: [
          { role: 'creator', net: rnd.int(1, 900) },
          { role: 'manager', net: 7 },
        ],
      })}::jsonb where id = ${one(ids.jobs)} and settled_at is null`,
    () => sql`insert into job_insights (id, job_id, source, reach, created_at)
      values (${newId()}::uuid, ${one(ids.jobs)}, 'creator', ${rnd.int(1, 9_000)}, ${when})`,
    () => sql`update jobs set status = ${rnd.pick(JOB_STATUSES)} where campaign_id = ${one(ids.campaigns)}`,
    () => sql`update campaigns set status = ${rnd.pick(CAMPAIGN_STATUSES)}, paused = ${rnd.chance(0.2)},
      slots_taken = ${rnd.int(0, 3)}, price = ${maybe(sql`${rnd.int(1, 60) * 100_000}`)},
      topic = ${rnd.pick(['beauty', 'food'])}, channel_type = ${maybe(sql`'TIKTOK'`)} where id = ${one(ids.campaigns)}`,
    () => sql`update channels set followers = ${maybe(sql`${rnd.int(1, 90_000)}`)} where id = ${one(ids.channels)}`,
    () => sql`update channels set status = ${rnd.pick(['active', 'rejected', 'waiting_approve'])}, appealed_at = ${maybe(when)},
      score_appealed_at = ${maybe(when)} where id = ${one(ids.channels)}`,
  ]
  await app.db.execute(rnd.pick(changes)())
}

interface Ids {
  jobs: string[]
  campaigns: string[]
  channels: string[]
}

/** Jobs of several campaigns and people, copied from one application. */
async function buildRows(): Promise<Ids> {
  const world = await buildJobWorld(app, fakeSocial().platform)
  const model = await working(world)
  const ids: Ids = { jobs: [], campaigns: [], channels: [] }
  for (let i = 0; i < 4; i++) {
    const { id: marketerId } = await buildMarketer(app.db)
    ids.campaigns.push(
      (await buildCampaign(app.db, { marketerId })).id,
      (await buildCampaign(app.db, { marketerId })).id,
    )
    ids.channels.push((await buildChannel(app.db)).id, (await buildChannel(app.db)).id)
  }
  for (const campaignId of ids.campaigns)
    for (const channelId of ids.channels) {
      const id = newId()
      await app.db.execute(sql`insert into jobs select (json_populate_record(j, json_build_object('id', ${id}::text,
        'campaign_id', c.id, 'marketer_id', c.marketer_id, 'influencer_id', h.account_id, 'channel_id', h.id,
        'tracking_code', ${id.slice(-12)}::text))).* from jobs j, campaigns c, channels h
        where j.id = ${model}::uuid and c.id = ${campaignId}::uuid and h.id = ${channelId}::uuid`)
      ids.jobs.push(id)
    }
  return ids
}

test('stored sums equal the computed sums after random changes, before and after they are merged', async () => {
  const rnd = random(20_261_127)
  const ids = await buildRows()
  expect(await differences()).toEqual([])
  for (let round = 0; round < 6; round++) {
    for (let i = 0; i < 60; i++) await change(rnd, ids)
    expect(await differences()).toEqual([])
    await mergeSums(app.app)
    expect(await differences()).toEqual([])
  }
  await app.db.execute(sql`delete from job_insights where job_id = ${ids.jobs[0]}::uuid`)
  await app.db.execute(sql`delete from jobs where id = ${ids.jobs[0]}::uuid`)
  expect(await differences()).toEqual([])
  for (const [table, { keys }] of Object.entries(SUMS)) {
    if (table === 'applicant_followers') continue
    await mergeSums(app.app)
    expect(await rowsOf(app.db, sql.raw(`select ${keys} from ${table} group by ${keys} having count(*) > 1`))).toEqual(
      [],
    )
  }
})

test('postings are added to the sums of their day', async () => {
  const { platform, social } = fakeSocial()
  app.app.ports.social = social
  const world = await buildJobWorld(app, platform)
  await inInsight(world, async () => 0)
  const job = (net: number, tax: number, owner: string) =>
    entryOf(
      'job_completed',
      `test:${newId()}`,
      { memo: { payees: [{ owner, tax }] } },
      { jobId: newId() },
      move(account('creator_service_cost'), account('creator_payable', owner), satang(net)),
      move(account('creator_service_cost'), account('withholding_tax_payable'), satang(tax)),
    )
  for (let i = 1; i < 5; i++) {
    app.clock.advance(9 * DAY)
    const entries = [job(i * 900, i * 30, world.influencer.accountId), job(i * 500, i * 20, world.operator.accountId)]
    await withTx(app.db, (tx) => postAll(tx, entries, app.clock.now()))
  }
  const { id, as } = await sentVatInvoice(app)
  const approval = { as, params: { id }, body: { version: 1 }, idempotencyKey: newId() }
  expect((await app.call(vatInvoices.approve, approval)).status).toBe(200)
  await newWithdrawal(app)
  expect(await differences()).toEqual([])
  await mergeSums(app.app)
  expect(await differences()).toEqual([])
})
