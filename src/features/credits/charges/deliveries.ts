import { dayOf } from '../../../core/calendar.ts'
import type { Clock } from '../../../core/clock.ts'
import type { Satang } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { formatCredits } from '../../../i18n/formats.ts'
import { balanceOf } from '../../../ledger/balances.ts'
import type { Origin } from '../../../ledger/entry.ts'
import { buyLot } from '../../../ledger/lots.ts'
import type { PaidFrom } from '../../../ledger/recipes/index.ts'
import { readSettings } from '../../../platform/settings.ts'
import { inBothLanguages } from '../../documents/rules.ts'
import type { Notice } from '../../notifications/service.ts'
import { payableOf } from '../rules/amounts.ts'
import { lotEnd } from '../rules/lots.ts'
import type { ChargeRecord } from './store.ts'

/** The result of a paid charge: the line on the tax invoice, the message and the expiry date. */
export interface Delivered {
  line: string
  notice: Pick<Notice, 'kind' | 'data' | 'href'>
  validUntil: Date
  /** Credits after the purchase; null if none were bought. */
  balanceAfter: Satang | null
}

/** Delivers the purchase, in the transaction that marks the charge as paid. */
export type Deliver = (
  tx: Tx,
  charge: ChargeRecord,
  payment: Origin & { paidFrom: PaidFrom },
  clock: Clock,
) => Promise<Delivered>

/** The delivery function for each purpose; provided by the server. Only charges of these purposes can be paid. */
export type Deliveries = Readonly<Partial<Record<ChargeRecord['purpose'], Deliver>>>

declare module '../../../platform/context.ts' {
  interface Composition {
    deliveries: Deliveries
  }
}

export const deliveredPurposes = (deliveries: Deliveries) => Object.keys(deliveries) as ChargeRecord['purpose'][]

export function deliveryOf(deliveries: Deliveries, purpose: ChargeRecord['purpose']): Deliver {
  const deliver = deliveries[purpose]
  if (!deliver) throw new Error(`nothing delivers ${purpose}`)
  return deliver
}

/** Credits become a lot that expires after a number of months. */
export const deliverCredits: Deliver = async (tx, charge, payment, clock) => {
  const now = clock.now()
  const months = (await readSettings(tx, now))['credits.life_months']
  const validUntil = lotEnd(now, months)
  const { id: chargeId, marketerId, net, vat, withheld } = charge
  await buyLot(tx, { ...payment, chargeId, marketerId, net, vat, withheld, expiresAt: validUntil }, now)
  return {
    line: inBothLanguages(`เติมเครดิต Talad ${formatCredits(net)} เครดิต`, `${formatCredits(net)} Talad credits`),
    notice: {
      kind: 'credits.purchased',
      data: {
        total: { satang: payableOf(charge) },
        credits: { credits: net },
        date: { day: dayOf(validUntil) },
      },
      href: `/Marketer/buyCredit/${chargeId}`,
    },
    validUntil,
    balanceAfter: await balanceOf(tx, 'customer_credits', marketerId),
  }
}
