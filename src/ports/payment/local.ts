import { omisePayment } from './omise.ts'
import type { PaymentPort } from './port.ts'

export interface LocalPaymentConfig {
  /** URL of the sandbox bank for the server. */
  url: string
  /** URL of the sandbox bank for the payer's browser, if it differs. */
  publicUrl?: string
  secretKey: string
  signingKeys: readonly string[]
  billerId?: string
}

/** A biller id of the right length that belongs to nobody, so that a scanned sandbox QR pays no one. */
const SANDBOX_BILLER = '000000000000000'

/** The default payment port: the real protocol with the sandbox bank as the provider. */
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
