import { createHash } from 'node:crypto'
import type { Clock } from '../../core/clock.ts'
import { SECOND } from '../../core/clock.ts'
import type { UploadedFile } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import { satang } from '../../core/money.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { PortError } from '../../ports/http.ts'
import type { Charge, PaymentPort } from '../../ports/payment/port.ts'
import type { AppConfig, Ctx } from '../../service/context.ts'
import { keepFile, prepareUpload } from '../files/service.ts'
import { shownStatus } from './rules/verdict.ts'
import { portRefusal } from './service-charge.ts'
import { applyAnswer } from './settle.ts'
import type { ChargeView } from './shapes.ts'
import { type ChargeRecord, findOwn, lockCharge, updateCharge } from './store.ts'
import { viewCharge } from './view.ts'

/** What reading a charge again needs; a request's context and the running application both have it. */
export interface PayEnv {
  db: Db
  clock: Clock
  config: Pick<AppConfig, 'seller'>
  ports: { payment: PaymentPort }
}

/** A page that asks every few seconds does not ask the provider each time. */
const FRESH = 3 * SECOND

export async function ownCharge(ctx: Ctx, id: string): Promise<ChargeRecord> {
  const row = await findOwn(ctx.db, ctx.caller.accountId, id)
  if (!row) throw new AppError('not_found')
  return row
}

/** Asks the provider about a charge and acts on the answer. Throws PortError. */
export async function readAgain(env: PayEnv, row: ChargeRecord): Promise<ChargeRecord> {
  const told = await env.ports.payment.getCharge(row.providerChargeId!)
  return withTx(env.db, async (tx) => {
    const locked = await lockCharge(tx, row.id)
    return applyAnswer(tx, env, locked!, told)
  })
}

/** The owner waits for the money: a webhook that got lost is made up for. The provider's silence changes nothing. */
export async function refreshOwn(ctx: Ctx, row: ChargeRecord): Promise<ChargeRecord> {
  const open = row.status === 'pending' || row.status === 'expired'
  const fresh = row.readAt && ctx.clock.now().getTime() - row.readAt.getTime() < FRESH
  if (!open || fresh || !row.providerChargeId || row.nextCheckAt === null) return row
  try {
    const next = await readAgain(ctx, row)
    if (next.status !== row.status) ctx.wakeOutbox()
    return next
  } catch (error) {
    if (!(error instanceof PortError)) throw error
    ctx.log.warn({ err: error }, 'charge not read')
    return row
  }
}

/**
 * Pays with a card's one-use token. The row stands before the provider charges the card and its id is the idempotency
 * key, so a crash between leaves a charge that the webhook or the sweep recognises by its reference.
 */
export async function payByCard(ctx: Ctx, id: string, cardToken: string): Promise<CardAnswer> {
  const row = await ownCharge(ctx, id)
  const now = ctx.clock.now()
  if (row.method !== 'card') throw new AppError('conflict')
  if (shownStatus(row, now) === 'expired') throw new AppError('charge_expired')
  if (row.status !== 'pending' && row.providerChargeId === null) throw new AppError('conflict')
  const told = await chargeCard(ctx, row, cardToken)
  return ctx.write(async (tx) => {
    const locked = await lockCharge(tx, id)
    const paid = await applyAnswer(tx, ctx, locked!, told)
    const authorizeUrl = paid.status === 'pending' ? paid.authorizeUrl : null
    return { data: await viewCharge(tx, paid, ctx.lang, now), authorizeUrl }
  })
}

/** `authorizeUrl`: where the cardholder's bank wants a confirmation first. */
interface CardAnswer {
  data: ChargeView
  authorizeUrl: string | null
}

async function chargeCard(ctx: Ctx, row: ChargeRecord, cardToken: string): Promise<Charge> {
  const { payment } = ctx.ports
  try {
    if (row.providerChargeId) return await payment.getCharge(row.providerChargeId)
    return await payment.createCharge({
      id: row.id,
      amount: satang(row.total),
      method: 'card',
      reference: row.reference,
      cardToken,
      returnUrl: `${ctx.config.origin}/${ctx.lang}/Marketer/buyCredit/${row.id}`,
      expiresAt: row.expiresAt,
      description: row.reference,
    })
  } catch (error) {
    throw portRefusal(ctx, error)
  }
}

/** The slip of a bank transfer: the charge waits for an operator. A better picture may replace it until one agreed. */
export async function sendSlip(ctx: Ctx, id: string, file: UploadedFile): Promise<ChargeRecord> {
  const before = await ownCharge(ctx, id)
  if (!takesSlip(before)) throw new AppError('conflict')
  const prepared = await prepareUpload(ctx, file, 'slip')
  const slipHash = createHash('sha256').update(file.bytes).digest('hex')
  return ctx.write(async (tx) => {
    const row = await lockCharge(tx, id)
    if (!row || !takesSlip(row)) throw new AppError('conflict')
    await keepFile(tx, prepared)
    return updateCharge(tx, id, {
      status: 'review',
      reviewReason: 'slip',
      slipFileId: prepared.id,
      slipAt: ctx.clock.now(),
      slipHash,
      nextCheckAt: null,
    })
  })
}

/** Money may have been sent before the charge's time was over, so a slip that comes late is still looked at. */
const takesSlip = (row: ChargeRecord): boolean =>
  row.method === 'transfer' &&
  (row.status === 'pending' || row.status === 'expired' || (row.status === 'review' && row.approvedBy === null))
