import { dayOf } from '../../core/calendar.ts'
import { satang } from '../../core/money.ts'
import { buyPackage } from '../../ledger/packages.ts'
import { readSettings } from '../../platform/settings.ts'
import { payableOf } from '../credits/rules/amounts.ts'
import { lotEnd } from '../credits/rules/lots.ts'
import type { Deliver } from '../credits/service.ts'
import { zPackageItem } from '../credits/shapes.ts'
import { inBothLanguages } from '../documents/rules.ts'

/** Delivers the jobs of a paid package, in the transaction that marks its charge as paid. */
export const deliverPackage: Deliver = async (tx, charge, payment, clock) => {
  const now = clock.now()
  const { packageId, units, creatorPay, title } = zPackageItem.parse(charge.item)
  const validUntil = lotEnd(now, (await readSettings(tx, now))['package.life_months'])
  const { id: chargeId, marketerId, net, vat, withheld } = charge
  const bought = { chargeId, marketerId, packageId, units, net, vat, withheld, expiresAt: validUntil }
  await buyPackage(tx, { ...payment, ...bought, creatorPay: satang(creatorPay) }, now)
  return {
    line: inBothLanguages(`แพ็กเกจ ${title.th} ${units} งาน`, `${title.en}, ${units} jobs`),
    notice: {
      kind: 'package.purchased',
      data: { total: { satang: payableOf(charge) }, package: title, n: units, date: { day: dayOf(validUntil) } },
      href: `/Marketer/buyCredit/${chargeId}`,
    },
    validUntil,
    balanceAfter: null,
  }
}
