import { MINUTE, SECOND } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { type Satang, satang } from '../../../core/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { PortError } from '../../../ports/http.ts'
import { taxAddress } from '../../documents/service.ts'
import { amountIssue, totalsOf } from '../rules/amounts.ts'
import { failureWords } from '../rules/failures.ts'
import { newReference } from '../rules/reference.ts'
import type { PayMethod, TaxParty } from '../shapes.ts'
import { type Buyer, type ChargeRecord, findBuyer, type NewChargeRecord } from './store.ts'

export interface ChargeWish {
  purpose: ChargeRecord['purpose']
  /** Price without VAT. */
  net: Satang
  method: PayMethod
  /** What is bought, for the feature that delivers it. */
  item?: Record<string, unknown>
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

/** A QR that the provider has not made after this time is requested again by the owner's page or the sweep. */
const OPENING = 3 * SECOND

const MISSING = { th: 'ชื่อ ที่อยู่ และเลขประจำตัวผู้เสียภาษีบนใบกำกับภาษี', en: 'name, address and tax ID for the tax invoice' }

/** The provider understood and said no, with its code; null for everything that may go better later. */
export function refusalCode(error: unknown): string | null {
  if (!(error instanceof PortError)) return null
  if (error.code === 'not_found') return 'used_token'
  return error.code === 'refused' ? (error.detail ?? 'refused') : null
}

/** What a provider's refusal means for the caller; a provider that does not answer can be tried again. */
export function portRefusal(ctx: Ctx, error: unknown): AppError {
  if (!(error instanceof PortError)) throw error
  const code = refusalCode(error)
  if (code !== null) return new AppError('charge_failed', { reason: failureWords(code)[ctx.lang] })
  ctx.log.error({ err: error }, 'payment provider')
  return new AppError('provider_unavailable')
}

/**
 * The row of a new charge: the price with VAT and the tax party. Nothing is asked of the provider before the row stands
 * (`insertCharge` in the caller's one transaction, then `openCharge`), so that one command is one charge there too.
 */
export async function prepareCharge(ctx: Ctx, wish: ChargeWish): Promise<NewChargeRecord> {
  const now = ctx.clock.now()
  const settings = await readSettings(ctx.db, now)
  const party = partyOf(await findBuyer(ctx.db, ctx.caller.accountId))
  if (!party) throw new AppError('profile_incomplete', { items: MISSING[ctx.lang] })
  const expiresAt = new Date(now.getTime() + settings['credits.pay_minutes'][wish.method] * MINUTE)
  return {
    id: newId(now.getTime()),
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
    nextCheckAt: wish.method === 'promptpay' ? new Date(now.getTime() + OPENING) : expiresAt,
  }
}

/** A top-up of credits: checks the amount, then prepares its charge. */
export async function prepareTopUp(ctx: Ctx, body: { amount: number; method: PayMethod }): Promise<NewChargeRecord> {
  const settings = await readSettings(ctx.db, ctx.clock.now())
  const [min, max] = [settings['credits.top_up_min'], settings['credits.top_up_max']]
  const issue = amountIssue(body.amount, { min, max })
  if (issue) throw new AppError(issue, { min, max }, { amount: issue })
  const net = satang(body.amount)
  return prepareCharge(ctx, { purpose: 'credits', net, method: body.method })
}
