import { monthOf } from '../../core/calendar.ts'
import type { HandlerInput } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import type { Tx } from '../../db/types.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { ownAccount } from '../../platform/own-account.ts'
import { monthlyStatementPdf } from '../documents/service.ts'
import type { contract } from './contract.ts'
import { monthCsv } from './csv.ts'
import { type Month, readMonth } from './month.ts'
import { findBrandName, findOwner } from './store.ts'

const PDF_MOST = 2_000
const CSV_MOST = 20_000

interface Wanted {
  owner: string
  month: string
  brandId: string | undefined
}

/** Errors: `not_found` for a brand that is not the caller's. */
async function wantedOf(ctx: Ctx, { params, query }: Pick<HandlerInput<typeof contract.pdf>, 'params' | 'query'>) {
  const owner = ownAccount(ctx, params.id)
  const { month = monthNow(ctx), brandId } = query
  const brand = brandId ? await findBrandName(ctx.db, owner, brandId, ctx.lang) : null
  if (brandId && brand === null) throw new AppError('not_found')
  const name = ['talad-statement', month, ...(brandId ? [brandId.slice(-6)] : [])].join('-')
  return { owner, month, brandId, brand, name }
}

/** Reads in one snapshot, so that lines and totals agree even if movements are posted at the same time. */
async function loadMonth(ctx: Ctx, { owner, month, brandId }: Wanted, most: number): Promise<Month> {
  const found = await ctx.db.transaction(
    (tx) => readMonth(tx as unknown as Tx, owner, { month, lang: ctx.lang, most, brandId }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  if (!found) throw new AppError('month_too_long', { most })
  return found
}

const monthNow = (ctx: Ctx): string => monthOf(ctx.clock.now())

const withoutTimes = (wallet: Month['credits']) => ({
  ...wallet,
  rows: wallet.rows.map(({ at, campaign, jobNumber, poNumber, costCentre, ...row }) => row),
})

export const handlers = {
  async pdf(ctx, input) {
    const wanted = await wantedOf(ctx, input)
    const { month, brand, name } = wanted
    const { credits, packages } = await loadMonth(ctx, wanted, PDF_MOST)
    const owner = await findOwner(ctx.db, wanted.owner)
    const wallets = { credits: withoutTimes(credits), packages: withoutTimes(packages) }
    const data = { owner, brand, month, lang: ctx.lang, ...wallets }
    const bytes = await monthlyStatementPdf({ madeAt: ctx.clock.now(), data })
    return { type: 'application/pdf', bytes, name: `${name}.pdf` }
  },
  async csv(ctx, input) {
    const wanted = await wantedOf(ctx, input)
    const found = await loadMonth(ctx, wanted, CSV_MOST)
    return {
      type: 'text/csv; charset=utf-8',
      bytes: monthCsv(found, ctx.lang, wanted.brand),
      name: `${wanted.name}.csv`,
    }
  },
} satisfies Handlers<typeof contract>
