import { join } from 'node:path'
import { localEmail } from './email/local.ts'
import type { EmailPort } from './email/port.ts'
import { smtpEmail } from './email/smtp.ts'
import { httpGeoip } from './geoip/http.ts'
import { localGeoip } from './geoip/local.ts'
import type { GeoipPort } from './geoip/port.ts'
import { localLine } from './line/local.ts'
import { messagingLine } from './line/messaging.ts'
import type { LinePort } from './line/port.ts'
import { localLineLogin } from './line-login/local.ts'
import { type LineLoginConfig, openidLineLogin } from './line-login/openid.ts'
import type { LineLoginPort } from './line-login/port.ts'
import { localPayment } from './payment/local.ts'
import { omisePayment } from './payment/omise.ts'
import type { PaymentPort } from './payment/port.ts'
import { localPush } from './push/local.ts'
import type { PushPort } from './push/port.ts'
import { type WebPushConfig, webPushService } from './push/web-push.ts'
import { gatewaySms } from './sms/gateway.ts'
import { localSms } from './sms/local.ts'
import type { SmsPort } from './sms/port.ts'
import type { SocialPort } from './social/port.ts'
import { type SocialVendors, vendorSocial } from './social/vendors.ts'
import { diskStorage } from './storage/disk.ts'
import type { StoragePort } from './storage/port.ts'
import { s3Storage } from './storage/s3.ts'
import { diskUploads } from './uploads/disk.ts'
import type { UploadsPort } from './uploads/port.ts'
import { httpsWebhooks, type WebhookConfig } from './webhook/https.ts'
import type { WebhookPort } from './webhook/port.ts'
import { cloudWhatsapp } from './whatsapp/cloud.ts'
import { localWhatsapp } from './whatsapp/local.ts'
import type { WhatsappPort } from './whatsapp/port.ts'

/** The interfaces to everything outside the process. */
export interface Ports {
  payment: PaymentPort
  email: EmailPort
  sms: SmsPort
  line: LinePort
  lineLogin: LineLoginPort
  whatsapp: WhatsappPort
  push: PushPort
  storage: StoragePort
  uploads: UploadsPort
  social: SocialPort
  geoip: GeoipPort
  webhook: WebhookPort
}

/** A running sandbox: its address for the server, and for browsers if that differs. */
export interface SandboxAddress {
  url: string
  publicUrl?: string
}

/** Configuration of the ports. A port without a configured provider uses its local implementation. */
export interface PortsConfig {
  dataDir: string
  sandboxBank?: SandboxAddress & { secretKey: string; signingKey: string }
  /** Simulates the chats of LINE; a real account takes precedence. */
  sandboxLine?: SandboxAddress & { token: string; secret: string; accountId: string }
  sandboxSocial?: SandboxAddress & { clientId: string; clientSecret: string }
  /**
   * A real payment provider takes precedence over the sandbox bank. Webhook keys are base64, several comma-separated
   * during rotation.
   */
  payment?: { secretKey: string; webhookKeys: string; url?: string }
  /** 15 digits, the seller's biller id for bill-payment QR codes. */
  billerId?: string
  email?: { url: string; from: string }
  sms?: { url: string; token?: string; sender?: string }
  line?: { token: string; secret?: string; accountId?: string }
  /** LINE Login, of LINE or of the sandbox. */
  lineLogin?: LineLoginConfig
  whatsapp?: { url: string; token: string }
  /** Without a provider, messages to WhatsApp stay in the outbox and count as sent. */
  sandboxWhatsapp?: boolean
  /** Web Push; without a key no browser can subscribe. */
  push?: WebPushConfig
  /** Webhook receivers for a local site; by default only addresses on the public internet are called. */
  webhook?: WebhookConfig
  s3?: { url: string; bucket: string; region: string; accessKey: string; secretKey: string }
  /** URL of an IP-information service with {ip} in it. */
  geoip?: { url: string }
  /** Real platforms; each one configured replaces the sandbox for its channel types. */
  social?: SocialVendors
}

/** Selects the implementation of each port. Opens no connection. */
export function buildPorts(config: PortsConfig): Ports {
  return {
    payment: paymentOf(config),
    email: config.email ? smtpEmail(config.email) : localEmail(),
    sms: config.sms ? gatewaySms(config.sms) : localSms(),
    line: lineOf(config),
    lineLogin: config.lineLogin ? openidLineLogin(config.lineLogin) : localLineLogin(),
    whatsapp: config.whatsapp ? cloudWhatsapp(config.whatsapp) : localWhatsapp(config.sandboxWhatsapp ?? false),
    push: config.push ? webPushService(config.push) : localPush(),
    storage: config.s3 ? s3Storage(config.s3) : diskStorage(join(config.dataDir, 'files')),
    uploads: diskUploads(join(config.dataDir, 'uploads')),
    social: vendorSocial(config.social ?? {}, config.sandboxSocial ?? null),
    geoip: config.geoip ? httpGeoip(config.geoip) : localGeoip(),
    webhook: httpsWebhooks(config.webhook),
  }
}

function lineOf({ line, sandboxLine }: PortsConfig): LinePort {
  if (line) return messagingLine(line)
  if (!sandboxLine) return localLine()
  const { url, publicUrl = url, ...account } = sandboxLine
  return messagingLine({ ...account, baseUrl: url, chatBase: `${publicUrl}/R/oaMessage` })
}

/** Used if no address is configured. No server listens on port 9, so every call fails at once as `unreachable`. */
const NOWHERE = 'http://127.0.0.1:9'

function paymentOf({ payment, sandboxBank, billerId }: PortsConfig): PaymentPort {
  if (payment) {
    const signingKeys = payment.webhookKeys.split(',').map((key) => key.trim())
    return omisePayment({ baseUrl: payment.url, secretKey: payment.secretKey, signingKeys, billerId })
  }
  const { url, publicUrl, secretKey, signingKey } = sandboxBank ?? { url: NOWHERE, secretKey: '', signingKey: '' }
  return localPayment({ url, publicUrl, secretKey, signingKeys: [signingKey], billerId })
}
