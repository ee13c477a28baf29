import { dayOf } from '../../core/calendar.ts'
import { type Satang, satang } from '../../core/money.ts'
import { NO_WITHHOLDING, taxRowFor, withhold } from '../../core/withholding.ts'
import type { Ctx } from '../../service/context.ts'
import { readSettings } from '../../service/settings.ts'
import { findPayeeClass } from './account-store.ts'
import type { PayAfterTax } from './shapes.ts'

/** What a job of this price would leave the caller after tax, by the caller's class; a resident person's for others. */
export async function payAfterTax(ctx: Pick<Ctx, 'db' | 'clock' | 'caller'>, price: Satang): Promise<PayAfterTax> {
  const now = ctx.clock.now()
  const [settings, own] = await Promise.all([
    readSettings(ctx.db, now),
    ctx.caller.scope === 'influencer' ? findPayeeClass(ctx.db, ctx.caller.accountId) : null,
  ])
  const payee = { country: 'TH', payeeClass: own ?? 'resident_individual' } as const
  const rule = taxRowFor(settings['tax.rows'], payee, dayOf(now)) ?? NO_WITHHOLDING
  const tax = withhold(price, price, rule)
  return { price, tax, taxBps: tax > 0 ? (rule.brackets[0]?.rateBps ?? 0) : 0, net: satang(price - tax) }
}
