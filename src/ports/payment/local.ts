import { omisePayment } from './omise.ts'
import type { PaymentPort } from './port.ts'

export interface LocalPaymentConfig {
  /** Where the sandbox bank listens, as the server reaches it. */
  url: string
  /** The same as the payer's browser reaches it, when that differs. */
  publicUrl?: string
  secretKey: string
  signingKeys: readonly string[]
  billerId?: string
}

/** A biller id of the right length that belongs to nobody, so that a scanned sandbox QR pays no one. */
const SANDBOX_BILLER = '000000000000000'

/** The default payment port: the real protocol, spoken to the sandbox bank. */
export function localPayment(config: LocalPaymentConfig): PaymentPort {
  return omisePayment({
    provider: 'sandbox',
    baseUrl: config.url,
    secretKey: config.secretKey,
    signingKeys: config.signingKeys,
    billerId: config.billerId ?? SANDBOX_BILLER,
    accountChecks: true,
    cardPage: `${(config.publicUrl ?? config.url).replace(/\/$/, '')}/card`,
  })
}
