import { TRACKER_NAMES, type Tracker, type TrackerName } from '../core/trackers.ts'
import type { AppConfig } from '../platform/context.ts'
import { secretsOf } from '../platform/secrets.ts'
import { type Env, localSecret } from './env.ts'

const SELLER = {
  name: 'บริษัท ตลาด มีเดีย จำกัด',
  address: '99 ถนนพระรามที่ 4 แขวงพระโขนง เขตคลองเตย กรุงเทพมหานคร 10110',
  taxId: '0105561012346',
  branch: '00000',
  english: {
    name: 'Talad Media Co., Ltd.',
    address: '99 Rama IV Road, Phra Khanong Subdistrict, Khlong Toei District, Bangkok 10110',
  },
  billerId: '010556101234600',
  bankAccount: { bank: 'KBANK', number: '0991735028', name: 'บจก. ตลาด มีเดีย' },
} as const

function trackersOf(env: Env): Tracker[] {
  const ids: Record<TrackerName, string | undefined> = {
    google: env.GOOGLE_ANALYTICS_ID,
    meta: env.META_PIXEL_ID,
    tiktok: env.TIKTOK_PIXEL_ID,
    line: env.LINE_TAG_ID,
  }
  return TRACKER_NAMES.flatMap((name) => (ids[name] ? [{ name, id: ids[name] }] : []))
}

export const originOf = (env: Env): string => env.ORIGIN ?? `http://localhost:${env.PORT}`

/** The part of the environment that configures the site as a whole. */
export function appConfig(env: Env, release: string, formTargets: readonly string[]): AppConfig {
  const origin = originOf(env)
  return {
    origin,
    secure: origin.startsWith('https:'),
    release,
    country: env.COUNTRY,
    social: env.SOCIAL_LINKS,
    trackers: trackersOf(env),
    seller: SELLER,
    formTargets,
    secrets: secretsOf(env.TOKEN_KEYS ?? [localSecret(env.DATA_DIR, 'tokens')]),
    showCodes: env.SANDBOX && !env.SMTP_URL && !env.SMS_URL,
  }
}
