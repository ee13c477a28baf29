import { MINUTE } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { type Satang, satang } from '../../core/money.ts'
import type { Tx } from '../../db/types.ts'
import { formatCredits } from '../../i18n/formats.ts'
import { PortError } from '../../ports/http.ts'
import type { Charge } from '../../ports/payment/port.ts'
import type { Ctx } from '../../service/context.ts'
import { readSettings } from '../../service/settings.ts'
import { taxAddress } from '../documents/service.ts'
import { amountIssue, totalsOf } from './rules/amounts.ts'
import { failureWords } from './rules/failures.ts'
import { newReference } from './rules/reference.ts'
import { nextCheck } from './rules/verdict.ts'
import type { PayMethod, TaxParty } from './shapes.ts'
import { type Buyer, type ChargeRecord, findBuyer, insertCharge, type NewChargeRecord } from './store.ts'

export interface ChargeWish {
  purpose: ChargeRecord['purpose']
  /** Price without VAT. */
  net: Satang
  method: PayMethod
  /** What is bought, for the feature that delivers it. */
  item?: Record<string, unknown>
  /** Words on the provider's page. */
  description: string
}

/** Who the tax invoice names, or null while the profile lacks name or address (a company: its tax id too). */
export function partyOf(buyer: Buyer | undefined): TaxParty | null {
  if (!buyer?.legalName || !buyer.address) return null
  const company = buyer.accountType === 'company'
  if (company && !buyer.taxId) return null
  return {
    name: buyer.legalName,
    address: taxAddress(buyer.address),
    taxId: buyer.taxId ?? '',
    branch: company ? buyer.taxBranch : null,
  }
}

const MISSING = { th: 'ชื่อ ที่อยู่ และเลขประจำตัวผู้เสียภาษีบนใบกำกับภาษี', en: 'name, address and tax ID for the tax invoice' }

/** What a provider's refusal means for the caller; a provider that does not answer can be tried again. */
export function portRefusal(ctx: Ctx, error: unknown): AppError {
  if (!(error instanceof PortError)) throw error
  if (error.code === 'refused' || error.code === 'not_found') {
    const code = error.code === 'not_found' ? 'used_token' : error.detail
    return new AppError('charge_failed', { reason: failureWords(code)[ctx.lang] })
  }
  ctx.log.error({ err: error }, 'payment provider')
  return new AppError('provider_unavailable')
}

/**
 * The slow half of a new charge, before any transaction: the price with VAT, the tax party, and for PromptPay the
 * provider's charge with its QR. Our id is the provider's idempotency key. A crash after it leaves a charge that nobody
 * was shown; cards are charged only for rows that stand already.
 */
export async function prepareCharge(ctx: Ctx, wish: ChargeWish): Promise<NewChargeRecord> {
  const now = ctx.clock.now()
  const settings = await readSettings(ctx.db, now)
  const party = partyOf(await findBuyer(ctx.db, ctx.caller.accountId))
  if (!party) throw new AppError('profile_incomplete', { items: MISSING[ctx.lang] })
  const id = newId(now.getTime())
  const expiresAt = new Date(now.getTime() + settings['credits.pay_minutes'][wish.method] * MINUTE)
  const row: NewChargeRecord = {
    id,
    reference: newReference(now),
    marketerId: ctx.caller.accountId,
    purpose: wish.purpose,
    item: wish.item ?? null,
    ...totalsOf(wish.net, settings['vat.bps']),
    method: wish.method,
    status: 'pending',
    party,
    createdAt: now,
    expiresAt,
    provider: wish.method === 'transfer' ? null : ctx.ports.payment.provider,
    nextCheckAt: wish.method === 'promptpay' ? nextCheck(expiresAt, now) : expiresAt,
  }
  if (wish.method !== 'promptpay') return row
  const told = await askForQr(ctx, row, wish.description)
  return { ...row, providerChargeId: told.id, qrPayload: told.qrPayload, authorizeUrl: told.authorizeUrl }
}

async function askForQr(ctx: Ctx, row: NewChargeRecord, description: string): Promise<Charge> {
  const { id, reference, total, expiresAt } = row
  const returnUrl = `${ctx.config.origin}/${ctx.lang}/Marketer/buyCredit/${id}`
  try {
    return await ctx.ports.payment.createCharge({
      id,
      amount: total,
      method: 'promptpay',
      reference,
      expiresAt,
      returnUrl,
      description,
    })
  } catch (error) {
    throw portRefusal(ctx, error)
  }
}

/** Writes a prepared charge, in the caller's one transaction. */
export const keepCharge = (tx: Tx, row: NewChargeRecord): Promise<ChargeRecord> => insertCharge(tx, row)

/** A top-up of credits: checks the amount, then prepares its charge. */
export async function prepareTopUp(ctx: Ctx, body: { amount: number; method: PayMethod }): Promise<NewChargeRecord> {
  const settings = await readSettings(ctx.db, ctx.clock.now())
  const [min, max] = [settings['credits.top_up_min'], settings['credits.top_up_max']]
  const issue = amountIssue(body.amount, { min, max })
  if (issue) {
    const unit = ctx.lang === 'th' ? 'เครดิต' : 'credits'
    const words = { min: `${formatCredits(min)} ${unit}`, max: `${formatCredits(max)} ${unit}` }
    throw new AppError(issue, words, { amount: issue })
  }
  const net = satang(body.amount)
  const description = `Talad ${formatCredits(net)} credits`
  return prepareCharge(ctx, { purpose: 'credits', net, method: body.method, description })
}
