import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { MINUTE, SECOND } from '../../../core/clock.ts'
import type { UploadedFile } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db, Tx } from '../../../db/types.ts'
import type { AppConfig, Ctx } from '../../../platform/context.ts'
import { PortError } from '../../../ports/http.ts'
import type { Charge, NewCharge, PaymentPort } from '../../../ports/payment/port.ts'
import { waitingAct } from '../../approvals/service.ts'
import { storeFile, withUpload } from '../../files/service.ts'
import { payableOf } from '../rules/amounts.ts'
import { isUnpaid, nextCheck, shownStatus } from '../rules/verdict.ts'
import type { ChargeView, TaxParty } from '../shapes.ts'
import { portRefusal, refusalCode } from './prepare.ts'
import { applyProviderStatus, fail, type SettleEnv } from './settle.ts'
import { type ChargeRecord, findCharge, findOwn, langOfPayer, lockCharge, updateCharge } from './store.ts'
import { viewCharge } from './view.ts'

/** Dependencies for updating a charge, provided by a request's context and by the running application. */
export interface PayEnv extends SettleEnv {
  db: Db
  config: Pick<AppConfig, 'seller' | 'origin'>
  ports: { payment: PaymentPort }
  log: Pick<Logger, 'error'>
}

/** Minimum interval between calls to the provider for a page that polls. */
const PROVIDER_POLL_MS = 3 * SECOND

export async function ownCharge(ctx: Ctx, id: string): Promise<ChargeRecord> {
  const row = await findOwn(ctx.db, ctx.caller.accountId, id)
  if (!row) throw new AppError('not_found')
  return row
}

/** Reads a charge from the provider and processes its status. Throws PortError. */
export async function refreshCharge(env: PayEnv, row: ChargeRecord): Promise<ChargeRecord> {
  const providerCharge = await env.ports.payment.getCharge(row.providerChargeId!)
  return withTx(env.db, async (tx) => {
    const locked = await lockCharge(tx, row.id)
    return applyProviderStatus(tx, env, locked!, providerCharge)
  })
}

/** The request is identical each time it is sent: the row's id is the provider's idempotency key. */
async function chargeRequest(env: PayEnv, row: ChargeRecord): Promise<NewCharge> {
  const lang = await langOfPayer(env.db, row.marketerId)
  return {
    id: row.id,
    amount: payableOf(row),
    method: row.method,
    reference: row.reference,
    returnUrl: `${env.config.origin}/${lang}/Marketer/buyCredit/${row.id}`,
    expiresAt: row.expiresAt,
    description: `Talad ${row.reference}`,
    ...(row.cardToken !== null && { cardToken: row.cardToken }),
  }
}

/** Stores the provider's response for a new charge, and processes it if the charge has already ended. */
async function recordOpened(tx: Tx, env: PayEnv, id: string, result: Charge): Promise<ChargeRecord> {
  const locked = await lockCharge(tx, id)
  const { id: providerChargeId, qrPayload, authorizeUrl } = result
  const nextCheckAt = nextCheck(locked!.expiresAt, env.clock.now())
  const opened = locked!.providerChargeId
    ? locked!
    : await updateCharge(tx, id, { providerChargeId, qrPayload, authorizeUrl, cardToken: null, nextCheckAt })
  return result.status === 'pending' ? opened : applyProviderStatus(tx, env, opened, result)
}

/** True if the charge may not exist at the provider yet: a QR that is still needed, or a card payment. */
export const isUnopened = (row: ChargeRecord, now: Date): boolean =>
  row.status === 'pending' &&
  row.providerChargeId === null &&
  (row.cardToken !== null || (row.method === 'promptpay' && now < row.expiresAt))

/** Creates the charge of a row at the provider. A rejection ends the charge. Throws PortError if a retry may help. */
export async function openCharge(env: PayEnv, row: ChargeRecord): Promise<ChargeRecord> {
  try {
    const request = await chargeRequest(env, row)
    const create = () => env.ports.payment.createCharge(request)
    // Retry at once after a lost connection: the idempotency key makes a second call safe.
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

/** Creates the charge of a new row at the provider. Without a response, the owner's page or the sweep tries again. */
export async function openNewCharge(ctx: Ctx, id: string): Promise<void> {
  const row = await findCharge(ctx.db, id)
  if (!row || !isUnopened(row, ctx.clock.now())) return
  await ignoringPortErrors(ctx, row, () => openCharge(ctx, row))
}

/** Runs a call to the provider and ignores its failure: the provider is called again later. */
async function ignoringPortErrors(
  ctx: Ctx,
  row: ChargeRecord,
  run: () => Promise<ChargeRecord>,
): Promise<ChargeRecord> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof PortError)) throw error
    ctx.log.warn({ err: error }, 'payment provider')
    await postponeCheck(ctx, row.id, PROVIDER_POLL_MS)
    return row
  }
}

/** Sets when a charge that can still change is read again. */
export async function postponeCheck(env: PayEnv, id: string, wait: number): Promise<void> {
  await withTx(env.db, async (tx) => {
    const row = await lockCharge(tx, id)
    if (row?.nextCheckAt) await updateCharge(tx, id, { nextCheckAt: new Date(env.clock.now().getTime() + wait) })
  })
}

/**
 * Called while the owner waits: reads the charge after a lost webhook, or creates it if it is missing at the provider.
 */
export async function refreshOwn(ctx: Ctx, row: ChargeRecord): Promise<ChargeRecord> {
  const now = ctx.clock.now()
  const fresh = row.readAt && now.getTime() - row.readAt.getTime() < PROVIDER_POLL_MS
  if (!isUnpaid(row) || fresh || row.nextCheckAt === null) return row
  if (row.providerChargeId === null && !(isUnopened(row, now) && row.nextCheckAt <= now)) return row
  const next = await ignoringPortErrors(ctx, row, () =>
    row.providerChargeId ? refreshCharge(ctx, row) : openCharge(ctx, row),
  )
  if (next.status !== row.status) ctx.wakeOutbox()
  return next
}

/**
 * Pays with a card's single-use token. Row and token are stored before the provider charges the card, and the row's id
 * is the idempotency key: after a crash the webhook, the owner's page or the sweep completes the payment.
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

/** `authorizeUrl`: set if the cardholder's bank requires a confirmation first. */
interface CardAnswer {
  data: ChargeView
  authorizeUrl: string | null
}

/** Assigns a card to the charge. Another card is rejected until the provider has responded for the first. */
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
    // A declined card can be replaced by another one.
    if (refusalCode(error) !== null) await withTx(ctx.db, (tx) => updateCharge(tx, row.id, { cardToken: null }))
    throw portRefusal(ctx, error)
  }
}

/**
 * Cancels an unpaid charge of the caller. The provider's status is read first. A payment that arrives later is
 * delivered as usual, even though the charge is cancelled. Errors: `conflict` if it can no longer be cancelled,
 * `charge_paying` while a card payment has no response from the provider yet.
 */
export async function cancelOwn(ctx: Ctx, id: string): Promise<ChargeRecord> {
  const found = await ownCharge(ctx, id)
  if (found.providerChargeId && isUnpaid(found)) await ignoringPortErrors(ctx, found, () => refreshCharge(ctx, found))
  return ctx.write(async (tx) => {
    const row = (await lockCharge(tx, id))!
    return row.status === 'cancelled' ? row : cancelUnpaid(tx, row, ctx.clock.now())
  })
}

async function cancelUnpaid(tx: Tx, row: ChargeRecord, now: Date): Promise<ChargeRecord> {
  if (shownStatus(row, now) !== 'pending') throw new AppError('conflict')
  if (row.cardToken !== null) throw new AppError('charge_paying')
  const nextCheckAt = row.providerChargeId ? nextCheck(row.expiresAt, now) : null
  return updateCharge(tx, row.id, { status: 'cancelled', cancelledAt: now, nextCheckAt })
}

/**
 * Cancels an unpaid charge that an operator made for a marketer. As in `cancelOwn`, a transfer that arrives later is
 * delivered. Errors: `not_found`, `conflict` if it can no longer be cancelled.
 */
export async function cancelSold(
  tx: Tx,
  ctx: Ctx,
  { marketerId, id, reason }: { marketerId: string; id: string; reason: string },
): Promise<ChargeRecord> {
  const row = await lockCharge(tx, id)
  if (!row || row.marketerId !== marketerId || row.soldBy === null) throw new AppError('not_found')
  const now = ctx.clock.now()
  await cancelUnpaid(tx, row, now)
  return updateCharge(tx, id, { decidedBy: ctx.caller.accountId, decidedAt: now, decisionNote: reason })
}

/**
 * Changes the buyer after the tax invoice was reissued, so that later documents name the same buyer. Locks the charge.
 */
export async function correctBuyer(tx: Tx, chargeId: string, party: TaxParty): Promise<void> {
  if (await lockCharge(tx, chargeId)) await updateCharge(tx, chargeId, { party })
}

/** Stores the slip of a bank transfer for review. It can be replaced until an operator approves it. */
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

/** A late slip is still reviewed, because the money may have been sent before the charge expired or was cancelled. */
const takesSlip = (row: ChargeRecord): boolean =>
  row.method === 'transfer' && (isUnpaid(row) || row.reviewReason === 'slip')
