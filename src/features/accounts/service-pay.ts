import type { Satang } from '../../core/money.ts'
import { payAfterTax, thaiTaxRow } from '../../core/withholding.ts'
import type { Ctx } from '../../platform/context.ts'
import { readSettings } from '../../platform/settings.ts'
import { findPayeeClass } from './account-store.ts'
import type { PayAfterTax } from './shapes.ts'

/** What a job of this price would leave the caller after tax, by the caller's class; a resident person's for others. */
export async function callerPayAfterTax(
  ctx: Pick<Ctx, 'db' | 'clock' | 'caller'>,
  price: Satang,
): Promise<PayAfterTax> {
  const now = ctx.clock.now()
  const [settings, own] = await Promise.all([
    readSettings(ctx.db, now),
    ctx.caller.scope === 'influencer' ? findPayeeClass(ctx.db, ctx.caller.accountId) : null,
  ])
  return payAfterTax(price, thaiTaxRow(settings, own ?? 'resident_individual', now))
}
