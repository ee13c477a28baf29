import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { SOCIAL_SITES } from '../features/site/shapes.ts'

const flag = z.enum(['0', '1', 'true', 'false']).transform((v) => v === '1' || v === 'true')
const port = z.coerce.number().int().min(0).max(65_535)

/** `facebook=https://…,x=https://…`: links in the footer, in this order. */
function socialLinks(text: string, ctx: z.RefinementCtx): { site: (typeof SOCIAL_SITES)[number]; url: string }[] {
  return text.split(',').flatMap((part) => {
    const cut = part.indexOf('=')
    const site = SOCIAL_SITES.find((name) => name === part.slice(0, cut).trim())
    const url = part.slice(cut + 1).trim()
    if (site && /^https:\/\//.test(url) && URL.canParse(url)) return [{ site, url }]
    ctx.addIssue({ code: 'custom', message: `names no known site with an https address: ${part}` })
    return []
  })
}

/** Origins separated by commas, for example `https://push.example`. */
function origins(text: string, ctx: z.RefinementCtx): string[] {
  const parts = text.split(',').flatMap((part) => part.trim() || [])
  const wrong = parts.find((part) => !URL.canParse(part) || new URL(part).origin !== part)
  if (wrong !== undefined) ctx.addIssue({ code: 'custom', message: `is no origin: ${wrong}` })
  return parts
}

/** Every environment variable that the server reads; the README's table is tested against it. */
const shape = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  COUNTRY: z.enum(['TH', 'ID', 'CO']).default('TH'),
  SEED: flag.default(true),
  SANDBOX: flag.default(true),
  SANDBOX_BANK_PORT: port.default(0),
  SANDBOX_SOCIAL_PORT: port.default(0),
  SANDBOX_LINE_PORT: port.default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  TRUST_PROXY: flag.default(false),
  RATE_LIMITS: flag.default(true),
  TOKEN_KEYS: z
    .string()
    .regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/i, 'must be keys of 64 hexadecimal digits with commas')
    .transform((keys) => keys.split(','))
    .optional(),
  PAYMENT_URL: z.url().optional(),
  PAYMENT_SECRET_KEY: z.string().min(8).optional(),
  PAYMENT_WEBHOOK_KEY: z.string().min(16).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional(),
  MAIL_FROM: z.string().default('Talad <no-reply@talad.test>'),
  SMS_URL: z.url().optional(),
  SMS_TOKEN: z.string().optional(),
  LINE_TOKEN: z.string().optional(),
  LINE_SECRET: z.string().min(16).optional(),
  LINE_ACCOUNT_ID: z
    .string()
    .regex(/^@[\w.-]{2,30}$/, 'must look like @talad')
    .optional(),
  YOUTUBE_CLIENT_ID: z.string().min(1).optional(),
  YOUTUBE_CLIENT_SECRET: z.string().min(1).optional(),
  YOUTUBE_API_KEY: z.string().min(1).optional(),
  INSTAGRAM_CLIENT_ID: z.string().min(1).optional(),
  INSTAGRAM_CLIENT_SECRET: z.string().min(1).optional(),
  INSTAGRAM_API_TOKEN: z.string().min(1).optional(),
  INSTAGRAM_API_USER: z.string().min(1).optional(),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_API_TOKEN: z.string().min(1).optional(),
  TIKTOK_CLIENT_ID: z.string().min(1).optional(),
  TIKTOK_CLIENT_SECRET: z.string().min(1).optional(),
  X_CLIENT_ID: z.string().min(1).optional(),
  X_CLIENT_SECRET: z.string().min(1).optional(),
  X_API_TOKEN: z.string().min(1).optional(),
  LINE_LOGIN_ID: z.string().min(1).optional(),
  LINE_LOGIN_SECRET: z.string().min(1).optional(),
  PUBLIC_PROFILES: flag.default(false),
  WHATSAPP_URL: z.url().optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes as 43 characters of base64url')
    .optional(),
  PUSH_SERVICES: z
    .string()
    .default('')
    .transform((text, ctx) => origins(text, ctx)),
  WEBHOOK_RECEIVERS: z
    .string()
    .default('')
    .transform((text, ctx) => origins(text, ctx)),
  S3_URL: z.url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('ap-southeast-1'),
  S3_KEY: z.string().optional(),
  S3_SECRET: z.string().optional(),
  GEOIP_URL: z.url().optional(),
  SOCIAL_LINKS: z
    .string()
    .default(
      'facebook=https://www.facebook.com/talad.example,x=https://x.com/talad_example,instagram=https://www.instagram.com/talad.example,youtube=https://www.youtube.com/@talad.example,linktree=https://linktr.ee/talad.example',
    )
    .transform((text, ctx) => socialLinks(text, ctx)),
  GOOGLE_ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must look like G-XXXXXXX')
    .optional(),
  META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must be digits')
    .optional(),
  TIKTOK_PIXEL_ID: z
    .string()
    .regex(/^[A-Z0-9]{10,40}$/, 'must be capitals and digits')
    .optional(),
  LINE_TAG_ID: z
    .string()
    .regex(/^[0-9a-f-]{36}$/, 'must be the tag of the LINE account')
    .optional(),
  /**
   * For crash tests: a file with the point of src/platform/fault.ts at which the process ends itself, as `point:count`.
   */
  FAULT_FILE: z.string().optional(),
  CLOCK_FILE: z.string().optional(),
})

export type Env = z.output<typeof shape>
export const envNames = Object.keys(shape.shape)

/** An invalid environment. The message is one line. */
export class EnvError extends Error {}

/** Reads and validates the environment. An empty value counts as absent. Throws EnvError. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([key, value]) => envNames.includes(key) && value !== ''),
  )
  const result = shape.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new EnvError(`${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? 'is not valid'}`)
  }
  if (result.data.NODE_ENV === 'production') checkPublic(result.data, given)
  return result.data
}

/** Requires values that have safe defaults only on a developer's machine. */
function checkPublic({ ORIGIN, WEBHOOK_RECEIVERS }: Env, given: Record<string, unknown>): void {
  if (!ORIGIN || /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:\d+)?(\/|$)/.test(ORIGIN)) return
  if (ORIGIN.startsWith('http:')) throw new EnvError('ORIGIN: a public origin must be https')
  if (WEBHOOK_RECEIVERS.length > 0)
    throw new EnvError('WEBHOOK_RECEIVERS: a public origin calls receivers on the internet only')
  const missing = ['SEED', 'SANDBOX'].find((name) => !(name in given))
  if (missing)
    throw new EnvError(
      `${missing}: a public origin needs SEED and SANDBOX set, to 0 for a real site; 1 opens demo logins that everybody knows`,
    )
}

/** A secret stored in the data directory and created at the first start (sandbox keys, hash pepper). */
export function localSecret(dataDir: string, name: string): string {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, `${name}.key`)
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(path, 'utf8').trim()
}
