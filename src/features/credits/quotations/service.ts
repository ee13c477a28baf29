import { addDays, dayOf } from '../../../core/calendar.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { type Satang, satang } from '../../../core/money.ts'
import { formatCredits } from '../../../i18n/formats.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import type { Quotation } from '../../documents/contract.ts'
import { inBothLanguages } from '../../documents/rules.ts'
import { issueDocument } from '../../documents/service.ts'
import { checkAmount, MISSING, MISSING_CODES, mayWithhold, partyOf } from '../charges/prepare.ts'
import { findBuyer } from '../charges/store.ts'
import { totalsOf, withholdingOf } from '../rules/amounts.ts'
import type { QuotationView } from '../shapes.ts'

interface QuotationInput {
  /** What is offered, in both languages. */
  text: string
  /** Price without VAT. */
  net: Satang
  offer: Quotation['offer']
  /** The buyer withholds tax. */
  withhold?: boolean | undefined
  poNumber?: string | undefined
  costCentre?: string | undefined
}

/** Issues a quotation to the caller: a numbered document that posts nothing and guarantees no credits. */
export async function issueQuotation(ctx: Ctx, input: QuotationInput): Promise<QuotationView> {
  const now = ctx.clock.now()
  const settings = await readSettings(ctx.db, now)
  const found = await findBuyer(ctx.db, ctx.caller.accountId)
  const buyer = await partyOf(found)
  if (!buyer) throw new AppError('profile_incomplete', { items: MISSING[ctx.lang], missing: MISSING_CODES })
  if (input.withhold && !mayWithhold(found))
    throw new AppError('withholding_company', {}, { withhold: 'withholding_company' })
  const { name, address, taxId, branch } = ctx.config.seller
  const { vatBps: vatRate, ...amounts } = totalsOf(input.net, settings['vat.bps'])
  const rate = settings['buyer_withholding.bps']
  const { withheld } = withholdingOf(amounts, input.withhold ? rate : 0)
  const validUntil = addDays(dayOf(now), settings['quotation.valid_days'])
  const data = {
    seller: { name, address, taxId, branch },
    buyer,
    text: input.text,
    offer: input.offer,
    ...amounts,
    ...(withheld > 0 && { withheld: { rate, amount: withheld } }),
    vatRate,
    site: ctx.config.origin,
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
  { amount, ...order }: { amount: number } & Pick<QuotationInput, 'withhold' | 'poNumber' | 'costCentre'>,
): Promise<QuotationView> {
  const settings = await readSettings(ctx.db, ctx.clock.now())
  checkAmount(amount, settings)
  const credits = formatCredits(amount)
  const text = inBothLanguages(`เติมเครดิต Talad ${credits} เครดิต`, `${credits} Talad credits`)
  return issueQuotation(ctx, { ...order, text, offer: { kind: 'credits' }, net: satang(amount) })
}
