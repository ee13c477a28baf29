import type { PortsConfig } from '../ports/index.ts'
import type { Env } from './env.ts'
import type { Sandboxes } from './sandboxes.ts'

/** The environment in the words of the ports. A provider that is not configured takes its local default. */
export function portConfig(env: Env, sandboxes: Sandboxes | null, billerId: string): PortsConfig {
  const config: PortsConfig = { dataDir: env.DATA_DIR, billerId }
  if (sandboxes) {
    const { bank, platform, line } = sandboxes
    config.sandboxBank = { url: bank.url, secretKey: bank.secretKey, signingKey: bank.signingKey }
    config.sandboxSocial = { url: platform.url, clientId: platform.clientId, clientSecret: platform.clientSecret }
    config.sandboxLine = { url: line.url, token: line.token, secret: line.secret, accountId: line.accountId }
  }
  if (env.PAYMENT_SECRET_KEY && env.PAYMENT_WEBHOOK_KEY)
    config.payment = {
      secretKey: env.PAYMENT_SECRET_KEY,
      webhookKeys: env.PAYMENT_WEBHOOK_KEY,
      ...(env.PAYMENT_URL && { url: env.PAYMENT_URL }),
    }
  if (env.SMTP_URL) config.email = { url: env.SMTP_URL, from: env.MAIL_FROM }
  if (env.SMS_URL) config.sms = { url: env.SMS_URL, ...(env.SMS_TOKEN && { token: env.SMS_TOKEN }) }
  if (env.LINE_TOKEN)
    config.line = {
      token: env.LINE_TOKEN,
      ...(env.LINE_SECRET && { secret: env.LINE_SECRET }),
      ...(env.LINE_ACCOUNT_ID && { accountId: env.LINE_ACCOUNT_ID }),
    }
  if (env.WHATSAPP_URL && env.WHATSAPP_TOKEN) config.whatsapp = { url: env.WHATSAPP_URL, token: env.WHATSAPP_TOKEN }
  if (env.S3_URL && env.S3_BUCKET && env.S3_KEY && env.S3_SECRET)
    config.s3 = {
      url: env.S3_URL,
      bucket: env.S3_BUCKET,
      region: env.S3_REGION,
      accessKey: env.S3_KEY,
      secretKey: env.S3_SECRET,
    }
  if (env.GEOIP_URL) config.geoip = { url: env.GEOIP_URL }
  return config
}
