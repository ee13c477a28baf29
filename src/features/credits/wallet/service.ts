import { DAY } from '../../../core/clock.ts'
import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import { satang } from '../../../core/money.ts'
import { marketerCredits } from '../../../ledger/balances.ts'
import { creditTotals } from '../../../ledger/credit-statement.ts'
import { packageLotsOf } from '../../../ledger/packages.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { decodeCursor, encodeCursor, idOfCursor, paginate } from '../../../platform/cursor.ts'
import { readSettings } from '../../../platform/settings.ts'
import { mayWithhold, partyOf } from '../charges/prepare.ts'
import { findBuyer } from '../charges/store.ts'
import type { contract } from '../contract.ts'
import { jobsFor, tilesOf } from '../rules/amounts.ts'
import { daysLeft, EXAMPLE_PRICE } from '../rules/examples.ts'
import type { LotView, PayMethod, StatementLineView } from '../shapes.ts'
import { statementCsv } from '../statement/csv.ts'
import { listMovements, periodOf } from '../statement/movements.ts'
import { campaignsWithin } from '../statement/store.ts'
import { type LotRecord, listLots } from './store.ts'

const PAGE = 20
const CSV_PAGE = 500
/** Limits the size of the CSV file. A larger statement has to be exported in shorter periods. */
const CSV_MAX_LINES = 20_000

/** Errors: `not_found` for the wallet of another marketer. */
function ownWallet(ctx: Ctx, id: string): string {
  if (id !== ctx.caller.accountId) throw new AppError('not_found')
  return id
}

/** A lot whose credits have expired shows them as expired even before the sweep has processed it. */
const viewLot = (lot: LotRecord, now: Date): LotView => {
  const { id, source, bought, held, consumed, moved, refunded, chargeId } = lot
  const ended = lot.expiresAt <= now
  const available = ended ? satang(0) : lot.available
  const expired = ended ? satang(lot.expired + lot.available) : lot.expired
  return {
    ...{ id, source, bought, available, held, expired, refunded, chargeId },
    used: consumed + moved,
    purchasedAt: lot.purchasedAt.toISOString(),
    expiresAt: lot.expiresAt.toISOString(),
  }
}

/** Cards are not offered if the provider has no hosted page for card details. */
const methodsOf = (ctx: Ctx): PayMethod[] =>
  ctx.ports.payment.cardPageUrl(ctx.config.origin, ctx.lang)
    ? ['promptpay', 'card', 'transfer']
    : ['promptpay', 'transfer']

type StatementQuery = HandlerInput<(typeof contract)['statementCsv']>['query']

const filtersOf = ({ type, brandId, campaignId, jobId, ...period }: StatementQuery) => ({
  ...{ type, brandId, campaignId, jobId },
  ...periodOf(period),
})

export const walletHandlers = {
  async topUp(ctx, { params }) {
    const owner = ownWallet(ctx, params.id)
    const now = ctx.clock.now()
    const settings = await readSettings(ctx.db, now)
    const { available } = await marketerCredits(ctx.db, owner, now)
    const buyer = await findBuyer(ctx.db, owner)
    return {
      min: settings['credits.top_up_min'],
      max: settings['credits.top_up_max'],
      tiles: tilesOf(settings).map((amount) => ({ amount, jobs: jobsFor(amount, EXAMPLE_PRICE, settings) })),
      examplePrice: EXAMPLE_PRICE,
      feeBps: settings['fee.marketer_bps'],
      vatBps: settings['vat.bps'],
      lifeMonths: settings['credits.life_months'],
      methods: methodsOf(ctx),
      available,
      withholdingBps: mayWithhold(buyer) ? settings['buyer_withholding.bps'] : null,
      party: await partyOf(buyer),
    }
  },
  async total(ctx, { params }) {
    const { available, held, expiringNext } = await marketerCredits(ctx.db, ownWallet(ctx, params.id), ctx.clock.now())
    const next = expiringNext && { amount: expiringNext.amount, expiresAt: expiringNext.expiresAt.toISOString() }
    return { available, held, expiringNext: next }
  },
  async lots(ctx, { params, query }) {
    const owner = ownWallet(ctx, params.id)
    const cursor = decodeCursor(query.after, ['time', 'id'])
    const after = cursor && { expiresAt: cursor[0], id: cursor[1] }
    const limit = query.limit ?? PAGE
    const now = ctx.clock.now()
    const rows = await listLots(ctx.db, owner, { all: query.all === '1', now, after, limit })
    const page = paginate(rows, limit, (lot) => [lot.expiresAt.toISOString(), lot.id])
    return { data: page.rows.map((lot) => viewLot(lot, now)), next: page.next }
  },
  async statement(ctx, { params, query }) {
    const owner = ownWallet(ctx, params.id)
    const before = idOfCursor(query.after) ?? undefined
    const { limit = PAGE } = query
    const filters = filtersOf(query)
    const page = await listMovements(ctx.db, owner, { ...filters, limit, before }, ctx.lang)
    const totals = await creditTotals(ctx.db, owner, { ...filters, campaigns: campaignsWithin(filters) })
    return { data: page.lines, next: page.next && encodeCursor([page.next]), totals }
  },
  async statementCsv(ctx, { params, query }) {
    const owner = ownWallet(ctx, params.id)
    const { month, from, to } = query
    const filter = { ...filtersOf(query), limit: CSV_PAGE }
    const lines: StatementLineView[] = []
    for (let before: string | null | undefined; before !== null && lines.length < CSV_MAX_LINES; ) {
      const page = await listMovements(ctx.db, owner, { ...filter, ...(before && { before }) }, ctx.lang)
      lines.push(...page.lines)
      before = page.next
    }
    const part = [query.brandId, query.campaignId, query.jobId].some((limit) => limit !== undefined)
    const days = [from, to].filter(Boolean).join('-')
    const name = `talad-credits-${days || month || 'all'}.csv`
    return { type: 'text/csv; charset=utf-8', bytes: statementCsv(lines, ctx.lang, part), name }
  },
  async expiring(ctx) {
    const owner = ctx.caller.accountId
    const now = ctx.clock.now()
    const horizon = now.getTime() + Math.max(...(await readSettings(ctx.db, now))['credits.alert_days']) * DAY
    const ends = (at: Date) => at > now && at.getTime() <= horizon
    const lots = await listLots(ctx.db, owner, { all: false, now, after: null, limit: 100 })
    const packages = await packageLotsOf(ctx.db, owner)
    const when = (at: Date) => ({ expiresAt: at.toISOString(), daysLeft: daysLeft(at, now) })
    return {
      credits: lots
        .filter((lot) => lot.available > 0 && ends(lot.expiresAt))
        .map((lot) => ({ lotId: lot.id, amount: lot.available, ...when(lot.expiresAt) })),
      packages: packages
        .filter((lot) => lot.available > 0 && ends(lot.expiresAt))
        .map((lot) => ({ lotId: lot.id, jobs: lot.available, ...when(lot.expiresAt) })),
    }
  },
} satisfies Pick<Handlers<typeof contract>, 'topUp' | 'total' | 'lots' | 'statement' | 'statementCsv' | 'expiring'>
