import { dayOf } from '../../core/calendar.ts'
import { HOUR, MINUTE } from '../../core/clock.ts'
import { withTx } from '../../db/tx.ts'
import { alertsDue } from '../../ledger/alerts.ts'
import { expireDue } from '../../ledger/lots.ts'
import { readSettings } from '../../platform/settings.ts'
import { sweepEach } from '../../platform/sweep-each.ts'
import { PortError } from '../../ports/http.ts'
import { notify } from '../notifications/service.ts'
import { isUnopened, openCharge, type PayEnv, postponeCheck, refreshCharge } from './charges/service.ts'
import { type ChargeRecord, listDue, lockCharge, updateCharge } from './charges/store.ts'
import { sendRefund } from './refunds/service.ts'
import { listRefundsDue } from './refunds/store.ts'
import { shownStatus } from './rules/verdict.ts'

const BATCH = 100

/** Reads pending charges from the provider again, in case a webhook was lost, and expires those not paid in time. */
export async function sweepCharges(env: PayEnv): Promise<number> {
  const due = await listDue(env.db, env.clock.now(), BATCH)
  await sweepEach(env.log, {
    sweep: 'charges',
    rows: due,
    about: ({ id }) => ({ chargeId: id }),
    handle: (row) => sweepCharge(env, row),
    required: true,
  })
  return due.length
}

async function sweepCharge(env: PayEnv, row: ChargeRecord): Promise<void> {
  try {
    if (row.providerChargeId) await refreshCharge(env, row)
    else if (isUnopened(row, env.clock.now())) await openCharge(env, row)
    else await expireUnpaid(env, row)
  } catch (error) {
    if (!(error instanceof PortError)) throw error
    // Postpones the next check, so that a provider that is down is not called by every sweep.
    await postponeCheck(env, row.id, error.retryable ? 2 * MINUTE : HOUR)
  }
}

/** Expires a transfer without a slip or a card payment without a token; the provider has nothing to read. */
async function expireUnpaid(env: PayEnv, { id }: ChargeRecord): Promise<void> {
  await withTx(env.db, async (tx) => {
    const row = await lockCharge(tx, id)
    if (!row || row.nextCheckAt === null || row.providerChargeId) return
    if (shownStatus(row, env.clock.now()) === 'expired')
      await updateCharge(tx, id, { status: 'expired', nextCheckAt: null })
  })
}

/** Expires credits past their expiry date. Each batch has its own transaction. */
export async function sweepLots(env: PayEnv): Promise<void> {
  for (;;) {
    const expired = await withTx(env.db, (tx) => expireDue(tx, env.clock.now()))
    if (expired.length === 0) return
  }
}

/** Notifies marketers 30, 7 and 1 days before credits expire, in the transaction that marks the alert as sent. */
export async function sweepAlerts(env: PayEnv): Promise<void> {
  for (;;) {
    const now = env.clock.now()
    const alerted = await withTx(env.db, async (tx) => {
      const days = (await readSettings(tx, now))['credits.alert_days']
      const { taken, alerts } = await alertsDue(tx, now, BATCH, days)
      for (const alert of alerts)
        await notify(tx, now, {
          kind: 'credits.expiring',
          key: `lot:${alert.lotId}:expires:${alert.days}`,
          to: { accountId: alert.ownerId },
          data: {
            credits: { credits: alert.available },
            days: alert.days,
            date: { day: dayOf(alert.expiresAt) },
          },
          href: '/Marketer/credit',
        })
      return taken
    })
    if (alerted < BATCH) return
  }
}

export async function sweepRefunds(env: PayEnv): Promise<void> {
  await sweepEach(env.log, {
    sweep: 'refunds',
    rows: await listRefundsDue(env.db, env.clock.now(), BATCH),
    about: ({ id }) => ({ refundId: id }),
    handle: ({ id }) => sendRefund(env, id),
    required: true,
  })
}
