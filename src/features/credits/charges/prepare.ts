import { MINUTE, SECOND } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { type Satang, satang } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { PortError } from '../../../ports/http.ts'
import { refuseMissingCertificates } from '../../buyer-certificates/service.ts'
import { printedAddress } from '../../documents/service.ts'
import { amountIssue, totalsOf, withholdingOf } from '../rules/amounts.ts'
import { failureWords } from '../rules/failures.ts'
import { newReference } from '../rules/reference.ts'
import type { PayMethod, TaxParty } from '../shapes.ts'
import { type Buyer, type ChargeRecord, findBuyer, type NewChargeRecord } from './store.ts'

export interface ChargeInput {
  purpose: ChargeRecord['purpose']
  /** Price without VAT. */
  net: Satang
  method: PayMethod
  /** The buyer withholds tax. */
  withhold?: boolean | undefined
  poNumber?: string | undefined
  costCentre?: string | undefined
  /** What is bought, in the format of the feature that delivers it. */
  item?: Record<string, unknown>
}

/** The buyer on the tax invoice, or null if the profile lacks name or address (for a company also the tax id). */
export async function partyOf(buyer: Buyer | undefined): Promise<TaxParty | null> {
  if (!buyer?.legalName || !buyer.address) return null
  const company = buyer.accountType === 'company'
  if (company && !buyer.taxId) return null
  return {
    name: buyer.legalName,
    address: await printedAddress(buyer.address),
    taxId: buyer.taxId ?? '',
    branch: company ? buyer.taxBranch : null,
  }
}

/** Only companies withhold tax on what they buy. */
export const mayWithhold = (buyer: Buyer | undefined): boolean => buyer?.accountType === 'company'

/** How long after the order the owner's page or the sweep may request a missing QR again. */
const OPEN_RETRY_AFTER = 3 * SECOND

export const MISSING_CODES = ['legalName', 'address', 'taxId'] as const
export const MISSING = {
  th: 'ชื่อ ที่อยู่ และเลขประจำตัวผู้เสียภาษีบนใบกำกับภาษี',
  en: 'name, address and tax ID for the tax invoice',
}

/** The code of a definitive rejection by the provider; null for errors that may be temporary. */
export function refusalCode(error: unknown): string | null {
  if (!(error instanceof PortError)) return null
  if (error.code === 'not_found') return 'used_token'
  return error.code === 'refused' ? (error.detail ?? 'refused') : null
}

/** The caller's error for a provider failure; if the provider did not respond, the call can be repeated. */
export function portRefusal(ctx: Ctx, error: unknown): AppError {
  if (!(error instanceof PortError)) throw error
  const code = refusalCode(error)
  if (code !== null) return new AppError('charge_failed', { reason: failureWords(code)[ctx.lang], failure: code })
  ctx.log.error({ err: error }, 'payment provider')
  return new AppError('provider_unavailable')
}

/**
 * Prepares the row of a new charge, with its price, VAT and buyer. The caller stores the row (`insertCharge` in its
 * transaction) before `openCharge` calls the provider, so that one request creates only one charge there.
 */
export async function prepareCharge(
  ctx: Ctx,
  input: ChargeInput,
  marketerId = ctx.caller.accountId,
): Promise<NewChargeRecord> {
  const now = ctx.clock.now()
  const settings = await readSettings(ctx.db, now)
  const buyer = await findBuyer(ctx.db, marketerId)
  const party = await partyOf(buyer)
  if (!party) throw new AppError('profile_incomplete', { items: MISSING[ctx.lang], missing: MISSING_CODES })
  if (input.withhold && !mayWithhold(buyer))
    throw new AppError('withholding_company', {}, { withhold: 'withholding_company' })
  if (input.withhold) await refuseMissingCertificates(ctx.db, now, marketerId)
  const totals = totalsOf(input.net, settings['vat.bps'])
  const withheldBps = input.withhold ? settings['buyer_withholding.bps'] : 0
  const expiresAt = new Date(now.getTime() + settings['credits.pay_minutes'][input.method] * MINUTE)
  return {
    id: newId(now.getTime()),
    reference: newReference(now),
    marketerId,
    purpose: input.purpose,
    item: input.item ?? null,
    ...totals,
    withheldBps,
    withheld: withholdingOf(totals, withheldBps).withheld,
    method: input.method,
    poNumber: input.poNumber ?? null,
    costCentre: input.costCentre ?? null,
    status: 'pending',
    party,
    createdAt: now,
    expiresAt,
    provider: input.method === 'transfer' ? null : ctx.ports.payment.provider,
    nextCheckAt: input.method === 'promptpay' ? new Date(now.getTime() + OPEN_RETRY_AFTER) : expiresAt,
  }
}

/** Errors: `amount_too_small`, `amount_too_large`, or `invalid_input` for a fraction of a credit. */
export function checkAmount(amount: number, settings: Settings): void {
  const limits = { min: settings['credits.top_up_min'], max: settings['credits.top_up_max'] }
  const issue = amountIssue(amount, limits)
  if (issue === 'not_a_whole_number') throw new AppError('invalid_input', {}, { amount: { code: issue } })
  if (issue) throw new AppError(issue, limits, { amount: issue })
}

export async function prepareTopUp(
  ctx: Ctx,
  { amount, ...input }: Omit<ChargeInput, 'purpose' | 'net'> & { amount: number },
): Promise<NewChargeRecord> {
  const settings = await readSettings(ctx.db, ctx.clock.now())
  checkAmount(amount, settings)
  return prepareCharge(ctx, { ...input, purpose: 'credits', net: satang(amount) })
}
