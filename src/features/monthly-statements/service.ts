import { dayOf } from '../../core/calendar.ts'
import { AppError } from '../../core/errors.ts'
import type { Tx } from '../../db/types.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { ownAccount } from '../../platform/own-account.ts'
import { monthlyStatementPdf } from '../documents/service.ts'
import type { contract } from './contract.ts'
import { monthCsv } from './csv.ts'
import { type Month, readMonth } from './month.ts'
import { findOwner } from './store.ts'

const PDF_MOST = 2_000
const CSV_MOST = 20_000

/** One snapshot of the ledger, so that lines and totals agree while movements are posted. */
async function monthOf(ctx: Ctx, owner: string, month: string, most: number): Promise<Month> {
  const found = await ctx.db.transaction(
    (tx) => readMonth(tx as unknown as Tx, owner, { month, lang: ctx.lang, most }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  if (!found) throw new AppError('month_too_long', { most })
  return found
}

const monthNow = (ctx: Ctx): string => dayOf(ctx.clock.now()).slice(0, 7)

const withoutTimes = (wallet: Month['credits']) => ({ ...wallet, rows: wallet.rows.map(({ at, ...row }) => row) })

export const handlers = {
  async pdf(ctx, { params, query }) {
    const month = query.month ?? monthNow(ctx)
    const id = ownAccount(ctx, params.id)
    const [{ credits, packages }, owner] = [await monthOf(ctx, id, month, PDF_MOST), await findOwner(ctx.db, id)]
    const data = { owner, month, lang: ctx.lang, credits: withoutTimes(credits), packages: withoutTimes(packages) }
    const bytes = await monthlyStatementPdf({ madeAt: ctx.clock.now(), data })
    return { type: 'application/pdf', bytes, name: `talad-statement-${month}.pdf` }
  },
  async csv(ctx, { params, query }) {
    const month = query.month ?? monthNow(ctx)
    const found = await monthOf(ctx, ownAccount(ctx, params.id), month, CSV_MOST)
    return { type: 'text/csv; charset=utf-8', bytes: monthCsv(found, ctx.lang), name: `talad-statement-${month}.csv` }
  },
} satisfies Handlers<typeof contract>
