import { createHash } from 'node:crypto'
import { MINUTE, SECOND } from '../../../core/clock.ts'
import type { UploadedFile } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import { satang } from '../../../core/money.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db, Tx } from '../../../db/types.ts'
import type { AppConfig, Ctx } from '../../../platform/context.ts'
import { PortError } from '../../../ports/http.ts'
import type { Charge, NewCharge, PaymentPort } from '../../../ports/payment/port.ts'
import { waitingAct } from '../../approvals/service.ts'
import { storeFile, withUpload } from '../../files/service.ts'
import { nextCheck, shownStatus } from '../rules/verdict.ts'
import type { ChargeView } from '../shapes.ts'
import { portRefusal, refusalCode } from './prepare.ts'
import { applyAnswer, fail, type SettleEnv } from './settle.ts'
import { type ChargeRecord, findCharge, findOwn, langOfPayer, lockCharge, updateCharge } from './store.ts'
import { viewCharge } from './view.ts'

/** What reading a charge again needs; a request's context and the running application both have it. */
export interface PayEnv extends SettleEnv {
  db: Db
  config: Pick<AppConfig, 'seller' | 'origin'>
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
  const providerCharge = await env.ports.payment.getCharge(row.providerChargeId!)
  return withTx(env.db, async (tx) => {
    const locked = await lockCharge(tx, row.id)
    return applyAnswer(tx, env, locked!, providerCharge)
  })
}

/** The same request each time it is sent: the row's id is the provider's idempotency key. */
async function chargeRequest(env: PayEnv, row: ChargeRecord): Promise<NewCharge> {
  const lang = await langOfPayer(env.db, row.marketerId)
  return {
    id: row.id,
    amount: satang(row.total),
    method: row.method,
    reference: row.reference,
    returnUrl: `${env.config.origin}/${lang}/Marketer/buyCredit/${row.id}`,
    expiresAt: row.expiresAt,
    description: `Talad ${row.reference}`,
    ...(row.cardToken !== null && { cardToken: row.cardToken }),
  }
}

/** Stores what the provider made of a charge, and acts on it where it has already ended. */
async function recordOpened(tx: Tx, env: PayEnv, id: string, result: Charge): Promise<ChargeRecord> {
  const locked = await lockCharge(tx, id)
  const { id: providerChargeId, qrPayload, authorizeUrl } = result
  const nextCheckAt = nextCheck(locked!.expiresAt, env.clock.now())
  const opened = locked!.providerChargeId
    ? locked!
    : await updateCharge(tx, id, { providerChargeId, qrPayload, authorizeUrl, cardToken: null, nextCheckAt })
  return result.status === 'pending' ? opened : applyAnswer(tx, env, opened, result)
}

/** A row whose charge the provider may not have yet: a QR that is still needed, or a card that was given. */
export const isUnopened = (row: ChargeRecord, now: Date): boolean =>
  row.status === 'pending' &&
  row.providerChargeId === null &&
  (row.cardToken !== null || (row.method === 'promptpay' && now < row.expiresAt))

/** Has the provider make the charge of a row. A refusal ends the charge. Throws PortError where asking again may help. */
export async function openCharge(env: PayEnv, row: ChargeRecord): Promise<ChargeRecord> {
  try {
    const request = await chargeRequest(env, row)
    const create = () => env.ports.payment.createCharge(request)
    // A connection that broke in the meantime is no reason to make the payer wait: the key makes a second call safe.
    const result = await create().catch((error: unknown) => {
      if (error instanceof PortError && error.code === 'unreachable') return create()
      throw error
    })
    return await withTx(env.db, (tx) => recordOpened(tx, env, row.id, result))
  } catch (error) {
    const code = refusalCode(error)
    if (code === null) throw error
    return withTx(env.db, async (tx) => {
      const locked = await lockCharge(tx, row.id)
      return isUnopened(locked!, env.clock.now()) ? fail(tx, env, locked!, code) : locked!
    })
  }
}

/** Opens a charge whose row was just written. Without an answer of the provider the row waits for a look or the sweep. */
export async function openNewCharge(ctx: Ctx, id: string): Promise<void> {
  const row = await findCharge(ctx.db, id)
  if (!row || !isUnopened(row, ctx.clock.now())) return
  await quietly(ctx, row, () => openCharge(ctx, row))
}

/** The provider's silence changes nothing: it is asked again a little later. */
async function quietly(ctx: Ctx, row: ChargeRecord, run: () => Promise<ChargeRecord>): Promise<ChargeRecord> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof PortError)) throw error
    ctx.log.warn({ err: error }, 'payment provider')
    await postponeCheck(ctx, row.id, FRESH)
    return row
  }
}

/** When the provider is asked next about a charge that can still change. */
export async function postponeCheck(env: PayEnv, id: string, wait: number): Promise<void> {
  await withTx(env.db, async (tx) => {
    const row = await lockCharge(tx, id)
    if (row?.nextCheckAt) await updateCharge(tx, id, { nextCheckAt: new Date(env.clock.now().getTime() + wait) })
  })
}

/** The owner waits: a lost webhook, or a charge that the provider has not made yet, is made up for. */
export async function refreshOwn(ctx: Ctx, row: ChargeRecord): Promise<ChargeRecord> {
  const now = ctx.clock.now()
  const open = row.status === 'pending' || row.status === 'expired'
  const fresh = row.readAt && now.getTime() - row.readAt.getTime() < FRESH
  if (!open || fresh || row.nextCheckAt === null) return row
  if (row.providerChargeId === null && !(isUnopened(row, now) && row.nextCheckAt <= now)) return row
  const next = await quietly(ctx, row, () => (row.providerChargeId ? readAgain(ctx, row) : openCharge(ctx, row)))
  if (next.status !== row.status) ctx.wakeOutbox()
  return next
}

/**
 * Pays with a card's one-use token. Row and token stand before the provider charges the card and the row's id is the
 * idempotency key: after a crash the webhook, a look of the owner or the sweep completes what was asked for.
 */
export async function payByCard(ctx: Ctx, id: string, cardToken: string): Promise<CardAnswer> {
  const row = await claimCard(ctx, id, cardToken)
  const result = await chargeCard(ctx, row)
  return ctx.write(async (tx) => {
    const paid = await recordOpened(tx, ctx, id, result)
    const authorizeUrl = paid.status === 'pending' ? paid.authorizeUrl : null
    return { data: await viewCharge(tx, paid, ctx.lang, ctx.clock.now()), authorizeUrl }
  })
}

/** `authorizeUrl`: where the cardholder's bank wants a confirmation first. */
interface CardAnswer {
  data: ChargeView
  authorizeUrl: string | null
}

/** Binds one card to the charge; another one is refused until the provider has answered about the first. */
async function claimCard(ctx: Ctx, id: string, cardToken: string): Promise<ChargeRecord> {
  await ownCharge(ctx, id)
  return withTx(ctx.db, async (tx) => {
    const row = (await lockCharge(tx, id))!
    const now = ctx.clock.now()
    if (row.method !== 'card') throw new AppError('conflict')
    if (shownStatus(row, now) === 'expired') throw new AppError('charge_expired')
    if (row.providerChargeId !== null) return row
    if (row.status !== 'pending' || (row.cardToken ?? cardToken) !== cardToken) throw new AppError('conflict')
    return updateCharge(tx, id, { cardToken, nextCheckAt: new Date(now.getTime() + MINUTE) })
  })
}

async function chargeCard(ctx: Ctx, row: ChargeRecord): Promise<Charge> {
  const { payment } = ctx.ports
  try {
    if (row.providerChargeId) return await payment.getCharge(row.providerChargeId)
    return await payment.createCharge(await chargeRequest(ctx, row))
  } catch (error) {
    // A refused card is free to be replaced by another one.
    if (refusalCode(error) !== null) await withTx(ctx.db, (tx) => updateCharge(tx, row.id, { cardToken: null }))
    throw portRefusal(ctx, error)
  }
}

/** The slip of a bank transfer: the charge waits for an operator. A better picture may replace it until one agreed. */
export async function sendSlip(ctx: Ctx, id: string, file: UploadedFile): Promise<ChargeRecord> {
  const before = await ownCharge(ctx, id)
  if (!takesSlip(before)) throw new AppError('conflict')
  const slipHash = createHash('sha256').update(file.bytes).digest('hex')
  return withUpload(ctx, file, 'slip', (prepared) =>
    ctx.write(async (tx) => {
      const row = await lockCharge(tx, id)
      if (!row || !takesSlip(row) || (await waitingAct(tx, 'slip', id, ctx.clock.now()))) throw new AppError('conflict')
      await storeFile(tx, ctx, prepared)
      return updateCharge(tx, id, {
        status: 'review',
        reviewReason: 'slip',
        slipFileId: prepared.id,
        slipAt: ctx.clock.now(),
        slipHash,
        nextCheckAt: null,
      })
    }),
  )
}

/** Money may have been sent before the charge's time was over, so a slip that comes late is still looked at. */
const takesSlip = (row: ChargeRecord): boolean =>
  row.method === 'transfer' && (row.status === 'pending' || row.status === 'expired' || row.reviewReason === 'slip')
