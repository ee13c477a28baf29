import { AppError } from '../../../core/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { faultPoint } from '../../../platform/fault.ts'
import { PortError } from '../../../ports/http.ts'
import type { Charge, PaymentEvent } from '../../../ports/payment/port.ts'
import { applyProviderStatus } from './settle.ts'
import { claimEvent, findByProvider, finishEvent, lockCharge } from './store.ts'

interface Received {
  provider: string
  rawBody: string | undefined
  headers: Record<string, string | undefined>
}

/** Verifies the webhook and returns its event. Throws if the signature is invalid. */
function readEvent(ctx: Ctx, { provider, rawBody, headers }: Received): PaymentEvent {
  const { payment } = ctx.ports
  if (provider !== payment.provider) throw new AppError('not_found')
  const checked = payment.verifyWebhook(rawBody ?? '', headers, ctx.clock.now())
  if (checked.ok) return checked.event
  ctx.log.warn({ provider, reason: checked.reason }, 'webhook refused')
  throw new AppError(checked.reason === 'malformed' ? 'invalid_input' : 'unauthenticated')
}

/** Reads the charge from the provider's API, because the webhook's content is not trusted. */
async function readCharge(ctx: Ctx, event: PaymentEvent): Promise<Charge | null> {
  if (!event.chargeId || !event.key.startsWith('charge.')) return null
  try {
    return await ctx.ports.payment.getCharge(event.chargeId)
  } catch (error) {
    if (!(error instanceof PortError)) throw error
    if (error.code === 'not_found') return null
    // The provider resends a webhook after any response other than 2xx.
    throw new AppError('provider_unavailable')
  }
}

/**
 * Processes each webhook event once, even if it arrives repeatedly, late or out of order: the event's row stays locked
 * until the same transaction has settled the charge and marked the event as processed.
 */
export async function processWebhook(ctx: Ctx, received: Received): Promise<void> {
  const event = readEvent(ctx, received)
  const providerCharge = await readCharge(ctx, event)
  const { provider } = received
  const now = ctx.clock.now()
  await ctx.write(async (tx) => {
    const { done } = await claimEvent(tx, { provider, eventId: event.id, kind: event.key }, now)
    if (done) return
    const chargeId = providerCharge && (await findByProvider(tx, provider, providerCharge))
    const row = chargeId ? await lockCharge(tx, chargeId) : undefined
    // The charge is not ours or is not stored yet. A later delivery, a poll or the sweep will process it.
    if (providerCharge && !row) return
    if (providerCharge && row) await applyProviderStatus(tx, ctx, row, providerCharge)
    await finishEvent(tx, { provider, eventId: event.id }, row?.id ?? null, now)
    faultPoint('webhook.read')
  })
  faultPoint('webhook.committed')
}
