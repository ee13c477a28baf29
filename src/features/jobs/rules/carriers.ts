import type { Bilingual, Lang } from '../../../core/shapes.ts'

interface Carrier extends Bilingual {
  /** The whole tracking number, in capitals and without spaces. */
  pattern: RegExp
  example: string
}

/** Carriers of a parcel. The codes are stored and part of the API. */
export const CARRIERS = {
  thailand_post: { th: 'ไปรษณีย์ไทย', en: 'Thailand Post', pattern: /^[A-Z]{2}\d{9}TH$/, example: 'EF123456789TH' },
  flash: { th: 'แฟลช เอ็กซ์เพรส', en: 'Flash Express', pattern: /^TH[A-Z0-9]{10,18}$/, example: 'TH01017ABCD2E0' },
  jt: { th: 'เจแอนด์ที เอ็กซ์เพรส', en: 'J&T Express', pattern: /^\d{12,15}$/, example: '820012345678' },
  kex: {
    th: 'เคอีเอ็กซ์ เอ็กซ์เพรส',
    en: 'KEX Express',
    pattern: /^(?=(.*\d){6})[A-Z0-9]{10,16}$/,
    example: 'KEX1234567890',
  },
  spx: {
    th: 'เอสพีเอ็กซ์ เอ็กซ์เพรส',
    en: 'SPX Express',
    pattern: /^(SPXTH|TH)[A-Z0-9]{10,16}$/,
    example: 'TH2412345678901A',
  },
  dhl: { th: 'ดีเอชแอล', en: 'DHL', pattern: /^(?=(.*\d){6})[A-Z0-9]{10,39}$/, example: '1234567890' },
  other: { th: 'ขนส่งอื่น', en: 'Another carrier', pattern: /^(?=.*\d)[A-Z0-9-]{6,40}$/, example: 'AB123456' },
} as const satisfies Record<string, Carrier>

export type CarrierCode = keyof typeof CARRIERS
export const CARRIER_CODES = Object.keys(CARRIERS) as [CarrierCode, ...CarrierCode[]]

/** Normalizes a tracking number; null if it does not match this carrier's format. */
export function trackingNumberOf(carrier: CarrierCode, typed: string): string | null {
  const number = typed.replace(/\s/g, '').toUpperCase()
  return CARRIERS[carrier].pattern.test(number) ? number : null
}

/** The name of a carrier in the viewer's language. Older parcels have a free-text name. */
export const carrierName = (lang: Lang, carrier: string | null | undefined): string =>
  carrier && carrier in CARRIERS ? CARRIERS[carrier as CarrierCode][lang] : (carrier ?? '')
