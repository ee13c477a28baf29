import { type Satang, satang, share } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'

export interface WithVat {
  net: Satang
  vatBps: number
  vat: Satang
  total: Satang
}

/** VAT on top of a price without VAT: what buying credits or a package costs. */
export function addVat(net: Satang, settings: Settings): WithVat {
  const vatBps = settings['vat.bps']
  const vat = share(net, vatBps)
  return { net, vatBps, vat, total: satang(net + vat) }
}

/** The VAT inside a price with VAT; the parts sum to it. */
export function takeVat(total: Satang, settings: Settings): WithVat {
  const vatBps = settings['vat.bps']
  const net = satang(Math.round((total * 10_000) / (10_000 + vatBps)))
  return { net, vatBps, vat: satang(total - net), total }
}
