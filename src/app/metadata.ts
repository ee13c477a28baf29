import type { PageRoute } from './route-table.ts'

/** Pages with words of their own; the others take their area's. */
const KEYS = {
  '': 'home',
  jobMarketBoard: 'jobMarketBoard',
  Marketer: 'marketer',
  Influencer: 'influencer',
  'Marketer/signup': 'marketerSignup',
  'Influencer/signup': 'influencerSignup',
  'Influencer/signup/success': 'signupSuccess',
  'Marketer/recovery': 'marketerRecovery',
  'Influencer/recovery': 'influencerRecovery',
  'Marketer/login': 'marketerLogin',
  'Influencer/login': 'influencerLogin',
  'Operator/login': 'operatorLogin',
  styleguide: 'styleguide',
  error: 'error',
} as const

export type MetadataKey =
  | (typeof KEYS)[keyof typeof KEYS]
  | 'jobDetail'
  | 'marketerArea'
  | 'influencerArea'
  | 'operatorArea'
  | 'notFound'

/** The metadata texts of a path: keyed by page name and, where two sections share it, by section. */
export function metadataKey(row: PageRoute | null): MetadataKey {
  if (!row?.file) return 'notFound'
  if (row.path in KEYS) return KEYS[row.path as keyof typeof KEYS]
  if (row.path.startsWith('jobMarketBoard/')) return 'jobDetail'
  return row.guard === 'marketer' ? 'marketerArea' : row.guard === 'operator' ? 'operatorArea' : 'influencerArea'
}
