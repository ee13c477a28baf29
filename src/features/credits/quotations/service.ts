import { addDays, dayOf } from '../../../core/calendar.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { type Satang, satang } from '../../../core/money.ts'
import { formatCredits } from '../../../i18n/formats.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { inBothLanguages } from '../../documents/rules.ts'
import { issueDocument } from '../../documents/service.ts'
import { checkAmount, MISSING, MISSING_CODES, partyOf } from '../charges/prepare.ts'
import { findBuyer } from '../charges/store.ts'
import { totalsOf } from '../rules/amounts.ts'
import type { QuotationView } from '../shapes.ts'

interface QuotationInput {
  /** What is offered, in both languages. */
  text: string
  /** Price without VAT. */
  net: Satang
  poNumber?: string | undefined
  costCentre?: string | undefined
}

/** Issues a quotation to the caller: a numbered document that posts nothing and guarantees no credits. */
export async function issueQuotation(ctx: Ctx, input: QuotationInput): Promise<QuotationView> {
  const now = ctx.clock.now()
  const settings = await readSettings(ctx.db, now)
  const buyer = await partyOf(await findBuyer(ctx.db, ctx.caller.accountId))
  if (!buyer) throw new AppError('profile_incomplete', { items: MISSING[ctx.lang], missing: MISSING_CODES })
  const { name, address, taxId, branch } = ctx.config.seller
  const { vatBps: vatRate, ...amounts } = totalsOf(input.net, settings['vat.bps'])
  const validUntil = addDays(dayOf(now), settings['quotation.valid_days'])
  const data = {
    seller: { name, address, taxId, branch },
    buyer,
    text: input.text,
    ...amounts,
    vatRate,
    validUntil,
    poNumber: input.poNumber ?? '',
    costCentre: input.costCentre ?? '',
  }
  return ctx.write(async (tx) => {
    const ref = { type: 'quotation', id: newId(now.getTime()) }
    const { id, serial } = await issueDocument(tx, ctx.clock, {
      kind: 'quotation',
      owner: ctx.caller.accountId,
      ref,
      data,
    })
    return { id, serial, validUntil }
  })
}

/** Issues a quotation for credits. The amount limits are those of a top-up. */
export async function quoteCredits(
  ctx: Ctx,
  { amount, ...numbers }: { amount: number } & Pick<QuotationInput, 'poNumber' | 'costCentre'>,
): Promise<QuotationView> {
  const settings = await readSettings(ctx.db, ctx.clock.now())
  checkAmount(amount, settings)
  const credits = formatCredits(amount)
  const text = inBothLanguages(`เติมเครดิต Talad ${credits} เครดิต`, `${credits} Talad credits`)
  return issueQuotation(ctx, { ...numbers, text, net: satang(amount) })
}
