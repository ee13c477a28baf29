import type { PortsConfig } from '../ports/index.ts'
import type { VendorConfig } from '../ports/social/vendor-calls.ts'
import type { SocialVendors } from '../ports/social/vendors.ts'
import { originOf } from './app-config.ts'
import { type Env, localSecret } from './env.ts'
import type { Sandboxes } from './sandboxes.ts'

/** Maps the environment to the configuration of the ports. A provider that is not configured uses its local default. */
export function portConfig(env: Env, sandboxes: Sandboxes | null, billerId: string): PortsConfig {
  const lineLogin = keysOf(env.LINE_LOGIN_ID, env.LINE_LOGIN_SECRET)
  return {
    dataDir: env.DATA_DIR,
    billerId,
    ...(sandboxes && sandboxConfig(sandboxes)),
    ...paymentConfig(env),
    ...messageConfig(env),
    ...(lineLogin && { lineLogin }),
    social: socialConfig(env),
    push: pushConfig(env),
    ...(env.WEBHOOK_RECEIVERS.length > 0 && { webhook: { receivers: env.WEBHOOK_RECEIVERS } }),
    ...s3Config(env),
    ...(env.GEOIP_URL && { geoip: { url: env.GEOIP_URL } }),
  }
}

const sandboxConfig = ({ bank, platform, line }: Sandboxes): Partial<PortsConfig> => ({
  sandboxBank: { url: bank.url, secretKey: bank.secretKey, signingKey: bank.signingKey },
  sandboxSocial: { url: platform.url, clientId: platform.clientId, clientSecret: platform.clientSecret },
  lineLogin: {
    clientId: line.clientId,
    clientSecret: line.secret,
    authorizeUrl: `${line.url}/oauth2/v2.1/authorize`,
    baseUrl: line.url,
    issuer: line.url,
  },
  sandboxWhatsapp: true,
  sandboxLine: { url: line.url, token: line.token, secret: line.secret, accountId: line.accountId },
})

const paymentConfig = (env: Env): Partial<PortsConfig> =>
  env.PAYMENT_SECRET_KEY && env.PAYMENT_WEBHOOK_KEY
    ? {
        payment: {
          secretKey: env.PAYMENT_SECRET_KEY,
          webhookKeys: env.PAYMENT_WEBHOOK_KEY,
          ...(env.PAYMENT_URL && { url: env.PAYMENT_URL }),
        },
      }
    : {}

const messageConfig = (env: Env): Partial<PortsConfig> => ({
  ...(env.SMTP_URL && { email: { url: env.SMTP_URL, from: env.MAIL_FROM } }),
  ...(env.SMS_URL && { sms: { url: env.SMS_URL, ...(env.SMS_TOKEN && { token: env.SMS_TOKEN }) } }),
  ...(env.LINE_TOKEN && {
    line: {
      token: env.LINE_TOKEN,
      ...(env.LINE_SECRET && { secret: env.LINE_SECRET }),
      ...(env.LINE_ACCOUNT_ID && { accountId: env.LINE_ACCOUNT_ID }),
    },
  }),
  ...(env.WHATSAPP_URL && env.WHATSAPP_TOKEN && { whatsapp: { url: env.WHATSAPP_URL, token: env.WHATSAPP_TOKEN } }),
})

const s3Config = (env: Env): Partial<PortsConfig> =>
  env.S3_URL && env.S3_BUCKET && env.S3_KEY && env.S3_SECRET
    ? {
        s3: {
          url: env.S3_URL,
          bucket: env.S3_BUCKET,
          region: env.S3_REGION,
          accessKey: env.S3_KEY,
          secretKey: env.S3_SECRET,
        },
      }
    : {}

function pushConfig(env: Env): PortsConfig['push'] {
  const origin = originOf(env)
  const [, mail = env.MAIL_FROM] = /<([^>]+)>/.exec(env.MAIL_FROM) ?? []
  return {
    privateKey: env.VAPID_PRIVATE_KEY ?? Buffer.from(localSecret(env.DATA_DIR, 'push'), 'hex').toString('base64url'),
    subject: origin.startsWith('https:') ? origin : `mailto:${mail}`,
    services: env.PUSH_SERVICES,
  }
}

const keysOf = (
  clientId: string | undefined,
  clientSecret: string | undefined,
  more: { apiKey?: string | undefined; apiUser?: string | undefined } = {},
): VendorConfig | undefined =>
  clientId && clientSecret
    ? {
        clientId,
        clientSecret,
        ...(more.apiKey && { apiKey: more.apiKey }),
        ...(more.apiUser && { apiUser: more.apiUser }),
      }
    : undefined

/** Platforms with configured keys; the others use the sandbox. */
function socialConfig(env: Env): SocialVendors {
  const youtube = keysOf(env.YOUTUBE_CLIENT_ID, env.YOUTUBE_CLIENT_SECRET, { apiKey: env.YOUTUBE_API_KEY })
  const instagram = keysOf(env.INSTAGRAM_CLIENT_ID, env.INSTAGRAM_CLIENT_SECRET, {
    apiKey: env.INSTAGRAM_API_TOKEN,
    apiUser: env.INSTAGRAM_API_USER,
  })
  const facebook = keysOf(env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET, { apiKey: env.FACEBOOK_API_TOKEN })
  const tiktok = keysOf(env.TIKTOK_CLIENT_ID, env.TIKTOK_CLIENT_SECRET)
  const x = keysOf(env.X_CLIENT_ID, env.X_CLIENT_SECRET, { apiKey: env.X_API_TOKEN })
  const line = keysOf(env.LINE_LOGIN_ID, env.LINE_LOGIN_SECRET)
  return {
    ...(youtube && { youtube }),
    ...(instagram && { instagram }),
    ...(facebook && { facebook }),
    ...(tiktok && { tiktok }),
    ...(x && { x }),
    ...(line && { line }),
    bio: env.PUBLIC_PROFILES,
  }
}
