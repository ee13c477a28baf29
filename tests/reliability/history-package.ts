import { newId } from '../../src/core/ids.ts'
import { satang, share, sum } from '../../src/core/money.ts'
import { withTx } from '../../src/db/tx.ts'
import type { Deliver } from '../../src/features/credits/charges/deliveries.ts'
import { settlePaid } from '../../src/features/credits/charges/settle.ts'
import { charges } from '../../src/features/credits/schema.ts'
import { buyPackage } from '../../src/ledger/packages.ts'
import type { Real } from './history-world.ts'
import { DAY, type Model, type PackageOffer } from './model.ts'

interface Item extends PackageOffer {
  packageId: string
}

// The units of a package live for the model's number of days, which a setting in months cannot express.
const deliverPackage: Deliver = async (tx, charge, origin, clock) => {
  const now = clock.now()
  const { packageId, units, pay, days } = charge.item as unknown as Item
  const validUntil = new Date(now.getTime() + days * DAY)
  const { id: chargeId, marketerId, net, vat } = charge
  const bought = { chargeId, marketerId, packageId, units, creatorPay: satang(pay), net, vat, expiresAt: validUntil }
  await buyPackage(tx, { ...origin, ...bought }, now)
  const data = { total: { satang: charge.total }, package: 'แพ็กเกจ', n: units, date: validUntil }
  const notice = { kind: 'package.purchased', data, href: `/Marketer/buyCredit/${chargeId}` } as const
  return { line: `แพ็กเกจ ${units} งาน`, notice, validUntil, balanceAfter: null }
}

/** A brand buys a package: the charge with its invoice, and the units. */
export async function sellUnits({ lane, marketer, packageId }: Real, { campaign, settings }: Model) {
  const { app } = lane
  const now = app.clock.now()
  const offer = campaign.offer!
  const id = newId(now.getTime())
  const net = satang(offer.price)
  const vat = share(net, settings.vatBps)
  await withTx(app.db, async (tx) => {
    const [charge] = await tx
      .insert(charges)
      .values({
        id,
        reference: id.replaceAll('-', '').slice(-20).toUpperCase(),
        marketerId: marketer.accountId,
        purpose: 'package',
        item: {
          ...offer,
          packageId,
          slug: 'package',
          title: { th: 'แพ็กเกจ', en: 'Package' },
          channelType: 'INSTAGRAM',
          postType: 'photoPost',
          creatorPay: offer.pay,
        },
        net,
        vatBps: settings.vatBps,
        vat,
        total: sum(net, vat),
        method: 'promptpay',
        status: 'pending',
        provider: 'memory',
        providerChargeId: `chrg_${id}`,
        party: { name: 'บริษัท ทดสอบ จำกัด', address: '99/8', taxId: '0105561012346', branch: '00000' },
        createdAt: now,
        expiresAt: new Date(now.getTime() + DAY),
      })
      .returning()
    await settlePaid(tx, { ...app.app, composition: { deliveries: { package: deliverPackage } } }, charge!)
  })
  return { status: 200, body: { data: { id } } }
}
