import { createHash } from 'node:crypto'
import { DAY, MINUTE } from '../src/core/clock.ts'
import { baht, type Satang } from '../src/core/money.ts'
import type { Settings } from '../src/core/settings.ts'
import { totalsOf } from '../src/features/credits/rules/amounts.ts'
import { lotEnd } from '../src/features/credits/rules/lots.ts'
import { newReference } from '../src/features/credits/rules/reference.ts'
import type { charges } from '../src/features/credits/schema.ts'
import type { PackageItem } from '../src/features/credits/shapes.ts'
import { taxAddress } from '../src/features/documents/service.ts'
import { PACKAGES } from './content/packages.ts'
import type { DemoMarketer } from './content/types.ts'
import type { PayMethod, Purchase } from './content/types-history.ts'
import { momentOf, seedId } from './day.ts'
import type { Market } from './market.ts'
import { packageIdOf } from './packages.ts'
import { marketerOf } from './people.ts'

export type ChargeRow = typeof charges.$inferInsert

const bytesOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** The buyer on the tax invoice. */
export function partyOf({ companyName, address, taxId, branch, kind }: DemoMarketer): ChargeRow['party'] {
  const { line, subdistrict, district, province, postcode } = address
  return {
    name: companyName.th,
    address: taxAddress({
      line: line.th,
      subdistrict: subdistrict.th,
      district: district.th,
      province: province.th,
      postcode,
    }),
    taxId,
    branch: kind === 'individual' ? null : branch,
  }
}

interface ChargeRequest {
  key: string
  marketer: string
  method: PayMethod
  net: Satang
  createdAt: Date
}

function chargeRow(market: Market, settings: Settings, request: ChargeRequest): ChargeRow {
  const { key, marketer, method, net, createdAt } = request
  const minutes = settings['credits.pay_minutes'][method]
  return {
    id: seedId(`charge/${key}`, createdAt),
    reference: newReference(createdAt, bytesOf(`charge/${key}`).subarray(0, 8)),
    marketerId: market.people.marketerId(marketer),
    purpose: 'credits',
    ...totalsOf(net, settings['vat.bps']),
    method,
    status: 'pending',
    provider: method === 'transfer' ? null : 'sandbox',
    providerChargeId: method === 'transfer' ? null : `chrg_demo_${bytesOf(key).toString('hex').slice(0, 16)}`,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + minutes * MINUTE),
    party: partyOf(marketerOf(marketer)),
    readAt: createdAt,
  }
}

export const packOf = (key: string) => {
  const found = PACKAGES.find((item) => item.key === key)
  if (!found) throw new RangeError(`no package ${key}`)
  return found
}

const itemOf = (pack: ReturnType<typeof packOf>): PackageItem => ({
  packageId: packageIdOf(pack.key),
  slug: pack.key,
  title: pack.name,
  channelType: pack.channel,
  postType: pack.post,
  units: pack.jobs,
  creatorPay: pack.creatorPay,
})

/** A purchase that was paid a few minutes after it was started; a transfer, after an operator had checked the slip. */
export function paidCharge(market: Market, purchase: Purchase, balanceAfter: Satang | null): ChargeRow {
  const { settings, people } = market
  const paidAt = momentOf(market.today, purchase.at)
  const { key, marketer, method } = purchase
  const transfer = method === 'transfer'
  const createdAt = new Date(paidAt.getTime() - (transfer ? 150 : 3) * MINUTE)
  const pack = purchase.kind === 'package' ? packOf(purchase.package) : null
  const net = purchase.kind === 'top_up' ? purchase.credits : pack!.price
  const row = chargeRow(market, settings, { key, marketer, method, net, createdAt })
  const months = settings[pack ? 'package.life_months' : 'credits.life_months']
  return {
    ...row,
    purpose: pack ? 'package' : 'credits',
    item: pack && itemOf(pack),
    status: 'paid',
    paidAt,
    received: row.total,
    ...(transfer && {
      approvedBy: people.operatorId(row.total >= settings['operator.second_approval_from'] ? 'operator' : 'operator2'),
      decidedBy: people.operatorId('operator2'),
      decidedAt: paidAt,
    }),
    balanceAfter,
    validUntil: lotEnd(paidAt, months),
  }
}

/** Key of the slip of the transfer that waits for an operator. */
export const SLIP = 'slip/chadee'

/** Charges that were not paid: a slip in review, a refused card, a QR that nobody scanned. */
export function unpaidCharges(market: Market, slipFileId: string): ChargeRow[] {
  const { settings, today } = market
  const request = (marketer: string, day: number, net: number, method: PayMethod): ChargeRow => {
    const createdAt = momentOf(today, { day, minute: 14 * 60 + 20 })
    return chargeRow(market, settings, { key: `unpaid/${marketer}`, marketer, method, net: baht(net), createdAt })
  }
  const slip = request('chadee', -1, 50_000, 'transfer')
  const slipAt = new Date(slip.createdAt.getTime() + 25 * MINUTE)
  return [
    { ...slip, status: 'review', reviewReason: 'slip', slipFileId, slipAt, slipHash: bytesOf(SLIP).toString('hex') },
    { ...request('pinto', -17, 60_000, 'card'), status: 'failed', failureCode: 'insufficient_fund' },
    { ...request('lele', -26, 80_000, 'promptpay'), status: 'expired' },
  ]
}

/** When the slip was sent; its file has the same time. */
export const slipTime = (market: Market): Date =>
  new Date(market.today.midnight.getTime() - DAY + (14 * 60 + 45) * MINUTE)
